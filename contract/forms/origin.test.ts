import { expect, test } from 'vitest';
import { withCampaign } from './origin.ts';

test.each([
  ['/contactus', '', '/contactus'],
  ['/contactus', '?gclid=1&km=90', '/contactus'],
  ['/contactus', '?utm_source=fair&km=90', '/contactus?utm_source=fair'],
  ['/savings?km=90#result', '?utm_campaign=rajkot+2026', '/savings?km=90&utm_campaign=rajkot+2026#result'],
  ['/?utm_source=old', '?utm_source=new&utm_medium=qr', '/?utm_source=new&utm_medium=qr'],
  ['https://maker.example/gu#top', '?utm_term=%E0%AA%97', 'https://maker.example/gu?utm_term=%E0%AA%97#top'],
])('withCampaign turns %s on a page with the query "%s" into %s', (address, query, expected) => {
  expect(withCampaign(address, query)).toBe(expected);
});
