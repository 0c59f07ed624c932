import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '../access/roles.ts';
import { readRevision } from '../database/content-revision.ts';
import { readInLanguage } from '../documents/read-in-language.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { sweepTrash } from '../sweeping/sweep-trash.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { type AsRole, makePeople } from '../testing/staff-under-test.ts';

let fresh: FreshContent;
let picture = 0;
let as: AsRole;

beforeAll(async () => {
  fresh = await openFreshContent();
  as = await makePeople(fresh.payload);
  ({ id: picture } = await fresh.payload.create({
    collection: 'media',
    data: { alt: 'A dot' },
    file: toDotPicture(),
  }));
});
afterAll(() => fresh.remove());

const now = () => new Date().toISOString();

const addQuestion = (question: string) =>
  fresh.payload.create({ collection: 'questions', data: { question, answer: toRichText('So.') } });

const trashQuestion = (id: number, role: Role) =>
  fresh.payload.update({ collection: 'questions', id, data: { deletedAt: now() }, ...as(role) });

const countShown = async (question: string) =>
  (
    await readInLanguage(fresh.payload, 'en').count({
      collection: 'questions',
      where: { question: { equals: question } },
    })
  ).totalDocs;

describe('a document that an editor deletes', () => {
  test('goes into the trash, is hidden from visitors, and comes back complete', async () => {
    const { id } = await addQuestion('Trashed?');
    const before = await readRevision(fresh.payload);
    await trashQuestion(id, 'editor');
    expect(await readRevision(fresh.payload)).toBeGreaterThan(before);
    expect(await countShown('Trashed?')).toBe(0);
    const restored = { collection: 'questions', id, data: { deletedAt: null }, trash: true } as const;
    await fresh.payload.update({ ...restored, ...as('editor') });
    expect(await countShown('Trashed?')).toBe(1);
  });

  test('can be erased only by administrators, and trashed only by those who may write it', async () => {
    const { id } = await addQuestion('Erased?');
    for (const role of ['editor', 'sales', 'hr'] as const)
      await expect(fresh.payload.delete({ collection: 'questions', id, ...as(role) })).rejects.toMatchObject({
        status: 403,
      });
    for (const role of ['sales', 'hr'] as const)
      await expect(trashQuestion(id, role)).rejects.toMatchObject({ status: 403 });
    await fresh.payload.delete({ collection: 'questions', id, ...as('admin') });
    expect(await countShown('Erased?')).toBe(0);
  });

  test('gets the present time as its time of deletion, whatever the call says', async () => {
    const { id } = await addQuestion('Backdated?');
    const data = { deletedAt: '2001-01-01T00:00:00.000Z' };
    const { deletedAt } = await fresh.payload.update({ collection: 'questions', id, data, ...as('editor') });
    expect(Date.parse(String(deletedAt))).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('several documents at once', () => {
  const all = { title: { contains: 'Bulk' } };
  const languages = ['en', 'hi', 'gu'] as const;

  const addArticle = async (number: number) => {
    const text = (language: string) => ({
      title: `Bulk ${number} ${language}`,
      description: `Described ${language}`,
      body: toRichText(`Body ${language}`),
      translationReady: true,
    });
    const shared = { picture, publishedAt: '2026-01-01T00:00:00.000Z', _status: 'published' } as const;
    const data = { ...text('en'), ...shared };
    const { id } = await fresh.payload.create({ collection: 'blogs', data });
    for (const locale of ['hi', 'gu'] as const)
      await fresh.payload.update({
        collection: 'blogs',
        id,
        locale,
        data: { ...text(locale), _status: 'published' },
      });
    return id;
  };

  const readAll = async () => {
    const { docs } = await fresh.payload.find({
      collection: 'blogs',
      where: all,
      locale: 'all',
      depth: 0,
      sort: 'id',
      trash: true,
    });
    return docs.map(
      ({ updatedAt: _at, opened: _also, deletedAt: _gone, lastChange: _by, _status, ...kept }) => kept,
    );
  };

  test('can be trashed and erased only by administrators', async () => {
    await addArticle(1);
    for (const role of ['editor', 'sales', 'hr'] as const)
      await expect(
        fresh.payload.update({ collection: 'blogs', where: all, data: { deletedAt: now() }, ...as(role) }),
      ).rejects.toMatchObject({ status: 403 });
    for (const role of ['editor', 'sales', 'hr'] as const)
      await expect(
        fresh.payload.delete({ collection: 'blogs', where: all, ...as(role) }),
      ).rejects.toMatchObject({ status: 403 });
  });

  test('lose no text in any language when trashed and restored', async () => {
    await addArticle(2);
    const before = await readAll();
    expect(before.length).toBe(2);
    const trashed = await fresh.payload.update({
      collection: 'blogs',
      where: all,
      data: { deletedAt: now() },
      ...as('admin'),
    });
    expect(trashed.errors).toEqual([]);
    for (const language of languages)
      expect((await readInLanguage(fresh.payload, language).count({ collection: 'blogs' })).totalDocs).toBe(
        0,
      );
    const back = { collection: 'blogs', where: all, trash: true } as const;
    await fresh.payload.update({ ...back, data: { deletedAt: null, _status: 'published' }, ...as('admin') });
    expect(await readAll()).toEqual(before);
  });
});

test('a vehicle trashed while the studio shows another language keeps its texts', async () => {
  const collection = 'products';
  const texts = (language: string) => ({
    name: `Bulky ${language}`,
    line: 'Line',
    tagline: `Tagline ${language}`,
    summary: `Summary ${language}`,
  });
  const data = {
    plateName: 'BULKY',
    breadcrumbParent: 'Products',
    heroPicture: picture,
    key: 'bulky',
    kind: 'cargo',
    menuGroup: 'Cargo',
    metaKey: 'home',
    ...texts('en'),
  } as const;
  const { id } = await fresh.payload.create({ collection, data });
  await fresh.payload.update({ collection, id, locale: 'hi', data: texts('hi') });
  const read = async () => {
    const wanted = { collection, id, locale: 'all', trash: true } as const;
    const { name, tagline, summary } = await fresh.payload.findByID(wanted);
    return { name, tagline, summary };
  };
  const before = await read();
  const where = { id: { equals: id } };
  await fresh.payload.update({ collection, where, locale: 'hi', data: { deletedAt: now() }, ...as('admin') });
  expect(await read()).toEqual(before);
});

test('erases documents after 30 days in the trash, and what they used can then be deleted', async () => {
  const state = await fresh.payload.create({ collection: 'states', data: { name: 'Old', code: 'OL' } });
  const city = await fresh.payload.create({ collection: 'cities', data: { name: 'Gone', state: state.id } });
  await fresh.payload.update({ collection: 'cities', id: city.id, data: { deletedAt: now() } });
  await expect(
    fresh.payload.update({ collection: 'states', id: state.id, data: { deletedAt: now() } }),
  ).rejects.toThrow(/City “Gone” \(in the trash\)/);
  const later = (days: number) => Date.now() + days * 86_400_000;
  expect(await sweepTrash(fresh.payload, later(29))).toBe(0);
  expect(await sweepTrash(fresh.payload, later(31))).toBeGreaterThan(0);
  await fresh.payload.delete({ collection: 'states', id: state.id });
});

test('logs the ids of trashed documents that could not be erased, without their words', async () => {
  const { payload } = fresh;
  const { id } = await addQuestion('Kept by the database?');
  await trashQuestion(id, 'editor');
  const warn = vi.spyOn(payload.logger, 'warn');
  const broken = vi.spyOn(payload.db, 'deleteOne').mockRejectedValueOnce(new Error('Kept by the database?'));
  expect(await sweepTrash(payload, Date.now() + 31 * 86_400_000)).toBe(0);
  broken.mockRestore();
  expect(warn.mock.calls).toEqual([[{ collection: 'questions', documents: [id] }, expect.any(String)]]);
  warn.mockRestore();
  expect(await sweepTrash(payload, Date.now() + 31 * 86_400_000)).toBe(1);
});
