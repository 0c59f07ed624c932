import { expect, test } from 'vitest';
import { findOrigin } from './find-origin.ts';

test('keeps only the page without its language and the campaign parameters', () => {
  const fromQuery =
    '?utm_source=fair&utm_medium=qr&utm_campaign=rajkot+2026&utm_term=a&utm_content=b&gclid=123&name=Asha';
  expect(findOrigin({ fromPath: '/gu/contactus', fromQuery })).toEqual({
    page: '/contactus',
    utmSource: 'fair',
    utmMedium: 'qr',
    utmCampaign: 'rajkot 2026',
    utmTerm: 'a',
    utmContent: 'b',
  });
  expect(findOrigin({ fromPath: '/hi', fromQuery: '' }).page).toBe('/');
});

test.each([
  ['an address of a reader', 'utm_content=asha%40example.com'],
  ['controls and marks of direction', 'utm_source=%00%E2%80%AE%1B'],
])('drops a campaign parameter with %s', (_what, fromQuery) => {
  expect(findOrigin({ fromPath: '', fromQuery })).toEqual({});
});

test('cuts long values by whole characters, and drops a path that the site cannot have', () => {
  const fromQuery = new URLSearchParams({ utm_source: `${'ગ'.repeat(99)}🛺🛺` }).toString();
  expect(findOrigin({ fromPath: '/a b', fromQuery }).utmSource).toBe(`${'ગ'.repeat(99)}🛺`);
  expect(findOrigin({ fromPath: `/${'x'.repeat(200)}`, fromQuery: '' })).toEqual({});
  expect(findOrigin({ fromPath: '/<script>', fromQuery: '' })).toEqual({});
});
