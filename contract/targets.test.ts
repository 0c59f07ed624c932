import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { listTargets } from './targets.ts';

const open = Object.values(paths).filter((path) => path.includes(':'));

test.each(open)('%s leads to a record, so that links to it can be checked', (path) => {
  const targets = ['7', 'somewhere'].flatMap((value) => listTargets(path.replace(/:\w+/, value)));
  expect(targets.map(({ kind }) => kind)).not.toEqual([]);
  expect(targets.map(({ kind }) => kind)).not.toContain('screen');
});

test.each([
  ['/', ['screen']],
  ['/hi/productmillo', ['products']],
  ['/productnova', ['products', 'trade-shows']],
  ['/expo-2026', ['trade-shows']],
  ['/gu/blogdetails/12', ['blogs']],
  ['/dealers/patel-motors', ['dealers']],
  ['/privacy/requests', ['screen']],
  // A second spelling of a page, an id too large for a database, and a pattern lead nowhere.
  ['/en', []],
  ['/blogdetails/07', []],
  ['/blogdetails/2147483648', []],
  ['/blogdetails/:blogid', []],
  ['/dealers/patel--motors', []],
  ['/dealers/patel-motors/7', []],
])('%s may show %j', (path, kinds) => {
  expect(listTargets(path).map(({ kind }) => kind)).toEqual(kinds);
});
