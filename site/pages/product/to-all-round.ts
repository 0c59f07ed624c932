import type { Model } from '../../data/models.ts';
import type { Picture, Turntable } from '../../data/picture.ts';
import type { Product } from '../../data/products.ts';
import type { RoundLinkProps } from '../../islands/all-round/round-link.tsx';
import type { RoundView } from '../../islands/all-round.island.tsx';
import type { Words } from '../../words/words.ts';

interface Shown {
  key: string;
  turntable: Turntable | null;
  model: Model | null;
  pictures: readonly Picture[];
}

/** Download size of the viewer program, without the model. */
const viewerBytes = 130_000;

/** The link to the turning view of a vehicle, a body or a colour; null if it has none. */
export const toRoundLink = (
  { product }: Pick<Words, 'product'>,
  { key, turntable, pictures }: Shown,
): RoundLinkProps | null =>
  turntable && pictures.length > 0
    ? { view: key, href: turntable.large, words: product.allRound.open }
    : null;

const toView = (name: string, { turntable, model, pictures: [picture] }: Shown): RoundView | null =>
  turntable && picture
    ? {
        name,
        turntable,
        picture,
        solid: model && {
          url: model.url,
          kilobytes: Math.ceil((model.bytes + viewerBytes) / 10_000) * 10,
        },
      }
    : null;

/** The views that these links open, by the value that a link carries: the vehicle, its bodies and its colours. */
export const toRoundViews = ({ name, variants, ...product }: Product): Record<string, RoundView> => {
  const shown: [string, Shown][] = [
    [name, product],
    ...variants.map((variant): [string, Shown] => [`${name}, ${variant.label}`, variant]),
  ];
  return Object.fromEntries(
    shown.flatMap(([name, each]) => {
      const view = toView(name, each);
      return view ? [[each.key, view]] : [];
    }),
  );
};
