import type { DealerContent } from '../../data/dealer.ts';
import type { Words } from '../../words/words.ts';

/** Stands in while the dealer page cannot be read. */
export const getDefaultDealer = ({ dealer: { defaults } }: Pick<Words, 'dealer'>): DealerContent => ({
  heading: defaults.heading,
  pitchHtml: `<p>${defaults.pitch}</p>`,
  offers: [],
  vehicles: [],
});
