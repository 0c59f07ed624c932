import { expect, test } from 'vitest';
import { leadKinds } from './kinds.ts';
import { mayNameDealers, namesDealers } from './named-dealers.ts';

test.each([
  ['inquiry', '2026-11-22.3', true],
  ['inquiry', '2026-11-22.10', true],
  ['inquiry', '2026-12-01', true],
  ['inquiry', '2026-11-22.2', false],
  ['inquiry', '2026-11-22', false],
  ['inquiry', '', false],
  ['inquiry', 'newest', false],
  ['testride', '2026-11-22.2', true],
  ['testride', '2026-11-22', false],
  ['application', '2099-01-01', false],
  ['dealer', '2099-01-01', false],
] as const)('a lead of kind %s under the notice %j may go to a dealer: %s', (kind, version, may) => {
  expect(namesDealers(kind, version)).toBe(may);
});

test('job applications and enquiries to become a dealer may not go to a dealer', () => {
  expect(leadKinds.filter(mayNameDealers)).toEqual(['contact', 'inquiry', 'testride']);
});
