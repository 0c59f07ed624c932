import type { CollectionSlug, FlattenedField, Payload, Where } from 'payload';
import { validOperators } from 'payload/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FreshContent } from '../testing/fresh-content.ts';
import { type AsRole, makePeople } from '../testing/staff-under-test.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { spreadLists } from './query-values.ts';

/** Values that somebody may write into an address, or into a filter of the studio. */
const values = [
  ...['x', '', 'null', '1', 'x,1', '99999999999', '1e999', 'true', '2026-01-31', '275760-01-01', 'a\0b'],
  ...[null, 7, true, ['x'], [1], []],
];

const collections = ['leads', 'blogs', 'products', 'dealers', 'media', 'routing-rules'] as const;

interface Path {
  collection: CollectionSlug;
  path: string;
}

/** The properties of a field that change the query. */
const toKind = (field: FlattenedField): string =>
  JSON.stringify([
    field.type,
    'hasMany' in field && field.hasMany === true,
    'localized' in field && field.localized === true,
  ]);

/** Paths of all fields that can be filtered, each with the properties that change the query. */
const listPaths = (collection: CollectionSlug, fields: FlattenedField[], before = ''): [string, Path][] =>
  fields.flatMap((field): [string, Path][] => {
    const path = `${before}${field.name}`;
    if ('flattenedFields' in field)
      return [
        [toKind(field), { collection, path }],
        ...listPaths(collection, field.flattenedFields, `${path}.`),
      ];
    return 'hidden' in field && field.hidden ? [] : [[toKind(field), { collection, path }]];
  });

/** One field of each kind, and the id of the record. */
const pickPaths = (payload: Payload): Path[] => [
  { collection: 'leads', path: 'id' },
  ...new Map(
    collections.flatMap((slug) => listPaths(slug, payload.collections[slug].config.flattenedFields)),
  ).values(),
];

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let content: FreshContent;
  let as: AsRole;
  beforeAll(async () => {
    content = await openFreshOn(dialect);
    as = await makePeople(content.payload);
  }, 180_000);
  afterAll(() => content?.remove());

  const ask = (collection: CollectionSlug, where: Where): Promise<number> =>
    content.payload
      .find({ collection, where, ...as('admin'), depth: 0, limit: 1 })
      .then(() => 200)
      .catch((error: { status?: number }) => error.status ?? 500);

  test('every query of every kind of field is answered or refused, and never fails', async () => {
    const paths = pickPaths(content.payload);
    expect(paths.length).toBeGreaterThan(12);
    const failed: string[] = [];
    for (const { collection, path } of paths)
      for (const operator of validOperators)
        for (const value of values) {
          const status = await ask(collection, { [path]: { [operator]: value } });
          if (status !== 200 && status !== 400)
            failed.push(`${collection}.${path} ${operator} ${JSON.stringify(value)}: ${status}`);
        }
    expect(failed).toEqual([]);
  });

  test.each<[CollectionSlug, Where]>([
    ['leads', { status: { in: ['new', 'contacted'] } }],
    ['leads', { status: { not_in: 'new,contacted' } }],
    ['leads', { status: { equals: ['new', 'contacted'], not_equals: ['won'] } }],
    ['leads', { and: [{ or: [{ kind: { equals: ['contact'] } }] }] }],
    ['leads', { owner: { equals: '1' } }],
    ['leads', { owner: { equals: null } }],
    ['leads', { owner: { exists: 'false' } }],
    ['leads', { owner: { in: ['1', '2'] } }],
    ['leads', { createdAt: { greater_than_equal: '2026-01-31T00:00:00.000Z' } }],
    ['leads', { createdAt: { less_than: new Date() } }],
    ['leads', { name: { like: 'asha o’neill' } }],
    ['leads', { name: { contains: '%' } }],
    ['leads', { id: { equals: 'a word in a search' } }],
    ['leads', { id: { in: '1,2' } }],
    ['staff', { and: [{ role: { in: ['sales', 'hr'] } }, { id: { not_equals: 0 } }] }],
    ['leads', { escalations: { greater_than: '1' } }],
    ['blogs', { _status: { equals: 'draft' } }],
    ['blogs', { body: { exists: 'true' } }],
    ['blogs', { picture: { not_equals: '7' } }],
    ['dealers', { 'hours.days': { in: ['mon'] } }],
  ])('answers a query of %s: %j', async (collection, where) => {
    expect(await ask(collection, where)).toBe(200);
  });
});

test('a list is spread only for operators of our own, not for words that every object knows', () => {
  const path = 'name';
  for (const operator of ['constructor', 'toString', '__proto__']) {
    const odd = Object.fromEntries([[operator, ['x']]]);
    expect(spreadLists({ path, operators: odd })).toBeUndefined();
    expect(spreadLists({ path, operators: { equals: ['y'], ...odd } })).toEqual({
      [path]: { in: ['y'], ...odd },
    });
  }
});
