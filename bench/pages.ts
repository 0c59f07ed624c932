import { parseArgs } from 'node:util';

/** What one page may weigh at most (bytes; 1 kB is 1024) and what Lighthouse must give it at least. */
export interface PageBudget {
  path: string;
  html: number;
  /** All that a phone fetches before anybody scrolls. */
  firstView: number;
  performance: number;
}

const kB = 1024;
const home: PageBudget = { path: '/', html: 15 * kB, firstView: 220 * kB, performance: 99 };
const products = ['millo', 'mastee', 'major', 'manzil', 'marvel', 'marvelpro', 'mighty'];
const others = [
  '/aboutus',
  '/becomedealer',
  '/blogs',
  '/blogdetails/1',
  '/careers',
  '/careerdetails/1',
  '/contactus',
  '/events',
  '/eventdetails/1',
  '/allfaqs',
  '/imagegallerylist',
  '/alltestimonials',
  '/auto-show-2024',
  '/certification',
];

const allPages: PageBudget[] = [
  home,
  ...products.map((key) => ({ path: `/product${key}`, html: 17 * kB, firstView: 340 * kB, performance: 98 })),
  ...others.map((path) => ({ path, html: 13 * kB, firstView: 340 * kB, performance: 98 })),
];

/** The pages to measure: the home page, or every page with `--all`. */
export const listPages = (): PageBudget[] => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  return values.all ? allPages : [home];
};
