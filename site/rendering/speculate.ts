import { pointRules, pressRules } from './speculation-rules.ts';

/** From now on the browser may fetch ahead what the visitor is about to open. */
export const speculate = (): void => {
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
