import type { Translation } from '../translation.ts';
import { batteryArticles } from './blogs-battery.ts';
import { moneyArticles } from './blogs-money.ts';
import { rulesArticles } from './blogs-rules.ts';
import { workshopArticles } from './blogs-workshop.ts';

/** All articles in Gujarati. */
export const blogs: Translation = {
  texts: {
    ...moneyArticles.texts,
    ...batteryArticles.texts,
    ...rulesArticles.texts,
    ...workshopArticles.texts,
  },
  richTexts: {
    ...moneyArticles.richTexts,
    ...batteryArticles.richTexts,
    ...rulesArticles.richTexts,
    ...workshopArticles.richTexts,
  },
};
