import { languageOf, languages } from '@ev-site/contract/paths.ts';

/** Upper limits for the weight of a page (bytes; 1 kB is 1024), and lower limit for its Lighthouse score. */
export interface PageBudget {
  /** HTML with its inlined CSS, as brotli. */
  html: number;
  /** All that a phone fetches before anybody scrolls. */
  firstView: number;
  performance: number;
}

const kB = 1024;
const home = { html: 16.5 * kB, firstView: 220 * kB, performance: 100 };
const product = { html: 18.5 * kB, firstView: 340 * kB, performance: 100 };
const other = { html: 12.75 * kB, firstView: 340 * kB, performance: 98 };

/** Letters of Devanagari and Gujarati take three bytes, and pages in them need the styles of the script. */
const translated = { html: 20 * kB, firstView: 380 * kB, performance: 100 };

/** These two pages are the longest of all vehicles: two bodies, or two data sheets, each with pictures and captions. */
const longest = { ...translated, html: 20.5 * kB };
const isLongest = (address: string): boolean => /\/product(?:millo|mastee)$/.test(address);

/** The budget of the page at an address. */
export const budgetAt = (address: string): PageBudget => {
  if (languageOf(address) !== languages[0]) return isLongest(address) ? longest : translated;
  if (address === '/') return home;
  return address.startsWith('/product') ? product : other;
};
