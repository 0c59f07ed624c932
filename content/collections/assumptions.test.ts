import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readRevision } from '../database/content-revision.ts';
import type { Assumption } from '../payload-types.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 60_000);
afterAll(() => fresh.remove());
beforeEach(() => fresh.payload.db.deleteMany({ collection: 'assumptions', where: {} }));

type Data = Partial<Omit<Assumption, 'id' | 'createdAt' | 'updatedAt'>>;

const diesel = {
  key: 'dieselPrice',
  name: 'Diesel',
  value: 97.92,
  source: { title: 'Retail prices', publisher: 'Oil companies' },
  asOf: '2026-07-31',
} as const;

const add = (change: Data = {}) =>
  fresh.payload.create({ collection: 'assumptions', data: { ...diesel, ...change } });

/** Returns the errors of a refused assumption, by the path of the field. */
const refusal = async (change: Data): Promise<Record<string, string>> => {
  const error = (await add(change).then(
    () => ({ data: { errors: [] } }),
    (reason: unknown) => reason,
  )) as { data: { errors: { path: string; message: string }[] } };
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
};

test('stores a value with its range, source and dates, and raises the revision', async () => {
  const before = await readRevision(fresh.payload);
  const added = await add({ low: 94.1, high: 98.1, reviewBy: '2026-12-31' });
  expect(added).toMatchObject({ value: 97.92, low: 94.1, high: 98.1, isEstimate: false });
  expect(await readRevision(fresh.payload)).toBeGreaterThan(before);
});

test.each([
  [
    'a low end above the value',
    { low: 98, high: 99 },
    { low: 'The low end cannot be higher than the value.' },
  ],
  [
    'a high end below the value',
    { low: 90, high: 97 },
    { high: 'The high end cannot be lower than the value.' },
  ],
  ['a low end alone', { low: 90 }, { low: 'Give the high end as well.' }],
  ['a high end alone', { high: 99 }, { high: 'Give the low end as well.' }],
  ['a fuel for nothing', { value: 0 }, { value: 'In ₹/l, from 1 to 400.' }],
  ['a share above 1', { key: 'lithiumEfficiency', value: 89 }, { value: 'In share, from 0.3 to 1.' }],
  ['half a year', { key: 'years', value: 4.5 }, { value: 'A whole number.' }],
  ['a battery that lasts no way', { key: 'lithiumPackLife', value: 0 }, { value: /^In km, from 5,000/ }],
  ['too many places', { value: 97.9211 }, { value: 'At most 2 places after the point.' }],
  ['no source', { source: {} }, { 'source.title': /tick “Estimate”/, 'source.publisher': /tick/ }],
  [
    'a link that runs a script',
    { source: { ...diesel.source, url: 'javascript:alert(1)' } },
    { 'source.url': 'Give a link that begins with https://.' },
  ],
  [
    'a link in the clear',
    { source: { ...diesel.source, url: 'http://example.com' } },
    { 'source.url': /https/ },
  ],
  ['an end where nothing can end', { endsOn: '2027-01-01' }, { endsOn: /^Give a last day only for/ }],
  ['a review before its own day', { reviewBy: '2026-07-01' }, { reviewBy: /^Give a day after/ }],
  [
    'a review on its own day',
    { asOf: '2026-07-02T11:30:00.000Z', reviewBy: '2026-07-02T12:00:00.000Z' },
    { reviewBy: /^Give a day after/ },
  ],
  ['a day that is none', { asOf: 'soon' }, { asOf: 'This is no date.' }],
] as [string, Data, Record<string, string | RegExp>][])('refuses %s', async (_what, change, expected) => {
  const said = await refusal(change);
  expect(Object.keys(said).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const [path, words] of Object.entries(expected)) expect(said[path]).toMatch(words);
});

test('accepts an estimate without a source, an incentive with an end, and an https link', async () => {
  const noSource = { source: {}, isEstimate: true };
  expect(await refusal(noSource)).toEqual({});
  expect(await refusal({ key: 'eRickshawIncentive', value: 2500, endsOn: '2028-03-31' })).toEqual({});
  expect(await refusal({ source: { ...diesel.source, url: 'https://ppac.gov.in/a?b=c' } })).toEqual({});
});

test('checks the range against the stored value if only one of them changes', async () => {
  const { id } = await add({ low: 94.1, high: 98.1 });
  const change = (data: Data) => fresh.payload.update({ collection: 'assumptions', id, data });
  await expect(change({ value: 99 })).rejects.toThrow(/invalid: .*High/);
  await expect(change({ high: 97 })).rejects.toThrow(/invalid: .*High/);
  expect(await change({ value: 95 })).toMatchObject({ value: 95, high: 98.1 });
});

const only =
  'This is the only value of “Diesel price”. The calculator needs it. Change it, or enter another value of this kind first.';

test('refuses to delete the last value that the calculator needs, and says why and what to do', async () => {
  const { payload } = fresh;
  const first = await add();
  const second = await add({ place: 'Delhi' });
  await payload.delete({ collection: 'assumptions', id: first.id });
  await expect(payload.delete({ collection: 'assumptions', id: second.id })).rejects.toMatchObject({
    status: 409,
    message: only,
  });
  const shortening = await add({ key: 'heatShortening', name: 'Heat', value: 10 });
  await expect(payload.delete({ collection: 'assumptions', id: shortening.id })).rejects.toThrow(
    /“Heat shortening”/,
  );
  const printed = await add({ key: 'electricGst', name: 'GST', value: 5 });
  await payload.delete({ collection: 'assumptions', id: printed.id });
});

test('keeps one of several needed values that are deleted at once', async () => {
  const { payload } = fresh;
  for (const place of ['Ahmedabad', 'Delhi', 'Mumbai']) await add({ place });
  const { docs, errors } = await payload.delete({ collection: 'assumptions', where: {} });
  expect(docs.length).toBeLessThan(3);
  expect(errors.map(({ message }) => message)).toContain(only);
  const left = await payload.count({ collection: 'assumptions' });
  expect(left.totalDocs).toBeGreaterThan(0);
});

test('refuses to turn the last needed value into a value of another kind', async () => {
  const { payload } = fresh;
  const { id } = await add();
  const change = (data: Data) => payload.update({ collection: 'assumptions', id, data });
  await expect(change({ key: 'petrolPrice' })).rejects.toMatchObject({
    status: 409,
    message:
      'This is the only value of “Diesel price”. The calculator needs it. Enter another value of this kind first.',
  });
  await change({ key: 'dieselPrice', value: 96 });
  await add({ place: 'Delhi' });
  expect(await change({ key: 'petrolPrice' })).toMatchObject({ key: 'petrolPrice', value: 96 });
});
