import type { Model } from '../../data/models.ts';
import type { Picture, Turntable } from '../../data/picture.ts';
import type { AllRoundProps } from '../../islands/all-round/all-round.tsx';
import type { Words } from '../../words/words.ts';

interface Shown {
  /** What is seen, e.g. "Millo, Full Body Cargo". */
  name: string;
  turntable: Turntable | null;
  model: Model | null;
  pictures: readonly Picture[];
}

/** What the program that draws a model weighs on its way, besides the model. */
const viewerBytes = 130_000;

/** The view of a vehicle that turns; null where it has none. */
export const toAllRound = (
  { product, lightbox }: Pick<Words, 'product' | 'lightbox'>,
  { name, turntable, model, pictures: [picture] }: Shown,
): AllRoundProps | null => {
  if (!turntable || !picture) return null;
  const { title, solid, ...words } = product.allRound;
  const { show, size, fits, lacks, ...others } = solid;
  const { left, right } = words;
  return {
    turntable,
    picture,
    words: { ...words, title: title({ name }), close: lightbox.close },
    solid: model && {
      url: model.url,
      words: {
        ...others,
        left,
        right,
        show: show({ kilobytes: Math.ceil((model.bytes + viewerBytes) / 10_000) * 10 }),
        // Put in where it is measured.
        size: size({ length: '{length}', width: '{width}', height: '{height}' }),
        fits: fits({ along: '{along}', across: '{across}' }),
        lacks: lacks({ along: '{along}', across: '{across}' }),
      },
    },
  };
};
