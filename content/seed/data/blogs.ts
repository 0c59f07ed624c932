import type { SeedEntry } from '../seed-shapes.ts';
import { batteryArticles } from './blogs/battery.ts';
import { moneyArticles } from './blogs/money.ts';
import { rulesArticles } from './blogs/rules.ts';
import { workshopArticles } from './blogs/workshop.ts';

/** All articles; the site sorts them by date. */
export const blogs: SeedEntry<'blogs'>[] = [
  ...moneyArticles,
  ...batteryArticles,
  ...rulesArticles,
  ...workshopArticles,
];
