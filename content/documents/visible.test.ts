import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { isOpenJob, whereCurrent, whereToCome } from './visible.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

// 11:30 am in India.
const now = new Date('2026-05-10T06:00:00.000Z');

test.each([
  ['open without a last day', true, null, true],
  ['closed', false, null, false],
  ['closed before its last day', false, '2026-05-11T12:00:00.000Z', false],
  ['at the first moment of its last day', true, '2026-05-09T18:30:00.000Z', true],
  ['at the last moment of its last day', true, '2026-05-10T18:29:59.999Z', true],
  ['with its last day yesterday', true, '2026-05-09T18:29:59.999Z', false],
])('code and database agree whether a position %s is open', async (_what, open, closesAt, isOpen) => {
  // Directly in the database, without the checks of a whole position.
  const { id } = await fresh.payload.db.create({ collection: 'jobs', data: { open, closesAt } });
  const where = { and: [whereCurrent('jobs', now), { id: { equals: id } }] };
  const { totalDocs } = await fresh.payload.count({ collection: 'jobs', where });
  expect([isOpenJob({ open, closesAt }, now), totalDocs === 1]).toEqual([isOpen, isOpen]);
});

test('an article is upcoming until its date, and visible from then on', async () => {
  const count = async (where: object) =>
    (await fresh.payload.count({ collection: 'blogs', where: { ...where } })).totalDocs;
  await fresh.payload.db.create({ collection: 'blogs', data: { publishedAt: now.toISOString() } });
  const before = new Date(now.getTime() - 1);
  expect([await count(whereToCome(before)), await count(whereCurrent('blogs', before))]).toEqual([1, 0]);
  expect([await count(whereToCome(now)), await count(whereCurrent('blogs', now))]).toEqual([0, 1]);
});
