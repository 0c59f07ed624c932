import { expect, test } from 'vitest';
import { withoutTracking } from './tracking-query.ts';

test.each([
  ['/blogs', '/blogs'],
  ['/blogs?utm_source=whatsapp&utm_medium=social', '/blogs'],
  ['/blogs?fbclid=IwAR0&page=2&gclid=x', '/blogs?page=2'],
  ['/blogs?gclid', '/blogs'],
  ['/productmajor?gad_source=1&gad_campaignid=22&gbraid=0A&gclid=Cj0', '/productmajor'],
  ['/productmajor?srsltid=AfmBO', '/productmajor'],
  ['/savings?km=90&utm_campaign=diwali&vehicle=major', '/savings?km=90&vehicle=major'],
  // Keys that only look like tracking keys stay, and so do spellings that no browser uses.
  ['/blogs?utm_sourceful-=1', '/blogs?utm_sourceful-=1'],
  ['/blogs?page=2&my_gclid=1', '/blogs?page=2&my_gclid=1'],
  ['/blogs?UTM_SOURCE=x', '/blogs?UTM_SOURCE=x'],
  ['/blogs?', '/blogs?'],
  ['/blogs?page=utm_source', '/blogs?page=utm_source'],
])('%s becomes %s', (url, page) => {
  expect(withoutTracking(url)).toBe(page);
});

test('a very long URL stays as it is', () => {
  const url = `/blogs?${'utm_source=x&'.repeat(1000)}`;
  expect(withoutTracking(url)).toBe(url);
});
