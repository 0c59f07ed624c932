import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRevision } from '../database/content-revision.ts';
import { sweepTrash } from '../sweeping/sweep-trash.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { type AsRole, makePeople } from '../testing/staff-under-test.ts';

let fresh: FreshContent;
let as: AsRole;

beforeAll(async () => {
  fresh = await openFreshContent();
  as = await makePeople(fresh.payload);
}, 120_000);
afterAll(() => fresh.remove());

const addPicture = async (name: string) => {
  const data = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#a00' } })
    .jpeg()
    .toBuffer();
  const file = { name, data, size: data.length, mimetype: 'image/jpeg' };
  return fresh.payload.create({ collection: 'media', data: { alt: `Shown: ${name}` }, file });
};
const trash = (id: number, deletedAt: string | null = new Date().toISOString()) => ({
  collection: 'media' as const,
  id,
  data: { deletedAt },
  trash: true,
});
const listFiles = () => readdirSync(path.join(fresh.variables.DATA_DIR ?? '', 'media'));

test('editors can trash a picture and restore it with its files, sales and personnel cannot', async () => {
  const { payload } = fresh;
  const { id } = await addPicture('wall.jpg');
  const files = listFiles();
  expect(files.length).toBeGreaterThan(4);
  for (const role of ['sales', 'hr'] as const)
    await expect(payload.update({ ...trash(id), ...as(role) })).rejects.toMatchObject({ status: 403 });
  await expect(payload.delete({ collection: 'media', id, ...as('editor') })).rejects.toMatchObject({
    status: 403,
  });
  const revision = await readRevision(payload);
  await payload.update({ ...trash(id), ...as('editor') });
  expect(await readRevision(payload)).toBeGreaterThan(revision);
  expect((await payload.find({ collection: 'media' })).totalDocs).toBe(0);
  expect(listFiles()).toEqual(files);
  for (const role of ['sales', 'hr'] as const)
    await expect(payload.update({ ...trash(id, null), ...as(role) })).rejects.toMatchObject({ status: 403 });
  const back = await payload.update({ ...trash(id, null), ...as('editor') });
  expect(back).toMatchObject({ alt: 'Shown: wall.jpg', deletedAt: null });
  expect(listFiles()).toEqual(files);
  await payload.delete({ collection: 'media', id, ...as('admin') });
  expect(listFiles()).toEqual([]);
});

test('a picture in use cannot be trashed, and the refusal names the use', async () => {
  const { payload } = fresh;
  const { id } = await addPicture('used.jpg');
  const shown = await payload.create({
    collection: 'gallery-items',
    data: { picture: id, caption: 'Diwali at the works', date: '2026-11-08' },
  });
  await expect(payload.update({ ...trash(id), ...as('editor') })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Gallery picture “Diwali at the works”'),
  });
  await payload.delete({ collection: 'gallery-items', id: shown.id });
  await payload.delete({ collection: 'media', id });
});

test('the sweep erases a picture and all its files after 30 days in the trash, not sooner', async () => {
  const { payload } = fresh;
  const kept = await addPicture('kept.jpg');
  const keptFiles = listFiles();
  const { id } = await addPicture('gone.jpg');
  await payload.update({ ...trash(id), ...as('editor') });
  const later = (days: number) => Date.now() + days * 86_400_000;
  expect(await sweepTrash(payload, later(29))).toBe(0);
  expect(listFiles().length).toBeGreaterThan(keptFiles.length);
  expect(await sweepTrash(payload, later(31))).toBe(1);
  expect(listFiles()).toEqual(keptFiles);
  expect((await payload.find({ collection: 'media', trash: true })).docs.map((one) => one.id)).toEqual([
    kept.id,
  ]);
});
