import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRevision } from '../database/content-revision.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

const draw = (background: string, height: number) =>
  sharp({
    create: {
      width: 700,
      height,
      channels: background === 'clear' ? 4 : 3,
      background: background === 'clear' ? '#0000' : background,
    },
  });

const toFile = async (name: string, data: Buffer) => ({
  name,
  data,
  size: data.length,
  mimetype: 'image/jpeg',
});

const fileOf = (name: string) => path.join(fresh.variables.DATA_DIR ?? '', 'media', name);

const create = async (name: string) =>
  fresh.payload.create({
    collection: 'media',
    data: { alt: 'A wall' },
    file: await toFile(name, await draw('#aa0000', 400).jpeg().toBuffer()),
  });

test('a replaced picture keeps its address and format, whatever format the new one has, and the revision rises', async () => {
  const { payload } = fresh;
  const before = await create('wall.jpg');
  const revision = await readRevision(payload);
  const after = await payload.update({
    collection: 'media',
    id: before.id,
    data: {},
    file: await toFile('Other name.PNG', await draw('#0000aa', 300).png().toBuffer()),
  });
  expect(after.filename).toBe(before.filename);
  expect(after.mimeType).toBe('image/jpeg');
  expect([after.height, after.tone]).not.toEqual([before.height, before.tone]);
  const stored = await sharp(readFileSync(fileOf(after.filename ?? ''))).metadata();
  expect([stored.format, stored.height]).toEqual(['jpeg', 300]);
  // The sizes are those of the new picture, and no file of the old one is left.
  expect(existsSync(fileOf(after.sizes?.w640?.filename ?? ''))).toBe(true);
  expect(after.sizes?.w640?.height).toBe(274);
  expect(existsSync(fileOf(before.sizes?.w640?.filename ?? ''))).toBe(false);
  expect(await readRevision(payload)).toBeGreaterThan(revision);
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
});

test('a cut-out that replaces a photo gets its own address as PNG, instead of a black background', async () => {
  const before = await create('photo.jpg');
  const after = await fresh.payload.update({
    collection: 'media',
    id: before.id,
    data: {},
    file: await toFile('cut-out.png', await draw('clear', 400).png().toBuffer()),
  });
  expect(after.filename).toMatch(/^cut-out-[0-9a-f]{12}\.png$/);
  expect(existsSync(fileOf(before.filename ?? ''))).toBe(false);
});

test('the time of the file changes with the file and its focus alone, not with tags or alternative texts', async () => {
  const { payload } = fresh;
  const { id, fileAt, updatedAt } = await create('dated.jpg');
  expect(Math.abs(Date.parse(fileAt ?? '') - Date.parse(updatedAt))).toBeLessThan(60_000);
  const change = (changes: object) => payload.update({ collection: 'media', id, data: changes });
  const said = [
    await change({ tags: ['Fair'] }),
    await payload.update({ collection: 'media', id, locale: 'hi', data: { alt: 'एक दीवार' } }),
    // As the form in the studio sends it: with everything that it was given.
    await change({ ...(await payload.findByID({ collection: 'media', id, depth: 0 })), alt: 'A red wall' }),
    await change({ fileAt: '2020-01-01T00:00:00.000Z' }),
  ];
  expect(said.map((media) => media.fileAt)).toEqual(said.map(() => fileAt));

  const file = await toFile('dated.jpg', await draw('#aa0000', 400).jpeg().toBuffer());
  const focused = await change({ focalX: 10, focalY: 90 });
  const replaced = await payload.update({ collection: 'media', id, data: {}, file });
  // An address counts in seconds.
  const seconds = [fileAt, focused.fileAt, replaced.fileAt].map((moment) =>
    Math.floor(Date.parse(moment ?? '') / 1000),
  );
  expect(seconds).toEqual([...new Set(seconds)].sort());
});

test('a picture can be found by its tags', async () => {
  const { id } = await create('tagged.jpg');
  await fresh.payload.update({ collection: 'media', id, data: { tags: ['Expo 2024', 'Millo'] } });
  const { docs } = await fresh.payload.find({ collection: 'media', where: { tags: { contains: 'Expo' } } });
  expect(docs.map((media) => media.id)).toEqual([id]);
});
