import type { BecomeDealerContent } from '../../data/become-dealer.ts';
import type { Words } from '../../words/words.ts';

/** Shown while the content of the dealer page cannot be read. */
export const getDefaultBecomeDealer = ({
  dealer: { defaults },
}: Pick<Words, 'dealer'>): BecomeDealerContent => ({
  heading: defaults.heading,
  pitchHtml: `<p>${defaults.pitch}</p>`,
  offers: [],
});
