import { carryInLinks } from './carry-campaign.ts';
import { pointRules, pressRules } from './speculation-rules.ts';

/** Lets the browser prefetch and prerender pages that the visitor is about to open. */
export const speculate = (): void => {
  // Add the campaign words first: a page prefetched without them would be fetched again by a click, which adds them.
  carryInLinks();
  const texts = matchMedia('(hover: hover) and (pointer: fine)').matches
    ? [pressRules, pointRules]
    : [pressRules];
  for (const text of texts) {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = text;
    document.head.append(rules);
  }
};
