import type { Figure } from '../../data/figure.ts';
import type { Product } from '../../data/products.ts';
import type { Words } from '../../words/words.ts';
import { withInputs } from '../claim-link.ts';

/**
 * Figures of a vehicle for meters on its own page. A claimed saving or cost links to its inputs, and gets an asterisk
 * if there is a note.
 */
export const toMeters = (
  figures: readonly Figure[],
  { claims }: Pick<Product, 'claims'>,
  words: Words['product'],
): ReturnType<typeof withInputs>[] => {
  const noted = new Set(claims.filter(({ footnote }) => footnote).map(({ key }) => key));
  return figures.map((figure) =>
    withInputs(noted.has(figure.key) ? { ...figure, label: words.marked(figure) } : figure),
  );
};
