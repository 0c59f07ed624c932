import { parseArgs } from 'node:util';
import { type Screen, screens } from '../tests/facts/routes.ts';

/** What one page may weigh at most (bytes; 1 kB is 1024) and what Lighthouse must give it at least. */
export interface PageBudget {
  path: string;
  html: number;
  /** All that a phone fetches before anybody scrolls. */
  firstView: number;
  performance: number;
}

const kB = 1024;
const home = { html: 15 * kB, firstView: 220 * kB, performance: 99 };
const product = { html: 17 * kB, firstView: 340 * kB, performance: 98 };
const other = { html: 13 * kB, firstView: 340 * kB, performance: 98 };

const toBudget = ({ address }: Screen): PageBudget => {
  if (address === '/') return { path: address, ...home };
  return { path: address, ...(address.startsWith('/product') ? product : other) };
};

/** The pages to measure: the home page, or every page with `--all`. */
export const listPages = (): PageBudget[] => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const asked = values.all ? screens : screens.filter(({ address }) => address === '/');
  return asked.map(toBudget);
};
