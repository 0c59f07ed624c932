import { expect, test } from 'vitest';
import { listMailboxesToTell } from './tell-mailboxes.ts';

const main = { label: 'Office', address: 'office@example.com', purpose: 'main' as const };
const dealer = { label: 'Dealers', address: 'dealers@example.com', purpose: 'dealer' as const };

test('tells nobody where the mailboxes stay as they are', () => {
  expect(listMailboxesToTell([main, dealer], [{ ...main, label: 'Head office' }, dealer])).toEqual([]);
  expect(listMailboxesToTell([], [main])).toEqual([]);
});

test.each([
  ['another address', [{ ...main, address: 'elsewhere@example.com' }, dealer]],
  ['another purpose', [{ ...main, purpose: 'sales' as const }, dealer]],
  ['another first one, which stands in for what has none', [dealer, main]],
  ['one less', [dealer]],
  ['one more', [main, dealer, { ...main, purpose: 'careers' as const }]],
])('tells all that were there of %s', (_what, after) => {
  expect(listMailboxesToTell([main, dealer], after)).toEqual(['office@example.com', 'dealers@example.com']);
});

test('tells a mailbox once', () => {
  expect(listMailboxesToTell([main, { ...main, purpose: 'sales' }], [])).toEqual(['office@example.com']);
});
