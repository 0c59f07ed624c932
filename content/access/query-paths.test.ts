import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { listPathsOf, staysInRecord } from './query-paths.ts';

const fields = [
  { name: 'name', type: 'text' },
  { name: 'hash', type: 'text', hidden: true },
  { name: 'owner', type: 'relationship', relationTo: 'staff' },
  { name: 'sizes', type: 'group', flattenedFields: [{ name: 'url', type: 'text' }] },
] as unknown as FlattenedField[];

test.each(['id', 'name', 'owner', 'owner.id', 'sizes.url'])('lets %s be asked', (path) => {
  expect(staysInRecord(path, fields)).toBe(true);
});

test.each(['owner.name', 'owner__name', 'owner.hash', 'owner.id.x', 'hash', 'salt', 'name.x', 'sizes.x', ''])(
  'refuses %j',
  (path) => {
    expect(staysInRecord(path, fields)).toBe(false);
  },
);

test('finds every path of a condition, however it is wrapped', () => {
  const where = {
    name: { equals: 'a' },
    OR: [{ and: [{ 'owner.name': { like: 'A' } }] }],
    owner: { contains: { name: { equals: 'x' } } },
  };
  expect(listPathsOf(where)).toEqual(['name', 'owner.name', 'owner.name.']);
});

test('takes a date for a value, as the studio compares with one', () => {
  expect(listPathsOf({ and: [{ updatedAt: { greater_than: new Date() } }] })).toEqual(['updatedAt']);
});
