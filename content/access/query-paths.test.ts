import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { listWhereParts } from '../requests/where-tree.ts';
import { findAskedField, toPath } from './query-paths.ts';

const fields = [
  { name: 'name', type: 'text' },
  { name: 'hash', type: 'text', hidden: true },
  { name: 'owner', type: 'relationship', relationTo: 'staff' },
  { name: 'sizes', type: 'group', flattenedFields: [{ name: 'url', type: 'text' }] },
  { name: 'body', type: 'richText' },
] as unknown as FlattenedField[];

const listPathsOf = (where: unknown) => listWhereParts(where).map(toPath);

test.each(['id', 'name', 'owner', 'owner.id', 'sizes.url', 'body'])(
  'lets a query use the path %s',
  (path) => {
    expect(findAskedField(path, fields)).toBeDefined();
  },
);

test.each([
  'owner.name',
  'owner__name',
  'owner.hash',
  'owner.id.x',
  'owner.constructor',
  'hash',
  'salt',
  'name.x',
  'sizes.x',
  'body.children.text',
  '',
])('refuses %j', (path) => {
  expect(findAskedField(path, fields)).toBeUndefined();
});

test('finds every path of a condition, however it is nested', () => {
  const where = {
    name: { equals: 'a' },
    OR: [{ and: [{ 'owner.name': { like: 'A' } }] }],
    owner: { contains: { name: { equals: 'x' } } },
  };
  expect(listPathsOf(where)).toEqual(['name', 'owner.name', 'owner.name.']);
});

test('reads a date as a value, as the studio compares with dates', () => {
  expect(listPathsOf({ and: [{ updatedAt: { greater_than: new Date() } }] })).toEqual(['updatedAt']);
});

test.each([
  ['a text', 'name', ['']],
  ['a list in place of a condition', [{ hash: { equals: 'x' } }], ['0.equals.']],
  ['nothing and a text in a list', { or: [null, 'x', { name: { exists: true } }] }, ['', '', 'name']],
  ['a list in a list', { and: [[{ hash: { exists: true } }]] }, ['0.exists.']],
  ['a list that is none', { and: { 0: { hash: { exists: true } } } }, ['and.hash.']],
  ['a field of which nothing is asked', { or: [{ hash: null }] }, ['hash']],
  ['a prototype', JSON.parse('{"or":[{"__proto__":{"equals":"x"}}]}'), ['__proto__']],
])('refuses %s', (_, where, paths) => {
  expect(listPathsOf(where)).toEqual(paths);
  expect(paths.every((path) => findAskedField(path, fields))).toBe(false);
});

test('refuses conditions nested so deeply that they would overflow the stack', () => {
  const where = JSON.parse(`${'{"or":['.repeat(50_000)}{"hash":{"exists":true}}${']}'.repeat(50_000)}`);
  expect(() => listPathsOf(where)).toThrow('Conditions may be nested 100 deep');
});
