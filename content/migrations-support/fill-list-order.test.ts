import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { fillListOrder } from './fill-list-order.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

test('rows keep the order that their numbers gave them, and new ones come after the last', async () => {
  const { payload } = fresh;
  const database = await getSqlDatabase(payload);
  const create = (question: string) =>
    payload.create({ collection: 'questions', data: { question, answer: toRichText('x') } });
  const createAt = async (question: string, order: number) => {
    const { id } = await create(question);
    await database.run(`UPDATE questions SET "order" = ${order}, _order = NULL WHERE id = ${id}`);
  };
  for (let count = 1; count <= 40; count += 1) await createAt(`Number ${count}`, 100 - count);
  await createAt('As number 20', 80);
  for (const statement of fillListOrder) await database.run(statement);
  for (const name of ['The newest', 'The very newest']) await create(name);
  const { docs } = await payload.find({ collection: 'questions', sort: '_order', pagination: false });
  const numbered = Array.from({ length: 40 }, (_, index) => `Number ${40 - index}`);
  expect(docs.map(({ question }) => question)).toEqual([
    ...numbered.slice(0, 21),
    'As number 20',
    ...numbered.slice(21),
    'The newest',
    'The very newest',
  ]);
});
