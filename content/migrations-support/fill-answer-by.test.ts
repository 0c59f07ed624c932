import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { fillAnswerBy } from './fill-answer-by.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

test('who is not answered is to be answered by the end of the term; whose term is over is late, and no other', async () => {
  const { payload } = fresh;
  const moment = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;
  const running = { termFrom: moment(1), escalateAt: moment(5), escalations: 0 };
  const stored = [
    running,
    // Told once; nobody could be told.
    { ...running, escalateAt: moment(9), escalations: 1 },
    { ...running, escalateAt: null },
    { ...running, answeredAt: moment(2) },
    { ...running, status: 'lost' },
    // Entered by hand.
    {},
  ];
  for (const more of stored)
    await payload.db.create({ collection: 'leads', data: exampleLead(more), returning: false });
  const { run } = await getSqlDatabase(payload);
  await run(fillAnswerBy);
  const { docs } = await payload.find({ collection: 'leads', sort: 'id', depth: 0 });
  expect(docs.map(({ answerBy }) => answerBy)).toEqual([moment(5), moment(1), moment(1), null, null, null]);
});
