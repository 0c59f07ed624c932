import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstMenus } from '../globals/first-menus.ts';
import { homePage } from '../seed/data/home-page.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import type { StaffUnderTest } from '../testing/staff-under-test.ts';
import { openStaffOn } from '../testing/store-on.ts';

type Page = 'home-page' | 'menus' | 'site-settings';

describe.each(['sqlite', 'postgres'] as const)('restoring a version of a page, on %s', (dialect) => {
  let staff: StaffUnderTest;
  beforeAll(async () => {
    staff = await openStaffOn(dialect);
  }, 120_000);
  afterAll(() => staff?.fresh.remove());

  const save = async (who: string, slug: Page, data: object, query = '') => {
    const { status, body } = await staff.ask(who, 'POST', `/globals/${slug}${query}`, data);
    expect([status, body.errors]).toEqual([200, undefined]);
  };

  const listVersions = async (slug: Page) => {
    const how = { sort: '-updatedAt', locale: 'all', pagination: false, depth: 0 } as const;
    return (await staff.fresh.payload.findGlobalVersions({ slug, ...how })).docs;
  };
  const listLines = async () =>
    (await staff.fresh.payload.find({ collection: 'audit-log', sort: 'id', pagination: false })).docs;

  /** Restores a version as an administrator. @returns the versions that this made, and its lines of the audit log */
  const goBack = async (slug: Page, version: number | string | undefined) => {
    const [versions, lines] = [await listVersions(slug), await listLines()];
    const answer = await staff.ask('admin', 'POST', `/globals/${slug}/versions/${version}`);
    expect(answer.status).toBe(200);
    const known = new Set(versions.map(({ id }) => id));
    return {
      answer: answer.body,
      made: (await listVersions(slug)).filter(({ id }) => !known.has(id)).map(({ version: made }) => made),
      told: (await listLines()).slice(lines.length).map(({ who, action, details }) => [who, action, details]),
    };
  };

  test('makes one version and one line of the audit log, in the name of the person who does it, in all languages', async () => {
    const slug = 'home-page';
    const introduction = (heading: string) => ({ introduction: { ...homePage.introduction, heading } });
    // The list in it keeps its present rows.
    const translated = (heading: string) => ({ introduction: { heading, text: 'पाठ' } });
    await save('admin', slug, { ...homePage, ...introduction('First'), _status: 'draft' }, '?draft=true');
    await save('admin', slug, translated('पहला'), '?draft=true&locale=hi');
    await save('admin', slug, { _status: 'published' });
    const [first] = await listVersions(slug);
    await save('admin', slug, translated('दूसरा'), '?draft=true&locale=hi');
    await save('editor', slug, { ...introduction('Second'), _status: 'published' });
    await save('editor', slug, introduction('A draft'), '?draft=true');
    const [newest] = await listVersions(slug);
    const { answer, made, told } = await goBack(slug, first?.id);
    const heading = { en: 'First', hi: 'पहला' };
    const stamp = { by: 'admin', othersBy: 'editor', othersAt: newest?.version.lastChange?.at };
    const whole = { introduction: { heading }, _status: 'published', lastChange: stamp };
    const stored = await staff.fresh.payload.findGlobal({ slug, locale: 'all', depth: 0 });
    expect(stored).toMatchObject(whole);
    expect(made).toMatchObject([whole]);
    expect([stored.lastChange?.at, made[0]?.lastChange?.at]).toEqual([stored.updatedAt, made[0]?.updatedAt]);
    expect(told).toEqual([['admin', 'changed', 'went back to a version: Introduction']]);
    expect(answer).toMatchObject({
      doc: { introduction: { heading: 'First' } },
      message: 'Restored. It is live now.',
    });
    // Only another language differs.
    await save('admin', slug, translated('तीसरा'), '?draft=true&locale=hi');
    expect((await goBack(slug, first?.id)).told).toEqual(told);
  });

  test('makes one version and one line for the settings too, and mails no mailbox that stays', async () => {
    const slug = 'site-settings';
    const mailsOf = (text: string) => staff.readMails(text).length;
    await save('admin', slug, { ...siteSettings, tagline: 'First' });
    const [first] = await listVersions(slug);
    await save('editor', slug, { tagline: 'Second' });
    const { made, told } = await goBack(slug, first?.id);
    expect(made).toMatchObject([
      { tagline: { en: 'First' }, lastChange: { by: 'admin', othersBy: 'editor' } },
    ]);
    expect(told).toEqual([['admin', 'changed', 'went back to a version: Tagline']]);
    const emails = [{ label: 'Office', address: 'elsewhere@example.com', purpose: 'main' }];
    await save('admin', slug, { emails });
    // Complaints have a mailbox of their own.
    const length = (siteSettings.emails ?? []).length + 1;
    await expect.poll(() => mailsOf('elsewhere@example.com')).toBe(length);
    expect(mailsOf('The mailboxes of the website were changed')).toBe(length);
  });
  test('is refused if the version links to a page that is gone, and changes nothing', async () => {
    const slug = 'menus';
    const lead = (address: string) => ({
      ...firstMenus,
      button: { page: null, address, label: 'More' },
      _status: 'published',
    });
    await save('admin', slug, lead('https://example.com/first'));
    // As if the page had existed then, and was taken down later.
    const [first] = await listVersions(slug);
    const gone = { version: { button: { address: '/blogdetail/gone' } } } as never;
    const { db } = staff.fresh.payload;
    await db.updateGlobalVersion({ global: slug, id: Number(first?.id), locale: 'en', versionData: gone });
    await save('editor', slug, lead('https://example.com/second'));
    const read = async () => [
      await staff.fresh.payload.findGlobal({ slug, locale: 'all', depth: 0 }),
      await listVersions(slug),
      await listLines(),
    ];
    const before = await read();
    const { status, body } = await staff.ask('admin', 'POST', `/globals/${slug}/versions/${first?.id}`);
    const sentence = /There is no page at \/blogdetail\/gone that visitors can see\./;
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        errors: [expect.objectContaining({ message: expect.stringMatching(sentence) })],
      }),
    ]);
    expect(await read()).toEqual(before);
    const asDraft = await staff.ask('admin', 'POST', `/globals/${slug}/versions/${first?.id}?draft=true`);
    expect(asDraft.status).toBe(200);
  });
});
