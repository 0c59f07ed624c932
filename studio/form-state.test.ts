import { registerHooks } from 'node:module';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { type AsRole, makePeople } from '@ev-site/content/testing/staff-under-test.ts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { answerFormState as Answer } from './form-state.ts';

type Args = Parameters<typeof Answer>[0];

const slug = 'payload-locked-documents';
let fresh: FreshContent;
let as: AsRole;
let question: number;
let answerFormState: typeof Answer;
beforeAll(async () => {
  // Payload's forms import style sheets, which Node cannot load.
  const noStyles = registerHooks({
    load: (url, context, next) =>
      url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
  });
  ({ answerFormState } = await import('./form-state.ts'));
  noStyles.deregister();
  fresh = await openFreshContent();
  as = await makePeople(fresh.payload);
  const data = { question: 'How far?', answer: toRichText('Far.') };
  question = (await fresh.payload.create({ collection: 'questions', data })).id;
}, 120_000);
afterAll(() => fresh.remove());
beforeEach(() => fresh.payload.delete({ collection: slug, where: { id: { exists: true } } }));

/** Opens a form as the studio's own pages do. */
const open = async (
  role: Parameters<AsRole>[0],
  what: { collectionSlug?: string; globalSlug?: string; id?: unknown },
  more: object = {},
) => {
  const { user } = as(role);
  const req = await createLocalReq({ user }, fresh.payload);
  const schemaPath = what.collectionSlug ?? what.globalSlug;
  const asked = {
    ...what,
    schemaPath,
    data: {},
    operation: 'update',
    mockRSCs: true,
    returnLockStatus: true,
  };
  const shown = { docPermissions: undefined, docPreferences: { fields: {} } };
  return answerFormState({ ...asked, ...shown, ...more, req, user } as unknown as Args);
};

test('a form that a user may save is locked for him', async () => {
  expect(await open('editor', { collectionSlug: 'questions', id: question })).toMatchObject({
    lockedState: { isLocked: true },
    state: { question: {} },
  });
  await open('editor', { globalSlug: 'about-page' });
  const { docs } = await fresh.payload.find({ collection: slug, depth: 0, sort: 'id' });
  const { id } = as('editor').user;
  expect(docs).toMatchObject([
    { document: { relationTo: 'questions', value: question }, user: { value: id } },
    { globalSlug: 'about-page', user: { value: id } },
  ]);
});

test('a form that a user may not save opens without a lock', async () => {
  for (const what of [
    { collectionSlug: 'questions', id: question },
    { collectionSlug: 'staff', id: as('admin').user.id },
    { globalSlug: 'site-settings' },
    // Payload would write a lock for both of them.
    { collectionSlug: 'staff', id: as('sales').user.id, globalSlug: 'site-settings' },
  ])
    expect(await open('sales', what)).toMatchObject({ state: expect.anything() });
  for (const id of [question + 1, String({}), '1e0', { not_equals: 0 }])
    await open('editor', { collectionSlug: 'questions', id });
  expect(await fresh.payload.count({ collection: slug })).toEqual({ totalDocs: 0 });
});

test('a lock shows the name of the colleague, not his address or number', async () => {
  const what = { collectionSlug: 'questions', id: question };
  await open('admin', what);
  await open('admin', what);
  expect(await open('editor', what)).toMatchObject({ lockedState: { user: { email: 'admin' } } });
});

test('a form never offers to reload over what is typed when a colleague has saved', async () => {
  const earlier = { checkForStaleData: true, originalUpdatedAt: new Date(0).toISOString() };
  const state = await open('editor', { collectionSlug: 'questions', id: question }, earlier);
  expect(state).toMatchObject({ state: { question: {} } });
  expect(state).not.toMatchObject({ staleDataState: { isStale: true } });
});
