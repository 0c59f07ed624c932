import type { Picture, Turntable } from '../../data/picture.ts';
import type { AllRoundProps } from '../../islands/all-round/all-round.tsx';
import type { Words } from '../../words/words.ts';

/** The view of a vehicle that turns; null where it has none. @param name what is seen, e.g. "Millo, Full Body Cargo". */
export const toAllRound = (
  { product, lightbox }: Pick<Words, 'product' | 'lightbox'>,
  name: string,
  turntable: Turntable | null,
  picture: Picture | undefined,
): AllRoundProps | null => {
  if (!turntable || !picture) return null;
  const { title, ...words } = product.allRound;
  return { turntable, picture, words: { ...words, title: title({ name }), close: lightbox.close } };
};
