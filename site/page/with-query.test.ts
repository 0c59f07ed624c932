import { expect, test } from 'vitest';
import { withQuery } from './with-query.ts';

test.each([
  ['/contactus', {}, '/contactus'],
  ['/contactus', { vehicle: 'major' }, '/contactus?vehicle=major'],
  ['/contactus?sent=contact', { vehicle: 'major' }, '/contactus?sent=contact&vehicle=major'],
])('adds to %s the query %j', (path, query, expected) => {
  expect(withQuery(path, query)).toBe(expected);
});
