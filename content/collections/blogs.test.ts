import { minute } from '@ev-site/contract/spans-of-time.ts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { type AsRole, makePeople } from '../testing/staff-under-test.ts';
import { publishDue } from '../timetable/publish-due.ts';
import { schedulePublication } from '../timetable/schedule-publication.ts';

const collection = 'blogs';
const day = '2026-03-04T05:06:07.000Z';

let fresh: FreshContent;
let as: AsRole;
let picture: number;

beforeAll(async () => {
  fresh = await openFreshContent();
  as = await makePeople(fresh.payload);
  const file = toDotPicture();
  picture = (await fresh.payload.create({ collection: 'media', data: { alt: 'A dot' }, file })).id;
}, 60_000);
afterAll(() => fresh.remove());

const begin = async (more: object = {}) => {
  const data = { title: 'News', description: 'D', body: toRichText('B'), picture, ...more };
  return (await fresh.payload.create({ collection, data, draft: true, ...as('editor') })).id;
};
const save = (id: number, data: object, draft = false) =>
  fresh.payload.update({ collection, id, data, draft, ...as('editor') });
const publish = (id: number) => save(id, { _status: 'published' });
const dateOf = async (id: number) => {
  const { publishedAt } = await fresh.payload.findByID({ collection, id, draft: true });
  return publishedAt ?? null;
};
const expectNow = (date: string | null, began: number) => {
  expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(began);
  expect(Date.parse(date ?? '')).toBeLessThanOrEqual(Date.now());
};

test('a draft has no date; it gets the date of its first publication and keeps it', async () => {
  const id = await begin();
  await save(id, { title: 'Still a draft' }, true);
  expect(await dateOf(id)).toBeNull();
  const began = Date.now();
  await publish(id);
  const date = await dateOf(id);
  expectNow(date, began);
  await save(id, { title: 'A draft over it' }, true);
  await publish(id);
  await save(id, { _status: 'draft' });
  await publish(id);
  expect(await dateOf(id)).toBe(date);
});

test('publishing without a picture is refused with “Choose a picture.”', async () => {
  const id = await begin({ picture: null });
  await expect(publish(id)).rejects.toMatchObject({
    data: { errors: [{ path: 'picture', message: 'Choose a picture.' }] },
  });
});

test('an article that the timetable publishes gets that moment as its date', async () => {
  const id = await begin();
  const req = await createLocalReq(as('editor'), fresh.payload);
  const doc = { relationTo: collection, value: String(id) };
  await schedulePublication(req, { type: 'publish', date: new Date(Date.now() + minute), doc });
  const began = Date.now();
  await publishDue(fresh.payload, { error: () => undefined }, () => Date.now() + 2 * minute);
  expectNow(await dateOf(id), began);
});

test('keeps the date that staff set; if they clear it, the next publication sets it', async () => {
  const id = await begin({ publishedAt: day });
  await publish(id);
  expect(await dateOf(id)).toBe(day);
  const began = Date.now();
  await save(id, { publishedAt: null, _status: 'published' });
  expectNow(await dateOf(id), began);
});
