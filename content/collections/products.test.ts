import { toDocument } from '@ev-site/contract/documents.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toRelationId } from '../documents/relation-id.ts';
import type { Product } from '../payload-types.ts';
import { products } from '../seed/data/products.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { indianDay, startOfDay } from '../time/india-time.ts';
import { listObstacles } from '../timetable/list-obstacles.ts';
import type { Scheduled } from '../timetable/list-scheduled.ts';

let fresh: FreshContent;
let id: number;

beforeAll(async () => {
  fresh = await openFreshContent();
  const file = toDotPicture();
  const heroPicture = (await fresh.payload.create({ collection: 'media', data: { alt: 'A dot' }, file })).id;
  const found = products.find(({ key }) => key === 'major');
  if (!found) throw new Error('There is no Major.');
  const { bannerPicture, innovationPicture, pictures, turntable, variants, gallery, questions, ...data } =
    found.data;
  id = (await fresh.payload.create({ collection: 'products', data: { ...data, heroPicture } })).id;
}, 60_000);
afterAll(() => fresh.remove());

const read = () => fresh.payload.findByID({ collection: 'products', id });

/** The errors of a change, by field; empty if it was saved. */
const save = async (change: Partial<Product>): Promise<Record<string, string>> => {
  const error = (await fresh.payload.update({ collection: 'products', id, data: change }).then(
    () => ({ data: { errors: [] } }),
    (reason: unknown) => reason,
  )) as { data: { errors: { path: string; message: string }[] } };
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
};

const withFigure = async (key: string, change: object) => ({
  figures: ((await read()).figures ?? []).map((figure) =>
    figure.key === key ? { ...figure, ...change } : figure,
  ),
});

test('refuses a second figure with the same key, and says where the two are', async () => {
  const figures = (await read()).figures ?? [];
  const [first] = figures;
  if (!first) throw new Error('There is no figure.');
  const { id: _id, ...again } = first;
  expect(await save({ figures: [...figures, again] as Product['figures'] & object })).toEqual({
    figures: `The key ${first.key} stands here twice (1 and ${figures.length + 1}).`,
  });
});

test('refuses a claim that its inputs do not give, with an error at the inputs', async () => {
  expect(await save(await withFigure('savings', { min: 150_000 }))).toEqual({
    'figures.0.claim.inputs': expect.stringMatching(/^These inputs give ₹1,19,651 a year/),
  });
  expect(await save(await withFigure('savings', { min: 119_000 }))).toEqual({});
});

test('refuses a claim if the day is too long for one charge, whichever field changed', async () => {
  const { figures } = await withFigure('savings', { min: 120_000 });
  const oneCharge = figures.map((figure) =>
    figure.claim?.result ? { ...figure, claim: { ...figure.claim, secondCharge: false } } : figure,
  );
  expect(Object.keys(await save({ figures: oneCharge })).toSorted()).toEqual([
    'figures.0.claim.inputs',
    'figures.1.claim.inputs',
  ]);
  const farther = oneCharge.map((figure) =>
    figure.key === 'typicalRange' ? { ...figure, max: 120 } : figure,
  );
  expect(await save({ figures: farther })).toEqual({});
  // The same claims, but the battery has become smaller.
  expect(Object.values(await save(await withFigure('typicalRange', { max: 110 })))[0]).toMatch(
    /^115 km a day is more than the typical range of 110 km/,
  );
});

test('saves changes that do not touch claims, and figures whose claims are removed', async () => {
  expect(await save({ tagline: 'Half a tonne' })).toEqual({});
  const figures = ((await read()).figures ?? []).map((figure) => ({
    ...figure,
    claim: { result: null, inputs: null, secondCharge: false },
  }));
  expect(await save({ figures })).toEqual({});
});

test('accepts a price only together with its date and place', async () => {
  const together = 'A price needs its date and its place: fill all three or none.';
  expect(await save({ price: { amountRs: 410_000 } })).toEqual({
    'price.asOf': together,
    'price.place': together,
  });
  const rest = { asOf: '2026-11-01', place: 'Ahmedabad' };
  expect(await save({ price: rest })).toEqual({ 'price.amountRs': together });
  expect(await save({ price: { ...rest, amountRs: 0 } })).toEqual({
    'price.amountRs': 'A whole number above 0, at most ₹50,00,000.',
  });
  expect(await save({ price: { ...rest, amountRs: 410_000 } })).toEqual({});
  expect(await save({ price: { amountRs: null, asOf: null, place: null } })).toEqual({});
});

test('accepts another price only with a new date, or if its date is today', async () => {
  const price = { amountRs: 410_000, asOf: '2026-11-01', place: 'Ahmedabad' };
  const refused = { 'price.amountRs': 'Give the day of the new price.' };
  expect(await save({ price })).toEqual({});
  expect(await save({ price: { ...price, amountRs: 425_000 } })).toEqual(refused);
  expect(await save({ price: { amountRs: 425_000 } })).toEqual(refused);
  // A draft is checked when it is published.
  await fresh.payload.update({
    collection: 'products',
    id,
    data: { price: { amountRs: 425_000 } },
    draft: true,
  });
  expect(await save({ _status: 'published' })).toEqual(refused);
  const moved = { ...price, place: 'Rajkot' };
  expect(await save({ _status: 'published', price: moved })).toEqual({});
  expect(Object.keys(await save({ price: { ...price, amountRs: 425_000, asOf: 'soon' } }))).toEqual([
    'price.asOf',
  ]);
  const today = new Date().toISOString();
  expect(await save({ price: { ...price, amountRs: 425_000, asOf: today } })).toEqual({});
  expect(await save({ price: { ...price, amountRs: 424_000, asOf: today } })).toEqual({});
  expect(await save({ price: { amountRs: null, asOf: null, place: null } })).toEqual({});
});

test('refuses to publish a price of a coming day, and keeps it as a draft', async () => {
  const tomorrow = new Date(startOfDay().getTime() + 1.5 * day);
  const price = { amountRs: 410_000, asOf: tomorrow.toISOString(), place: 'Ahmedabad' };
  const { payload } = fresh;
  await payload.update({ collection: 'products', id, data: { price }, draft: true });
  // A colleague may have corrected only a word and publish the draft.
  expect(await save({ _status: 'published' })).toEqual({
    'price.asOf': `This price begins on ${indianDay.format(tomorrow)}: save it as a draft, and schedule it for that day.`,
  });
  // Scheduled for that day it is no obstacle, but scheduled before that day it is.
  const tryAt = (at: Date) =>
    listObstacles(payload, {
      of: toDocument('products', id),
      type: 'publish',
      language: null,
      at: at.toISOString(),
    } as Scheduled);
  expect(await tryAt(tomorrow)).toEqual([]);
  expect(await tryAt(new Date())).toEqual([
    expect.objectContaining({ message: expect.stringContaining('This price begins on') }),
  ]);
  const today = new Date(startOfDay().getTime() + day - 1).toISOString();
  expect(await save({ _status: 'published', price: { ...price, asOf: today } })).toEqual({});
  expect(await save({ price: { amountRs: null, asOf: null, place: null } })).toEqual({});
});

test.each([
  [4, {}],
  [0, {}],
  [2.5, { passengers: 'A whole number up to 12.' }],
  [13, { passengers: 'A whole number up to 12.' }],
])('checks %d passengers', async (passengers, expected) => {
  expect(await save({ passengers })).toEqual(expected);
});

test('accepts the source of a rival only with its date', async () => {
  const { comparison } = await read();
  expect(await save({ comparison: { ...comparison, rival1Source: 'Its brochure' } })).toEqual({
    'comparison.rival1AsOf': 'Give the date of the source as well.',
  });
  const dated = { ...comparison, rival1Source: 'Its brochure', rival1AsOf: '2026-10-01' };
  expect(await save({ comparison: dated })).toEqual({});
});

test('keeps an address of the specification, and accepts only letters in a new one', async () => {
  expect(await save({ key: 'majornew' })).toEqual({ key: 'The address /productmajor is fixed: keep major.' });
  expect(await save({ key: 'Major 2' })).toEqual({ key: expect.stringContaining('Use only small letters') });
});

test('gives a copy its own address; changing that address later leaves a redirect', async () => {
  const { payload } = fresh;
  const copy = await payload.duplicate({ collection: 'products', id });
  const second = await payload.duplicate({ collection: 'products', id });
  expect([copy.key, second.key]).toEqual(['majorcopy', 'majorcopyb']);
  expect(copy.name).toBe('Major (copy)');
  expect(copy.inquiryMarkerField ?? '').toBe('');
  expect(copy.metaKey).toBe('product');
  // A copy is a draft, because vehicles have drafts. Only an address that was public leaves a redirect.
  const published = await payload.update({
    collection: 'products',
    id: copy.id,
    data: { _status: 'published' } as object,
  });
  expect(published.key).toBe('majorcopy');
  await payload.update({ collection: 'products', id: copy.id, data: { key: 'nova' } });
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: '/productmajorcopy' } },
  });
  expect(docs).toMatchObject([{ to: '/productnova' }]);
});

test('an address that changes while its page is down leads on once the page is back, unless another has taken it', async () => {
  const { payload } = fresh;
  const save = (id: number, data: object) =>
    payload.update({ collection: 'products', id, data: data as object });
  const listFrom = async (from: string) => {
    const found = await payload.find({ collection: 'redirects', where: { from: { equals: from } } });
    return found.docs.map(({ to }) => to);
  };
  const { id: down } = await payload.duplicate({ collection: 'products', id });
  await save(down, { key: 'downa', _status: 'published' });
  await save(down, { _status: 'draft' });
  await save(down, { key: 'downb' });
  expect(await listFrom('/productdowna')).toEqual([]);
  await save(down, { _status: 'published' });
  expect(await listFrom('/productdowna')).toEqual(['/productdownb']);
  await save(down, { _status: 'draft' });
  const { id: other } = await payload.duplicate({ collection: 'products', id });
  await save(down, { key: 'downc' });
  await save(other, { key: 'downb', _status: 'published' });
  await save(down, { _status: 'published' });
  expect(await listFrom('/productdownb')).toEqual([]);
  for (const one of [down, other]) await payload.delete({ collection: 'products', id: one });
});

test('refuses an address of a trade show for a vehicle, and the other way round', async () => {
  const { payload } = fresh;
  const show = {
    name: 'Launch',
    year: 2025,
    introduction: 'x',
    heading: 'x',
    blurb: 'x',
    categories: [{ name: 'All', slug: 'all' }],
  };
  await payload.create({ collection: 'trade-shows', data: { ...show, token: 'productlaunch' } });
  await expect(
    payload.create({ collection: 'trade-shows', data: { ...show, token: 'productnova' } }),
  ).rejects.toThrow(/token|Token/);
  const { docs } = await payload.find({ collection: 'products', where: { key: { equals: 'majorcopyb' } } });
  await expect(
    payload.update({ collection: 'products', id: docs[0]?.id ?? 0, data: { key: 'launch' } }),
  ).rejects.toThrow(/key|Key/);
});

test('refuses to drop a figure that a banner shows, and a banner with a figure that the vehicle lacks', async () => {
  const { payload } = fresh;
  const stored = await read();
  const banner = {
    heading: 'Farther',
    description: toRichText('So.'),
    picture: toRelationId(stored.heroPicture) ?? 0,
    product: id,
  };
  await expect(
    payload.create({ collection: 'banners', data: { ...banner, figureKey: 'farRange' } }),
  ).rejects.toMatchObject({
    data: { errors: [{ path: 'figureKey', message: 'No figure of this vehicle has the key farRange.' }] },
  });
  const made = await payload.create({ collection: 'banners', data: { ...banner, figureKey: 'topSpeed' } });
  const renamed = await withFigure('topSpeed', { key: 'fastest' });
  const refused = 'The figure “topSpeed” of this vehicle is still shown by Banner “Farther”.';
  const keepsComparison = { ...renamed, comparison: { rows: [] }, headlineFigures: [] };
  await expect(payload.update({ collection: 'products', id, data: keepsComparison })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(refused),
  });
  // Visitors do not see a draft.
  await payload.update({ collection: 'products', id, data: keepsComparison, draft: true });
  await expect(
    payload.update({ collection: 'products', id, data: { _status: 'published' } }),
  ).rejects.toMatchObject({ status: 409 });
  // They do not see a banner that is switched off either.
  await payload.update({ collection: 'banners', id: made.id, data: { active: false } });
  await payload.update({ collection: 'products', id, data: { _status: 'published' } });
  await expect(
    payload.update({ collection: 'banners', id: made.id, data: { active: true } }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'figureKey' }] } });
  await payload.update({ collection: 'banners', id: made.id, data: { figureKey: null, active: true } });
  await payload.update({ collection: 'banners', id: made.id, data: { figureKey: 'fastest' } });
});
