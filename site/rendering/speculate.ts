import { carryInLinks } from './carry-campaign.ts';
import { pointRules, pressRules } from './speculation-rules.ts';

/** From now on the browser may fetch ahead what the visitor is about to open. */
export const speculate = (): void => {
  // A page that was fetched by its bare address would be fetched anew at a click that leads on with the campaign's words.
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
