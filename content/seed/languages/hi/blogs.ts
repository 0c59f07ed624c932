import type { Translation } from '../translation.ts';
import { blogsBattery } from './blogs-battery.ts';
import { blogsMoney } from './blogs-money.ts';
import { blogsRules } from './blogs-rules.ts';
import { blogsWorkshop } from './blogs-workshop.ts';

/** All articles in Hindi. */
export const blogs: Translation = {
  texts: {
    ...blogsMoney.texts,
    ...blogsBattery.texts,
    ...blogsRules.texts,
    ...blogsWorkshop.texts,
  },
  richTexts: {
    ...blogsMoney.richTexts,
    ...blogsBattery.richTexts,
    ...blogsRules.richTexts,
    ...blogsWorkshop.richTexts,
  },
};
