import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import type { CityRow, RideDayRow, RideDealerRow, StateRow, VehicleRow } from '@ev-site/contract/answers.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiContext } from '../api/context.ts';
import { readCities } from '../api/read/get-cities.ts';
import { readRideDays } from '../api/read/get-ride-days.ts';
import { readRideDealers } from '../api/read/get-ride-dealers.ts';
import { readStates } from '../api/read/get-states.ts';
import { readVehicles } from '../api/read/get-vehicles.ts';
import type { Read } from '../api/read-call.ts';
import { listOfferedVehicles } from '../data/become-dealer.ts';
import { getDealerBySlug, listDealers } from '../data/dealers.ts';
import { openKnown } from '../data/known.ts';
import { getProductsMenu } from '../data/products-menu.ts';
import type { Readers } from '../data/readers.ts';
import { createRepeatFinder, listCities, listStates } from '../data/states-and-cities.ts';
import { readForm } from '../leads/check-fields.ts';
import { type KnownChoices, openKnownChoices } from '../leads/known-choices.ts';
import type { LeadForm } from '../leads/lead-form.ts';

let fresh: FreshContent;
let choices: KnownChoices;

beforeAll(async () => {
  fresh = await openFreshContent();
  choices = openKnownChoices(readInLanguage(fresh.payload, 'en'), () => 1);
  const { payload } = fresh;
  // Written without validation, which requires pictures and all texts.
  const add = async (
    collection: 'products' | 'dealers' | 'states' | 'cities',
    data: Record<string, unknown>,
  ) => Number((await payload.db.create({ collection, data })).id);
  const published = { _status: 'published', translationReady: { hi: true, gu: true } };
  const inAll = (word: string) => ({ en: word, hi: `${word} hi`, gu: `${word} gu` });
  const inTrash = { deletedAt: new Date().toISOString() };

  const toVehicle = (key: string, more: object = {}) =>
    add('products', { key, name: inAll(key), plateName: key, menuGroup: 'Cargo', ...published, ...more });
  const millo = await toVehicle('millo');
  const mighty = await toVehicle('mighty');
  const manzil = await toVehicle('manzil', { translationReady: { hi: false, gu: true } });
  const draft = await toVehicle('draft', { _status: 'draft' });
  const trashed = await toVehicle('trashed', inTrash);
  const pitch = toRichText('We train your mechanics.');
  const vehicles = [manzil, millo, draft];
  await payload.updateGlobal({ slug: 'dealer-page', data: { heading: 'Sell and repair', pitch, vehicles } });

  const gujarat = await add('states', { name: 'Gujarat', code: 'GJ', ownScriptName: { gu: 'ગુજરાત' } });
  const goa = await add('states', { name: 'Goa', code: 'GA' });
  await add('states', { name: 'Ladakh', code: 'LA' });
  for (const [name, state] of [
    ['Surat', gujarat],
    ['Rajkot', gujarat],
    ['Panaji', goa],
  ] as const)
    await add('cities', { name, state });

  const toDealer = (slug: string, vehicles: number[], more: object = {}) =>
    add('dealers', {
      slug,
      name: inAll(slug),
      address: inAll('Shed 7'),
      town: inAll('Surat'),
      pin: '394210',
      state: gujarat,
      phones: [{ id: `phone ${slug}`, number: '+91 98250 12345' }],
      email: 'owner@example.com',
      hours: [{ id: `hours ${slug}`, days: ['mon', 'tue'], opens: '09:30', closes: '19:00' }],
      services: ['testRide', 'sales'],
      vehicles,
      ...published,
      ...more,
    });
  await toDealer('all', []);
  await toDealer('both', [mighty, millo, draft, trashed]);
  await toDealer('manzil-only', [manzil]);
  await toDealer('draft-only', [draft]);
  await toDealer('workshop', [], { services: ['service'] });
  await toDealer('not-published', [], { _status: 'draft' });
  await toDealer('in-the-trash', [], inTrash);
}, 120_000);
afterAll(() => fresh.remove());

// A Sunday in India.
const now = new Date('2026-11-22T06:00:00Z');
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const ask =
  <Row>(read: (context: ApiContext, language: Language) => Read) =>
  async (language: Language, params: object = {}): Promise<Row[]> => {
    const content = readInLanguage(fresh.payload, language);
    const readers = {
      content,
      original: readInLanguage(fresh.payload, 'en'),
      figures: { findFigure: () => null },
      pictures: { toSmallFile: () => '' },
      findRepeatedCities: createRepeatFinder(fresh.payload),
    } as unknown as Readers;
    const data = {
      known: openKnown(readers, () => 1),
      getDealerBySlug: (slug: string) => getDealerBySlug(readers, slug),
      getProductsMenu: () => getProductsMenu(readers),
      listCities: (stateId: number) => listCities(readers, stateId),
      listDealers: () => listDealers(readers),
      listOfferedVehicles: () => listOfferedVehicles(readers),
      listStates: () => listStates(readers),
    };
    const request = { params, query: {}, headers: {} } as FastifyRequest;
    const asked = await read({ data } as unknown as ApiContext, language)(request);
    const answer = await asked.read();
    return (answer as { data: { data: Row[] } }).data.data;
  };

const calls = {
  states: ask<StateRow>(readStates),
  cities: ask<CityRow>(readCities),
  vehicles: ask<VehicleRow>(readVehicles),
  dealers: ask<RideDealerRow>(readRideDealers),
  days: ask<RideDayRow>(readRideDays),
};

test('states have their names in the language, and states without cities are left out', async () => {
  expect(await calls.states('en')).toEqual([
    { id: expect.any(Number), state_name: 'Goa' },
    { id: expect.any(Number), state_name: 'Gujarat' },
  ]);
  expect((await calls.states('gu')).map(({ state_name }) => state_name)).toContain('ગુજરાત');
});

test('vehicles are those that visitors can see, each with the forms that accept it', async () => {
  const millo = { key: 'millo', vehicle_name: 'millo', dealership: true, test_ride: true };
  const mighty = { key: 'mighty', vehicle_name: 'mighty', dealership: false, test_ride: true };
  const manzil = { key: 'manzil', vehicle_name: 'manzil', dealership: true, test_ride: true };
  expect(await calls.vehicles('en')).toEqual([millo, mighty, manzil]);
  // A product that is not translated can still be chosen, as the page in that language offers it.
  expect(await calls.vehicles('hi')).toEqual([
    { ...millo, vehicle_name: 'millo hi' },
    { ...mighty, vehicle_name: 'mighty hi' },
    { ...manzil, test_ride: false },
  ]);
});

test('dealers are those that offer test rides now, without their private data', async () => {
  const row = (slug: string, vehicles: string[] | null) => ({
    slug,
    dealer_name: slug,
    town: 'Surat',
    pin: '394210',
    state_name: 'Gujarat',
    vehicles,
  });
  expect(await calls.dealers('en')).toEqual([
    row('all', null),
    row('both', ['millo', 'mighty']),
    row('manzil-only', ['manzil']),
  ]);
  expect((await calls.dealers('hi')).map(({ slug }) => slug)).toEqual(['all', 'both']);
});

describe('half-days', () => {
  const keysOf = async (dealer: string) => (await calls.days('en', { dealer })).map(({ key }) => key);

  test('are those of the next two weeks on which the dealer is open', async () => {
    expect((await calls.days('en', { dealer: 'both' })).slice(0, 2)).toEqual([
      { key: '2026-11-23-am', day: '2026-11-23', half: 'am', from: '09:30', until: '13:00' },
      { key: '2026-11-23-pm', day: '2026-11-23', half: 'pm', from: '13:00', until: '19:00' },
    ]);
    expect(await keysOf('both')).toHaveLength(8);
  });

  test.each(['workshop', 'draft-only', 'not-published', 'in-the-trash', 'nobody'])(
    'are empty for the dealer “%s”',
    async (dealer) => {
      expect(await keysOf(dealer)).toEqual([]);
    },
  );

  test('have a new cache key when the day in India changes, and not before', async () => {
    const known = { getDealers: async () => new Set(['both']), countOld: () => 0 };
    const read = readRideDays({ data: { known } } as unknown as ApiContext);
    const keyAt = async (time: string) => {
      vi.setSystemTime(new Date(time));
      return (await read({ params: { dealer: 'both' } } as FastifyRequest)).key;
    };
    const last = await keyAt('2026-11-22T18:29:59Z');
    expect(last).toBe(await keyAt('2026-11-22T00:00:00Z'));
    expect(await keyAt('2026-11-22T18:30:00Z')).not.toBe(last);
  });
});

describe.each(languages)('the forms accept what the calls return in %s', (language) => {
  /** The problems of a form; null if it is accepted. */
  const check = async (kind: 'dealer' | 'testride', fields: Record<string, unknown>) => {
    const options = { choices, getJob: async () => null, publicUrl: 'https://ev.example' };
    const result = await readForm({ kind, language, fields } as unknown as LeadForm, options).check();
    return 'codes' in result ? { ...result.codes, fields } : null;
  };

  test('for the dealer enquiry: each vehicle of a dealership, and each state with each of its cities', async () => {
    const person = {
      name: 'Asha Patel',
      email: 'asha@example.com',
      phone: '98250 12345',
      message: 'A showroom.',
    };
    const vehicles = (await calls.vehicles(language)).filter(({ dealership }) => dealership);
    const states = await calls.states(language);
    const forms = [];
    for (const { id } of states)
      for (const city of await calls.cities(language, { stateId: String(id) }))
        for (const { key } of vehicles)
          forms.push({ ...person, vehicle: key, state_id: id, city_id: city.id });
    expect(forms).toHaveLength(6);
    for (const form of forms) expect(await check('dealer', form)).toBeNull();
    for (const vehicle of ['mighty', 'draft'])
      expect(await check('dealer', { ...forms[0], vehicle })).toMatchObject({ vehicle: ['vehicleUnknown'] });
  });

  test('for the test ride: each dealer, with each of his vehicles, on each of his half-days', async () => {
    const person = { name: 'Asha Patel', mobile: '98250 12345' };
    const all = (await calls.vehicles(language)).flatMap(({ key, test_ride }) => (test_ride ? [key] : []));
    const forms = [];
    for (const { slug, vehicles } of await calls.dealers(language))
      for (const { key } of await calls.days(language, { dealer: slug }))
        for (const vehicle of vehicles ?? all)
          forms.push({ ...person, vehicle, dealer: slug, first_choice: key });
    expect(forms.length).toBeGreaterThan(30);
    for (const form of forms) expect(await check('testride', form)).toBeNull();
    // No page offers a dealer whose only vehicle is not published.
    expect(await check('testride', { ...forms[0], dealer: 'draft-only' })).toEqual({
      dealer: ['rideDealerUnknown'],
      fields: expect.anything(),
    });
    expect(await check('testride', { ...forms[0], vehicle: 'draft', dealer: 'not-published' })).toMatchObject(
      {
        vehicle: ['vehicleUnknown'],
        dealer: ['rideDealerUnknown'],
      },
    );
  });
});
