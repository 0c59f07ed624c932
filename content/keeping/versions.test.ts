import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { readRevision } from '../database/content-revision.ts';
import { readInLanguage } from '../documents/read-in-language.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { nextMoment } from '../testing/next-moment.ts';
import { type AsRole, makePeople, password } from '../testing/staff-under-test.ts';
import { listGlobalVersions, listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

let fresh: FreshContent;
let as: AsRole;

beforeAll(async () => {
  fresh = await openFreshContent();
  as = await makePeople(fresh.payload);
});
afterAll(() => fresh.remove());

const reqOf = (role: Role) => createLocalReq(as(role), fresh.payload);
const collection = 'questions';

const addQuestion = async () => {
  const data = { question: 'One?', answer: toRichText('So.') };
  const { id } = await fresh.payload.create({ collection, data, ...as('editor') });
  await fresh.payload.update({
    collection,
    id,
    data: { ...data, question: 'एक?' },
    locale: 'hi',
    ...as('editor'),
  });
  return id;
};
const read = (id: number) => fresh.payload.findByID({ collection, id, locale: 'all', depth: 0 });

test('lists who wrote each version, which one visitors see, and which is a draft', async () => {
  const id = await addQuestion();
  await fresh.payload.update({ collection, id, data: { question: 'Two?' }, draft: true, ...as('admin') });
  const versions = await listVersions(await reqOf('editor'), collection, id);
  expect(versions.map(({ by, isDraft, isShown }) => [by, isDraft, isShown])).toEqual([
    ['admin', true, false],
    ['editor', false, true],
    ['editor', false, false],
  ]);
  const times = versions.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(times).not.toContain(Number.NaN);
  await fresh.payload.update({ collection, id, data: { _status: 'draft' } });
  const after = await listVersions(await reqOf('editor'), collection, id);
  expect(after.filter(({ isShown }) => isShown)).toEqual([]);
});

test('restoring a published version puts it live at once, in every language, in the name of the person who did it', async () => {
  const id = await addQuestion();
  const before = await read(id);
  await fresh.payload.update({ collection, id, data: { question: 'Wrong?' }, ...as('editor') });
  await fresh.payload.update({ collection, id, data: { question: 'गलत?' }, locale: 'hi', ...as('editor') });
  const [, , good] = await listVersions(await reqOf('editor'), collection, id);
  const revision = await readRevision(fresh.payload);
  await fresh.payload.restoreVersion({ collection, id: String(good?.id), ...as('admin') });
  const after = await read(id);
  expect([after.question, after._status]).toEqual([before.question, 'published']);
  expect(after.lastChange?.by).toBe('admin');
  expect(await readRevision(fresh.payload)).toBeGreaterThan(revision);
});

test('restoring a draft makes a draft, and the published version stays', async () => {
  const id = await addQuestion();
  await fresh.payload.update({
    collection,
    id,
    data: { question: 'A draft?' },
    draft: true,
    ...as('editor'),
  });
  await fresh.payload.update({ collection, id, data: { question: 'Live?', _status: 'published' } });
  const draft = (await listVersions(await reqOf('editor'), collection, id)).find(({ isDraft }) => isDraft);
  const wanted = { slug: collection, version: String(draft?.id), asDraft: false } as const;
  await expect(restoreVersion(await reqOf('sales'), wanted)).rejects.toMatchObject({ status: 403 });
  await restoreVersion(await reqOf('editor'), wanted);
  const shown = await readInLanguage(fresh.payload, 'en').find({ collection, where: { id: { equals: id } } });
  expect(shown.docs.map(({ question }) => question)).toEqual(['Live?']);
  expect((await fresh.payload.findByID({ collection, id, draft: true })).question).toBe('A draft?');
});

test('a version restored as a draft can be published, and keeps the document’s day of creation', async () => {
  const id = await addQuestion();
  const { createdAt } = await read(id);
  const first = (await listVersions(await reqOf('editor'), collection, id)).at(-1);
  const wanted = { slug: collection, version: String(first?.id), asDraft: true } as const;
  await restoreVersion(await reqOf('editor'), wanted);
  await fresh.payload.update({ collection, id, data: { _status: 'published' }, ...as('editor') });
  expect(await read(id)).toMatchObject({ _status: 'published', createdAt });
});

test('restoring a version keeps the document’s place in the list', async () => {
  const id = await addQuestion();
  const version = (await listVersions(await reqOf('editor'), collection, id)).at(-1);
  await fresh.payload.update({
    collection,
    id,
    data: { question: 'Dragged?', _order: 'Zz' },
    ...as('editor'),
  });
  await fresh.payload.restoreVersion({ collection, id: String(version?.id), ...as('editor') });
  expect(await read(id)).toMatchObject({ question: { en: 'One?' }, _order: 'Zz' });
});

test('restoring a version from a time in the trash does not trash the document', async () => {
  const id = await addQuestion();
  const deletedAt = new Date().toISOString();
  await fresh.payload.update({ collection, id, data: { deletedAt } });
  await fresh.payload.update({ collection, id, data: { deletedAt: null }, trash: true });
  const [, trashed] = await listVersions(await reqOf('editor'), collection, id);
  await fresh.payload.restoreVersion({ collection, id: String(trashed?.id) });
  expect((await read(id)).deletedAt).toBeFalsy();
});

test('keeps versions of the settings with their authors, also of a restoration', async () => {
  const slug = 'site-settings';
  await fresh.payload.updateGlobal({ slug, data: siteSettings, ...as('admin') });
  await fresh.payload.updateGlobal({ slug, data: { tagline: 'Wrong' }, ...as('editor') });
  const versions = await listGlobalVersions(await reqOf('editor'), slug);
  expect(versions.map(({ by, isShown }) => [by, isShown])).toEqual([
    ['editor', true],
    ['admin', false],
  ]);
  await fresh.payload.restoreGlobalVersion({ slug, id: String(versions[1]?.id), ...as('editor') });
  const after = await fresh.payload.findGlobal({ slug });
  expect([after.tagline, after.lastChange?.by]).toEqual([siteSettings.tagline, 'editor']);
});

test('only administrators can restore a version of the settings with other mailboxes', async () => {
  const slug = 'site-settings';
  const emails = [{ label: 'Old', address: 'old@example.com', purpose: 'main' as const }];
  await fresh.payload.updateGlobal({ slug, data: { ...siteSettings, emails }, ...as('admin') });
  await fresh.payload.updateGlobal({ slug, data: siteSettings, ...as('admin') });
  const [, old] = await listGlobalVersions(await reqOf('editor'), slug);
  const restore = (role: Role) =>
    fresh.payload.restoreGlobalVersion({ slug, id: String(old?.id), ...as(role) });
  await expect(restore('editor')).rejects.toMatchObject({ status: 403 });
  await restore('admin');
  expect((await fresh.payload.findGlobal({ slug })).emails?.[0]?.address).toBe('old@example.com');
});

test('only administrators can restore another address for complaints, and nobody another state of the site', async () => {
  const slug = 'site-settings';
  const change = async (data: object) => {
    await fresh.payload.updateGlobal({ slug, data: { ...siteSettings, ...data }, ...as('admin') });
    const [newest] = await listGlobalVersions(await reqOf('editor'), slug);
    return String(newest?.id);
  };
  const restore = (id: string, role: Role) => fresh.payload.restoreGlobalVersion({ slug, id, ...as(role) });
  const paused = await change({ domainStatus: 'maintenance', confirmDomainStatus: 'maintenance' });
  const complaints = await change({
    domainStatus: 'live',
    confirmDomainStatus: 'live',
    grievanceEmail: 'old@example.com',
  });
  await change({ grievanceEmail: null });
  await expect(restore(paused, 'editor')).rejects.toMatchObject({ status: 409 });
  await expect(restore(paused, 'admin')).rejects.toMatchObject({ status: 409 });
  await expect(restore(complaints, 'editor')).rejects.toMatchObject({ status: 403 });
  expect(await fresh.payload.findGlobal({ slug })).toMatchObject({
    domainStatus: 'live',
    grievanceEmail: null,
  });
  await restore(complaints, 'admin');
  expect((await fresh.payload.findGlobal({ slug })).grievanceEmail).toBe('old@example.com');
});

test('keeps versions of the answer times, and shows them only to administrators', async () => {
  const slug = 'answer-times';
  await fresh.payload.updateGlobal({ slug, data: { opensAt: 9 }, ...as('admin') });
  await fresh.payload.updateGlobal({ slug, data: { opensAt: 8 }, ...as('admin') });
  const [newest, before] = await listGlobalVersions(await reqOf('admin'), slug);
  expect([newest?.by, newest?.isShown, before?.isShown]).toEqual(['admin', true, false]);
  for (const role of ['editor', 'sales', 'hr'] as const)
    await expect(listGlobalVersions(await reqOf(role), slug)).rejects.toMatchObject({ status: 403 });
  await fresh.payload.restoreGlobalVersion({ slug, id: String(before?.id), ...as('admin') });
  const after = await fresh.payload.findGlobal({ slug });
  expect([after.opensAt, after.lastChange?.by]).toEqual([9, 'admin']);
});

test('refuses the second of two administrators who change the answer times at once', async () => {
  const slug = 'answer-times';
  const other = await fresh.payload.create({
    collection: 'staff',
    data: { name: 'Other', email: 'other@example.com', password, role: 'admin' },
  });
  const { opened } = await fresh.payload.findGlobal({ slug, ...as('admin') });
  await nextMoment();
  await fresh.payload.updateGlobal({
    slug,
    data: { linkDays: 7 },
    user: { ...other, collection: 'staff' },
    overrideAccess: false,
  });
  const late = fresh.payload.updateGlobal({
    slug,
    data: { linkDays: 9, opened: String(opened) },
    ...as('admin'),
  });
  await expect(late).rejects.toMatchObject({ status: 409 });
});

test('every kind with versions says who may read them', () => {
  const { collections, globals } = fresh.payload.config;
  const unsaid = [...collections, ...globals].filter(
    ({ access, versions }) => versions && !access.readVersions,
  );
  expect(unsaid.map(({ slug }) => slug)).toEqual([]);
});

test('shows versions only to those who may write', async () => {
  const id = await addQuestion();
  for (const role of ['sales', 'hr'] as const) {
    await expect(listVersions(await reqOf(role), collection, id)).rejects.toMatchObject({ status: 403 });
    await expect(listGlobalVersions(await reqOf(role), 'home-page')).rejects.toMatchObject({ status: 403 });
  }
});
