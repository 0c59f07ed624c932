import { setTimeout as delay } from 'node:timers/promises';
import type { GlobalSlug } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readRevision } from '../database/content-revision.ts';
import { readInLanguage } from '../documents/read-in-language.ts';
import { homePage } from '../seed/data/home-page.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const slug = 'home-page';
const introduction = (heading: string) => ({ introduction: { ...homePage.introduction, heading } });
/** The list in it keeps its present rows. */
const translated = (heading: string) => ({ introduction: { heading, text: 'पाठ' } });

beforeEach(async () => {
  await staff.fresh.payload.updateGlobal({
    slug,
    data: { ...homePage, ...introduction('On the site') } as never,
  });
});

/** Saves over REST, as the studio does. */
const save = (who: string, data: object, query = '?draft=true&autosave=true') =>
  staff.ask(who, 'POST', `/globals/${slug}${query}`, data);
const typed = (heading: string) => ({ ...homePage, ...introduction(heading) });

/** The heading that visitors read, and the one that editors see. */
const readHeadings = async () => {
  const { payload } = staff.fresh;
  const shown = await readInLanguage(payload, 'en').findGlobal({ slug });
  const draft = await payload.findGlobal({ slug, draft: true });
  return [shown?.introduction.heading, draft.introduction.heading];
};
const listVersions = async () =>
  (await staff.fresh.payload.findGlobalVersions({ slug, sort: '-updatedAt', pagination: false })).docs;

test('visitors see a draft only once it is published', async () => {
  const { payload } = staff.fresh;
  const revision = await readRevision(payload);
  expect((await save('editor', typed('A draft'))).status).toBe(200);
  expect((await save('editor', typed('A later draft'))).status).toBe(200);
  expect(await readHeadings()).toEqual(['On the site', 'A later draft']);
  expect(await readRevision(payload)).toBe(revision);
  expect((await save('editor', { _status: 'published' }, '')).status).toBe(200);
  expect(await readHeadings()).toEqual(['A later draft', 'A later draft']);
  expect(await readRevision(payload)).toBe(revision + 1);
});

test('a draft of a page may lack required fields, but publishing it says which ones are missing', async () => {
  expect((await save('editor', introduction(''))).status).toBe(200);
  const { status, body } = await save('editor', { _status: 'published' }, '');
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('introduction.heading')]);
  expect((await readHeadings())[0]).toBe('On the site');
});

test('nobody can take a page down, and a save without a draft query is live at once', async () => {
  await save('editor', typed('A draft'));
  for (const query of ['', '?unpublishAllLocales=true']) {
    const { status, body } = await save('admin', { _status: 'draft' }, query);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('always on the site')]);
  }
  expect((await readHeadings())[0]).toBe('On the site');
  expect((await save('admin', typed('At once'), '')).status).toBe(200);
  expect(await readHeadings()).toEqual(['At once', 'At once']);
});

test('only those who write content can save drafts of a page, publish it or restore a version', async () => {
  await save('editor', typed('A draft'));
  const [version] = await listVersions();
  for (const who of ['sales', 'hr', 'nobody']) {
    expect((await save(who, typed('Theirs'))).status).toBe(403);
    expect((await save(who, { _status: 'published' }, '')).status).toBe(403);
    expect((await save(who, { _status: 'draft' }, '')).status).toBe(403);
    for (const query of ['', '?draft=true']) {
      const url = `/globals/${slug}/versions/${version?.id}${query}`;
      expect((await staff.ask(who, 'POST', url)).status).toBe(403);
    }
    expect((await staff.ask(who, 'GET', `/globals/${slug}/versions`)).status).toBe(403);
  }
  expect((await staff.ask('nobody', 'GET', `/globals/${slug}?draft=true`)).status).toBe(403);
  expect(await readHeadings()).toEqual(['On the site', 'A draft']);
});

test('restoring a draft makes a draft, in every language, and the answer says so', async () => {
  const { payload } = staff.fresh;
  const hindi = { locale: 'hi', draft: true, slug } as const;
  await save('editor', typed('An old draft'));
  await payload.updateGlobal({ ...hindi, data: translated('पुराना') as never });
  const [old] = await listVersions();
  await save('editor', { ...typed('Live'), _status: 'published' }, '');
  const english = await payload.findGlobal({ slug, depth: 0 });
  const introduction = { ...english.introduction, ...translated('नया').introduction };
  const whole = { ...english, introduction, _status: 'published' };
  await payload.updateGlobal({ ...hindi, data: whole as never });
  const { status, body } = await staff.ask('admin', 'POST', `/globals/${slug}/versions/${old?.id}`);
  expect([status, body.message]).toEqual([200, 'Restored as a draft. What visitors see is as before.']);
  expect(await readHeadings()).toEqual(['Live', 'An old draft']);
  expect((await payload.findGlobal(hindi)).introduction.heading).toBe('पुराना');
  const [newest] = await listVersions();
  expect(newest?.version.lastChange?.by).toBe('admin');
});

test('restoring one’s own draft keeps the note of a colleague’s later change', async () => {
  await save('admin', typed('His'), '?draft=true');
  const [his] = await listVersions();
  await save('editor', typed('Hers'), '?draft=true');
  const [hers] = await listVersions();
  await staff.ask('admin', 'POST', `/globals/${slug}/versions/${his?.id}`);
  const [newest] = await listVersions();
  const othersAt = hers?.version.lastChange?.at;
  expect(newest?.version.lastChange).toMatchObject({ by: 'admin', othersBy: 'editor', othersAt });
  expect(newest?.version.lastChange?.at).toBe(newest?.version.updatedAt);
});

test('restoring a published version puts it live, or makes a draft if the query asks for one', async () => {
  await save('editor', { ...typed('Wrong'), _status: 'published' }, '');
  const before = (await listVersions()).find(
    ({ version }) => version.introduction?.heading === 'On the site',
  );
  const url = `/globals/${slug}/versions/${before?.id}`;
  expect((await staff.ask('editor', 'POST', `${url}?draft=true`)).body.message).toContain('as a draft');
  expect(await readHeadings()).toEqual(['Wrong', 'On the site']);
  expect((await staff.ask('editor', 'POST', url)).body.message).toBe('Restored. It is live now.');
  expect(await readHeadings()).toEqual(['On the site', 'On the site']);
  for (const query of ['', '?draft=true'])
    expect((await staff.ask('editor', 'POST', `/globals/${slug}/versions/999999${query}`)).status).toBe(404);
});

test('refuses to save over a draft that a colleague saved meanwhile, and shows both texts', async () => {
  const { body } = await staff.ask('admin', 'GET', `/globals/${slug}?draft=true&depth=0`);
  const { opened } = body as { opened: string };
  await delay(5);
  expect((await save('editor', { ...typed('Hers'), opened })).status).toBe(200);
  const refused = await save('admin', { ...typed('His'), opened });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toMatch(/Heading.*theirs: “Hers”.*yours: “His”/);
  const publishes = await save('admin', { ...typed('His'), opened, _status: 'published' }, '');
  expect(publishes.status).toBe(409);
  expect(await readHeadings()).toEqual(['On the site', 'Hers']);
});

test('the audit log names a publication, and does not call a draft a page that was taken down', async () => {
  await save('editor', typed('A draft'), '?draft=true');
  await save('admin', { _status: 'published' }, '');
  const { docs } = await staff.fresh.payload.find({ collection: 'audit-log', sort: '-id', limit: 2 });
  expect(docs.map(({ action, what }) => [action, what])).toEqual([
    ['published', 'Home Page'],
    ['changed', 'Home Page'],
  ]);
});

test('the settings have no drafts: a save is live at once', async () => {
  const { payload } = staff.fresh;
  const withDrafts = payload.globals.config.flatMap((one) => (one.versions?.drafts ? [one.slug] : []));
  expect(withDrafts).toEqual(['home-page', 'about-page', 'dealer-page', 'menus'] satisfies GlobalSlug[]);
  await payload.updateGlobal({ slug: 'site-settings', data: siteSettings as never });
  const data = { ...siteSettings, domainStatus: 'maintenance', confirmDomainStatus: 'maintenance' };
  expect((await staff.ask('admin', 'POST', '/globals/site-settings?draft=true', data)).status).toBe(200);
  expect((await readInLanguage(payload, 'en').findGlobal({ slug: 'site-settings' }))?.domainStatus).toBe(
    'maintenance',
  );
});
