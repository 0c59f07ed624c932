import { parseArgs } from 'node:util';
import { addressesInEveryLanguage } from '../tests/facts/routes.ts';

/** What one page may weigh at most (bytes; 1 kB is 1024) and what Lighthouse must give it at least. */
export interface PageBudget {
  path: string;
  html: number;
  /** All that a phone fetches before anybody scrolls. */
  firstView: number;
  performance: number;
}

const kB = 1024;
const home = { html: 17.75 * kB, firstView: 220 * kB, performance: 99 };
const product = { html: 20.75 * kB, firstView: 340 * kB, performance: 98 };
/** Each of the reckoning: the calculator, the finder, the comparison, the assumptions. */
const reckoning = { html: 14.5 * kB, firstView: 340 * kB, performance: 98 };
const other = { html: 13.25 * kB, firstView: 340 * kB, performance: 98 };

/** Letters of Devanagari and Gujarati take three bytes, and their pages the styles of the script. */
const translated = { html: 23 * kB, firstView: 380 * kB, performance: 98 };

const toBudget = (address: string): PageBudget => {
  if (/^\/(?:hi|gu)(?:\/|$)/.test(address)) return { path: address, ...translated };
  if (address === '/') return { path: address, ...home };
  if (address.startsWith('/product')) return { path: address, ...product };
  return {
    path: address,
    ...(/^\/(?:savings|find|compare|assumptions)\b/.test(address) ? reckoning : other),
  };
};

/** The pages to measure: those named, every one in every language with `--all`, else the home page. */
export const listPages = (): PageBudget[] => {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.all) return addressesInEveryLanguage.map(toBudget);
  return (positionals.length > 0 ? positionals : ['/']).map(toBudget);
};
