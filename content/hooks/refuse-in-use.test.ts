import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../fresh-content.ts';
import type { Staff } from '../payload-types.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';

// The smallest picture: a grey dot as PNG.
const dotBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

let fresh: FreshContent;
let editor: Staff;

beforeAll(async () => {
  fresh = await openFreshContent();
  editor = await fresh.payload.create({
    collection: 'staff',
    data: { name: 'Somebody', email: 'somebody@example.com', password: 'long enough 1', role: 'editor' },
  });
});
afterAll(() => fresh.remove());

const createPicture = (name: string) =>
  fresh.payload.create({
    collection: 'media',
    data: { alt: 'A dot' },
    file: { name, mimetype: 'image/png', data: dotBytes, size: dotBytes.length },
  });

const deletePicture = (id: number) =>
  fresh.payload.delete({ collection: 'media', id, user: { ...editor, collection: 'staff' } });

test('deletes what nothing uses', async () => {
  const { id } = await createPicture('free.png');
  await deletePicture(id);
  expect((await fresh.payload.count({ collection: 'media', where: { id: { equals: id } } })).totalDocs).toBe(
    0,
  );
});

test('keeps what a document needs, and names the document', async () => {
  const { id } = await createPicture('needed.png');
  const data = { picture: id, caption: 'A street', date: '2026-01-01', order: 1 };
  const item = await fresh.payload.create({ collection: 'gallery-items', data });
  await expect(deletePicture(id)).rejects.toMatchObject({
    status: 409,
    message: 'This picture is still used by Gallery picture “A street”. Change that first, then delete it.',
  });
  await fresh.payload.delete({ collection: 'gallery-items', id: item.id });
  await deletePicture(id);
});

test('finds users in lists and in globals', async () => {
  const { id } = await createPicture('listed.png');
  const show = {
    name: 'Auto Show',
    year: 2026,
    token: 'auto-show',
    introduction: 'Fairs to come.',
    heading: 'Auto Show 2026',
    blurb: 'What we showed.',
    categories: [{ name: 'Stand', slug: 'stand' }],
    images: [{ picture: id, category: 'stand' }],
  };
  await fresh.payload.create({ collection: 'trade-shows', data: show });
  const about = {
    heading: 'About',
    story: toRichText('A story.'),
    picture: id,
    mission: 'To drive.',
    vision: 'A road.',
    needsHeading: 'Needs',
  };
  await fresh.payload.updateGlobal({ slug: 'about-page', data: about });
  await expect(deletePicture(id)).rejects.toThrow(/About Page, Trade Show “Auto Show”/);
});

test('keeps a state that has cities', async () => {
  const state = await fresh.payload.create({ collection: 'states', data: { name: 'Goa', code: 'GA' } });
  await fresh.payload.create({ collection: 'cities', data: { name: 'Panaji', state: state.id } });
  await expect(
    fresh.payload.delete({ collection: 'states', id: state.id, user: { ...editor, collection: 'staff' } }),
  ).rejects.toThrow('This state is still used by City “Panaji”.');
});
