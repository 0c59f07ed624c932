import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAssumptions } from './assumptions.ts';
import type { Readers } from './readers.ts';

let fresh: FreshContent;
let ids: { incentive: number; diesel: number };

beforeAll(async () => {
  fresh = await openFreshContent();
  const diesel = await fresh.payload.create({
    collection: 'assumptions',
    data: {
      key: 'dieselPrice',
      name: 'Diesel',
      value: 97.92,
      low: 94.1,
      high: 98.1,
      place: 'Ahmedabad',
      source: { title: 'Prices', publisher: 'Companies', url: 'https://ppac.gov.in/' },
      // Half past midnight of the first of August in India.
      asOf: '2026-07-31T19:00:00.000Z',
      reviewBy: '2026-12-31',
    },
  });
  const incentive = await fresh.payload.create({
    collection: 'assumptions',
    data: {
      key: 'eRickshawIncentive',
      name: 'Incentive',
      value: 2500,
      low: 2000,
      high: 3000,
      source: { title: 'Amendment', publisher: 'Gazette of India' },
      asOf: '2026-03-31',
      endsOn: '2028-03-31',
      note: 'Advanced batteries only.',
    },
  });
  ids = { incentive: incentive.id, diesel: diesel.id };
}, 60_000);
afterAll(() => fresh.remove());

const list = (language: 'en' | 'hi', now: string) => {
  const readers = {
    content: readInLanguage(fresh.payload, language),
    original: readInLanguage(fresh.payload, 'en'),
  };
  return listAssumptions(readers as Readers, new Date(now));
};

const lastMoment = '2028-03-31T18:29:59.999Z';
const midnight = '2028-03-31T18:30:00.000Z';

test('returns all parts of a value in order, with its unit and Indian dates', async () => {
  const [diesel, incentive] = await list('en', '2026-11-21T06:00:00.000Z');
  expect(diesel).toEqual({
    key: 'dieselPrice',
    name: 'Diesel',
    value: 97.92,
    low: 94.1,
    high: 98.1,
    unit: '₹/l',
    place: 'Ahmedabad',
    isEstimate: false,
    source: { title: 'Prices', publisher: 'Companies', url: 'https://ppac.gov.in/' },
    asOf: '2026-08-01',
    isOverdue: false,
    endsOn: null,
    hasEnded: false,
    note: '',
  });
  expect(incentive).toMatchObject({
    key: 'eRickshawIncentive',
    unit: '₹/kWh',
    place: '',
    isOverdue: false,
    endsOn: '2028-03-31',
    source: { url: '' },
  });
});

test('counts an incentive until the end of its last day in India, and as 0 from then on', async () => {
  const [, before] = await list('en', lastMoment);
  expect(before).toMatchObject({ value: 2500, low: 2000, high: 3000, hasEnded: false });
  const [, after] = await list('en', midnight);
  expect(after).toMatchObject({ value: 0, low: null, high: null, hasEnded: true, endsOn: '2028-03-31' });
});

test('marks a value as overdue after the day of its review in India', async () => {
  const [before] = await list('en', '2026-12-31T18:29:59.999Z');
  expect(before?.isOverdue).toBe(false);
  const [after] = await list('en', '2026-12-31T18:30:00.000Z');
  expect(after).toMatchObject({ isOverdue: true, value: 97.92 });
});

test('returns the same numbers in all languages, even without translated words', async () => {
  const english = await list('en', midnight);
  const { payload } = fresh;
  const words = { name: 'डीज़ल', source: { title: 'दाम', publisher: 'कंपनियाँ' } };
  await payload.update({ collection: 'assumptions', id: ids.diesel, locale: 'hi', data: words });
  const untold = await list('hi', midnight);
  expect(untold.map(({ key, value, low, high }) => [key, value, low, high])).toEqual(
    english.map(({ key, value, low, high }) => [key, value, low, high]),
  );
  expect(untold.map(({ name, place, source, note }) => [name, place, source.title, note])).toEqual([
    ['', '', '', ''],
    ['', '', '', ''],
  ]);
  const ready = { translationReady: true };
  await payload.update({ collection: 'assumptions', id: ids.diesel, locale: 'hi', data: ready });
  expect((await list('hi', midnight))[0]).toMatchObject({
    name: 'डीज़ल',
    place: '',
    source: { title: 'दाम', url: 'https://ppac.gov.in/' },
  });
});
