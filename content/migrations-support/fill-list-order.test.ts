import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { type FreshContent, openFreshContent } from '../fresh-content.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { fillListOrder, toOrderKey } from './fill-list-order.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

test('keys rise with the places, however many there are', () => {
  expect([0, 9, 10, 35, 36, 1331, 1332].map(toOrderKey)).toEqual([
    'a0',
    'a9',
    'aa',
    'az',
    'b00',
    'bzz',
    'c000',
  ]);
  const keys = Array.from({ length: 3000 }, (_, place) => toOrderKey(place));
  expect(keys.toSorted()).toEqual(keys);
});

test('rows keep the order that their numbers gave them, and Payload goes on after the last', async () => {
  const { payload } = fresh;
  const create = (question: string, order: number) =>
    payload.create({ collection: 'questions', data: { question, order, answer: toRichText('x') } });
  for (let count = 1; count <= 40; count += 1) await create(`Number ${count}`, 100 - count);
  const database = await getSqlDatabase(payload);
  await database.run('UPDATE questions SET _order = NULL');
  await fillListOrder(database as Parameters<typeof fillListOrder>[0]);
  await create('The newest', 1);
  const { docs } = await payload.find({ collection: 'questions', sort: '_order', pagination: false });
  expect(docs.map(({ question }) => question)).toEqual([
    ...Array.from({ length: 40 }, (_, index) => `Number ${40 - index}`),
    'The newest',
  ]);
});
