import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { type AsRole, makePeople } from '@ev-site/content/testing/staff-under-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrder } from '../list-order.ts';
import { createPreviews } from './previews.ts';

let fresh: FreshContent;
let as: AsRole;
beforeAll(async () => {
  fresh = await openFreshContent();
  as = await makePeople(fresh.payload);
}, 120_000);
afterAll(() => fresh.remove());

test('unsaved text is shown at the place of its document in the order', async () => {
  const { payload } = fresh;
  const answer = toRichText('So.');
  const add = (question: string) => payload.create({ collection: 'questions', data: { question, answer } });
  await add('One?');
  // The form has no field for the place in the order.
  const { id, _order, ...form } = await add('Two?');
  await add('Three?');
  const preview = await createPreviews(payload, (_language, content) => content).open({
    document: { kind: 'questions', id: String(id) },
    visitor: { is: 'staff', user: as('editor').user },
    language: 'en',
    unsaved: { ...form, question: 'Typed?' },
  });
  const shown = await preview?.inLanguage('en').find({ collection: 'questions', sort: listOrder, depth: 0 });
  expect(shown?.docs.map(({ question }) => question)).toEqual(['One?', 'Typed?', 'Three?']);
});

test('a document without a ready translation is shown in the relations of another document', async () => {
  const { payload } = fresh;
  const add = async (question: string) => {
    const data = { question: { en: question, hi: `${question} hi` }, _status: 'published' };
    return Number((await payload.db.create({ collection: 'questions', data })).id);
  };
  const [previewed, other] = [await add('Previewed?'), await add('Other?')];
  const vehicle = {
    key: 'millo',
    name: { en: 'Millo', hi: 'मिलो' },
    translationReady: { hi: true },
    questions: [previewed, other],
    _status: 'published',
  };
  await payload.db.create({ collection: 'products', data: vehicle });
  const preview = await createPreviews(payload, (_language, content) => content).open({
    document: { kind: 'questions', id: String(previewed) },
    visitor: { is: 'staff', user: as('editor').user },
    language: 'hi',
  });
  const shown = await preview?.inLanguage('hi').find({ collection: 'products', depth: 1 });
  expect(shown?.docs[0]?.questions).toMatchObject([{ id: previewed, question: 'Previewed? hi' }]);
});
