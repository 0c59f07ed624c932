import { expect, test } from 'vitest';
import { listMailboxesToTell } from './tell-mailboxes.ts';

const main = { label: 'Office', address: 'office@example.com', purpose: 'main' };
const dealer = { label: 'Dealers', address: 'dealers@example.com', purpose: 'dealer' };
const both = { emails: [main, dealer] };

test('tells nobody if no address or purpose changes', () => {
  const renamed = [{ ...main, label: 'Head office' }, dealer];
  expect(
    listMailboxesToTell({ ...both, grievanceEmail: null }, { emails: renamed, grievanceEmail: '' }),
  ).toEqual([]);
  expect(listMailboxesToTell({}, { emails: [main] })).toEqual([]);
});

test.each([
  ['another address', { emails: [{ ...main, address: 'elsewhere@example.com' }, dealer] }],
  ['another purpose', { emails: [{ ...main, purpose: 'sales' }, dealer] }],
  ['another first one, which stands in for what has none', { emails: [dealer, main] }],
  ['one less', { emails: [dealer] }],
  ['one more', { emails: [main, dealer, { ...main, purpose: 'careers' }] }],
  ['one of its own for complaints', { ...both, grievanceEmail: 'elsewhere@example.com' }],
])('tells all earlier mailboxes of %s', (_what, after) => {
  expect(listMailboxesToTell(both, after)).toEqual(['office@example.com', 'dealers@example.com']);
});

test('tells the earlier address for complaints that complaints now go elsewhere', () => {
  const settings = { emails: [main], grievanceEmail: 'complaints@example.com' };
  expect(listMailboxesToTell(settings, { emails: [main] })).toEqual([
    'office@example.com',
    'complaints@example.com',
  ]);
});

test('tells a mailbox only once', () => {
  const twice = { emails: [main, { ...main, purpose: 'sales' }] };
  expect(listMailboxesToTell(twice, {})).toEqual(['office@example.com']);
});
