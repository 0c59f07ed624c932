import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRevision } from '../database/content-revision.ts';
import { readInLanguage } from '../documents/read-in-language.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const collection = 'questions';

const listShown = async () => {
  const { docs } = await readInLanguage(staff.fresh.payload, 'en').find({
    collection,
    sort: ['_order', 'id'],
    depth: 0,
  });
  return docs.map(({ question }) => question);
};

test('dragging a document with a draft moves it on the site too, and publishes nothing else of the draft', async () => {
  const { payload } = staff.fresh;
  const questions = [];
  for (const question of ['One?', 'Two?', 'Three?']) {
    const data = { question, answer: toRichText('So.') };
    questions.push(await payload.create({ collection, data }));
  }
  const [first, , third] = questions;
  await payload.update({ collection, id: Number(third?.id), data: { question: 'A draft?' }, draft: true });
  const before = await payload.findByID({ collection, id: Number(third?.id), locale: 'all' });
  const revision = await readRevision(payload);
  const { status } = await staff.ask('editor', 'POST', '/reorder', {
    collectionSlug: collection,
    orderableFieldName: '_order',
    docsToMove: [third?.id],
    newKeyWillBe: 'less',
    target: { id: first?.id, key: first?._order },
  });
  expect(status).toBe(200);
  expect(await listShown()).toEqual(['Three?', 'One?', 'Two?']);
  expect(await readRevision(payload)).toBeGreaterThan(revision);
  const after = await payload.findByID({ collection, id: Number(third?.id), locale: 'all' });
  expect({ ...after, _order: '' }).toEqual({ ...before, _order: '' });
  const draft = await payload.findByID({ collection, id: Number(third?.id), draft: true });
  expect([draft.question, draft._status, draft._order]).toEqual(['A draft?', 'draft', after._order]);
});
