import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedOut } from '../requests/refuse.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import type { GalleryFilled } from './fill-gallery.ts';
import type { PictureTag } from './picture-tags.ts';

const origin = 'http://localhost:3000';
const password = 'long enough 1';
const roles = ['admin', 'editor', 'sales', 'hr'] as const;
type Asker = (typeof roles)[number] | 'nobody';

let fresh: FreshContent;
const cookies: Partial<Record<Asker, string>> = {};

const ask = async (who: Asker, method: string, path: string, body?: unknown) => {
  const answer = await handleEndpoints({
    config: fresh.payload.config,
    request: new Request(`${origin}/studio/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookies[who] ?? '' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  });
  if (path === '/staff/login') cookies[who] = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return { status: answer.status, body: await answer.json() };
};

const addPicture = async (alt: string, tags: string[] = []) => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  const file = { name: 'dot.png', data, size: data.length, mimetype: 'image/png' };
  return fresh.payload.create({ collection: 'media', data: { alt, tags }, file });
};

beforeAll(async () => {
  fresh = await openFreshContent();
  for (const role of roles) {
    const email = `${role}@example.com`;
    await fresh.payload.create({ collection: 'staff', data: { name: role, email, password, role } });
    await ask(role, 'POST', '/staff/login', { email, password });
  }
}, 120_000);
afterAll(() => fresh.remove());

test('lists tags with their number of pictures to staff only, and finds the pictures with a tag', async () => {
  const kept = await addPicture('A stand', ['Expo 2024', 'Millo']);
  await addPicture('A second stand', [' expo   2024 ', 'Expo 2024', '', 'Expo 2024 Rajkot']);
  const trashed = await addPicture('A third', ['Expo 2024', 'Gone']);
  const deletedAt = new Date().toISOString();
  await fresh.payload.update({ collection: 'media', id: trashed.id, data: { deletedAt } });
  for (const who of roles) {
    const { status, body } = await ask(who, 'GET', '/media/tags');
    expect(status).toBe(200);
    // The second picture was tagged in small letters first.
    expect((body as { tags: PictureTag[] }).tags).toEqual(
      expect.arrayContaining([
        { tag: 'Millo', count: 1 },
        { tag: 'Expo 2024', count: 1 },
        { tag: 'expo 2024', count: 1 },
      ]),
    );
    expect(JSON.stringify(body)).not.toContain('Gone');
  }
  expect(await ask('nobody', 'GET', '/media/tags')).toMatchObject({
    status: 401,
    body: { errors: [{ message: signedOut }] },
  });
  const { docs } = await fresh.payload.find({
    collection: 'media',
    where: { or: [{ and: [{ tags: { in: ['Expo 2024'] } }] }] },
  });
  expect(docs.map(({ id }) => id)).toEqual([kept.id]);
});

test('adds several pictures to the gallery, each once, in their order, with their captions in each language', async () => {
  const first = await addPicture('A crate');
  const second = await addPicture('A lamp');
  await fresh.payload.update({ collection: 'media', id: second.id, locale: 'hi', data: { alt: 'एक दीपक' } });
  const pictures = [second.id, first.id, second.id, 999_999];
  const fill = (who: Asker, body: unknown) => ask(who, 'POST', '/gallery-items/from-pictures', body);
  for (const [who, status] of [
    ['nobody', 401],
    ['sales', 403],
    ['hr', 403],
  ] as const)
    expect((await fill(who, { pictures })).status).toBe(status);
  expect((await fresh.payload.count({ collection: 'gallery-items' })).totalDocs).toBe(0);
  const made: GalleryFilled = { added: 2, present: 0, missing: 1 };
  expect(await fill('editor', { pictures })).toEqual({ status: 200, body: made });
  expect((await fill('admin', { pictures })).body).toEqual({ added: 0, present: 2, missing: 1 });
  const { docs } = await fresh.payload.find({
    collection: 'gallery-items',
    sort: '_order',
    locale: 'all',
    depth: 0,
  });
  expect(docs.map(({ picture, caption }) => ({ picture, caption }))).toEqual([
    { picture: second.id, caption: { en: 'A lamp', hi: 'एक दीपक' } },
    { picture: first.id, caption: { en: 'A crate' } },
  ]);
  // A caption that nobody has proofread is not shown in that language.
  expect(JSON.stringify(docs)).not.toContain('"translationReady":{"en":true');
});

test.each([
  ['none', { pictures: [] }],
  ['too many', { pictures: Array.from({ length: 51 }, (_, id) => id + 1) }],
  ['a text', { pictures: ['1'] }],
  ['a number that no id has', { pictures: [9_007_199_254_740_991] }],
  ['nothing', undefined],
])('refuses to fill the gallery with %s, and says how many pictures to choose', async (_what, body) => {
  const { status, body: answer } = await ask('editor', 'POST', '/gallery-items/from-pictures', body);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ errors: [{ message: 'Choose 1 to 50 pictures.' }] });
});
