import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { listDueReviews } from './list-due-reviews.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 60_000);
afterAll(() => fresh.remove());

const now = new Date('2026-11-21T06:00:00.000Z');

const add = async (name: string, days: { reviewBy?: string; endsOn?: string }, place?: string) => {
  const { id } = await fresh.payload.create({
    collection: 'assumptions',
    data: {
      key: 'eRickshawIncentive',
      name,
      value: 1,
      isEstimate: true,
      asOf: '2023-01-01',
      ...days,
      ...(place ? { place } : {}),
    },
  });
  return `/studio/collections/assumptions/${id}`;
};

const titles = (reviews: { title: string }[]) => reviews.map(({ title }) => title);

test('lists nothing if no assumption has a day', async () => {
  await add('Undated', {});
  expect(await listDueReviews(fresh.payload, now)).toEqual({ overdue: [], next: [], ending: [] });
});

test('lists overdue reviews, the oldest first, with place and link', async () => {
  const href = await add('Tariff', { reviewBy: '2024-05-31' }, 'Gujarat');
  await add('Yesterday', { reviewBy: '2026-11-20' });
  await add('Today', { reviewBy: '2026-11-21' });
  const { overdue, next } = await listDueReviews(fresh.payload, now);
  expect(titles(overdue)).toEqual(['Tariff, Gujarat', 'Yesterday']);
  expect(overdue[0]).toEqual({ title: 'Tariff, Gujarat', href, day: '2024-05-31T00:00:00.000Z' });
  expect(titles(next)).toEqual(['Today']);
  // One second after midnight in India its day is over.
  const tomorrow = await listDueReviews(fresh.payload, new Date('2026-11-21T18:30:01.000Z'));
  expect(titles(tomorrow.overdue)).toContain('Today');
});

test('lists the next three reviews', async () => {
  for (const month of ['05', '03', '04', '02']) await add(`In ${month}`, { reviewBy: `2027-${month}-01` });
  expect(titles((await listDueReviews(fresh.payload, now)).next)).toEqual(['Today', 'In 02', 'In 03']);
});

test('lists incentives that end within 60 days, neither later ones nor those that have ended', async () => {
  await add('Ends today', { endsOn: '2026-11-21' });
  await add('Ends on the sixtieth day', { endsOn: '2027-01-20' });
  await add('Ends on the day after', { endsOn: '2027-01-21' });
  await add('Has ended', { endsOn: '2026-11-20' });
  expect(titles((await listDueReviews(fresh.payload, now)).ending)).toEqual([
    'Ends today',
    'Ends on the sixtieth day',
  ]);
});
