import type { Where } from 'payload';
import { expect, test } from 'vitest';
import { compareBy, matches } from './matches.ts';

const stored = {
  id: 3,
  key: 'millo',
  seats: 20,
  date: '2026-05-10T06:00:00.000Z',
  closesAt: null,
  shownOn: ['home', 'faqs'],
  product: { id: 5, key: 'major' },
  questions: [{ id: 8 }, 9],
};

test.each<[Where, boolean]>([
  [{}, true],
  [{ id: { equals: 3 } }, true],
  [{ id: { not_equals: 3 } }, false],
  [{ key: { in: ['mastee', 'millo'] } }, true],
  [{ shownOn: { contains: 'faqs' } }, true],
  [{ shownOn: { contains: 'dealer' } }, false],
  [{ 'product.key': { equals: 'major' } }, true],
  [{ product: { equals: 5 } }, true],
  [{ questions: { in: [9] } }, true],
  [{ questions: { in: [8] } }, true],
  [{ questions: { not_in: [8] } }, false],
  [{ closesAt: { exists: false } }, true],
  [{ closesAt: { greater_than_equal: '2026-01-01T00:00:00.000Z' } }, false],
  [{ date: { less_than_equal: new Date('2026-05-10T06:00:00.000Z') } }, true],
  [{ date: { greater_than: '2026-05-10T06:00:00.000Z' } }, false],
  [
    { and: [{ seats: { greater_than: 10 } }, { or: [{ id: { equals: 1 } }, { seats: { less_than: 30 } }] }] },
    true,
  ],
  [{ missing: { equals: 'x' } }, false],
])('for %j the match is %s', (where, expected) => {
  expect(matches(stored, where)).toBe(expected);
});

test('throws for an unknown operator, and names it', () => {
  expect(() => matches(stored, { place: { near: '1, 2' } } as Where)).toThrow('"near"');
});

test('sorts by numbers, dates and missing values, and by the next key if they are equal', () => {
  const documents = [
    { id: 1, seats: 10, date: '2026-01-02' },
    { id: 2, seats: 9, date: '2026-01-03' },
    { id: 3, seats: 10, date: '2026-01-01' },
    { id: 4, seats: null, date: '2026-01-04' },
  ];
  const sorted = (sort: string | string[]) => documents.toSorted(compareBy(sort)).map(({ id }) => id);
  expect(sorted(['seats', 'id'])).toEqual([4, 2, 1, 3]);
  expect(sorted('-date')).toEqual([4, 2, 1, 3]);
  expect(sorted(['seats', 'date'])).toEqual([4, 2, 3, 1]);
});
