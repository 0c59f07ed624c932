import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import { expect, test, vi } from 'vitest';
import { checkDealerEnquiry, checkTestRide } from './check-choices.ts';
import { openKnownChoices } from './known-choices.ts';

const now = new Date('2026-11-22T06:00:00Z');

/** Choices of content that a test can change or make unavailable. */
const open = () => {
  const state = { generation: 1, isAway: false, status: 'maintenance', vehicle: 'Millo' };
  const find = vi.fn(async ({ collection }: { collection: string; where: unknown }) => {
    if (state.isAway) throw new Error('no database');
    const hours = [
      { days: ['mon'], opens: '09:30', closes: '19:00' },
      { days: ['tue'], opens: '08:00', closes: '24:00' },
    ];
    const services = ['testRide'];
    const docs: Record<string, object[]> = {
      products: [
        { id: 1, key: 'millo', name: state.vehicle },
        { id: 5, key: 'mighty', name: 'Mighty' },
      ],
      dealers: [
        { id: 2, slug: 'surat', name: 'Yard', town: 'Surat', hours, services, vehicles: [] },
        { id: 6, slug: 'rajkot', name: 'Bikes', town: 'Rajkot', hours, services, vehicles: [5, 7] },
      ],
      cities: [{ id: 3, name: 'Surat', state: { name: 'Gujarat' } }],
    };
    return { docs: docs[collection] };
  });
  const findGlobal = vi.fn(async ({ slug }: { slug: string }) => {
    if (state.isAway) throw new Error('no database');
    if (slug === 'site-settings') return { domainStatus: state.status };
    return { vehicles: [{ id: 1, key: 'millo', name: state.vehicle }, 4] };
  });
  const content = { find, findGlobal } as unknown as ContentReader;
  return { state, find, choices: openKnownChoices(content, () => state.generation) };
};

const ride = { vehicle: 'millo', dealer: 'surat', first_choice: '2026-11-23-am', second_choice: '' };
const dealer = { vehicle: 'millo', state_id: 7, city_id: 3 };
const ask = async ({ choices }: ReturnType<typeof open>) => [
  await choices.listProducts(),
  await choices.isPaused(),
  await checkTestRide(ride as never, choices, now),
  await checkDealerEnquiry(dealer, choices),
];

const asOf = (name: string) => [
  [
    { id: 1, key: 'millo', name, markerField: '', choices: [] },
    { id: 5, key: 'mighty', name: 'Mighty', markerField: '', choices: [] },
  ],
  true,
  { columns: { vehicle: name, product: 1, dealer: 2, place: 'Yard, Surat' }, codes: {} },
  { columns: { vehicle: name, product: 1, place: 'Surat, Gujarat' }, codes: {} },
];

test('reads choices once in a generation, and serves the old ones while the database is away', async () => {
  const opened = open();
  expect(await ask(opened)).toEqual(asOf('Millo'));
  const { length } = opened.find.mock.calls;
  expect(await ask(opened)).toEqual(asOf('Millo'));
  expect(opened.find.mock.calls).toHaveLength(length);
  Object.assign(opened.state, { generation: 2, vehicle: 'Marvel', isAway: true });
  expect(await ask(opened)).toEqual(asOf('Millo'));
});

test('reads again after a failed first read, and counts forms as not paused until it knows', async () => {
  const { state, choices } = open();
  state.isAway = true;
  await expect(choices.listProducts()).rejects.toThrow('no database');
  expect(await choices.isPaused()).toBe(false);
  state.isAway = false;
  expect(await choices.listProducts()).toHaveLength(2);
  expect(await choices.isPaused()).toBe(true);
});

test('finds cities by their state, and offers no day for opening hours that it cannot read', async () => {
  const { find, choices } = open();
  await checkDealerEnquiry(dealer, choices);
  await checkDealerEnquiry({ ...dealer, state_id: 8 }, choices);
  const ofCities = find.mock.calls.filter(([{ collection }]) => collection === 'cities');
  expect(ofCities.map(([{ where }]) => where)).toEqual([{ state: { equals: 7 } }, { state: { equals: 8 } }]);
  const { codes } = await checkTestRide({ ...ride, first_choice: '2026-11-24-am' } as never, choices, now);
  expect(codes).toEqual({ first_choice: ['rideDayUnknown'] });
});

test('refuses a vehicle that the chosen dealer does not have; a dealer without a list has every vehicle', async () => {
  const { choices } = open();
  const codesOf = async (change: object) =>
    (await checkTestRide({ ...ride, ...change } as never, choices, now)).codes;
  expect(await codesOf({ dealer: 'rajkot' })).toEqual({ vehicle: ['rideVehicleElsewhere'] });
  expect(await codesOf({ dealer: 'rajkot', vehicle: 'mighty' })).toEqual({});
  expect(await codesOf({ vehicle: 'mighty' })).toEqual({});
  // A vehicle that the dealer has but that is not published is unknown.
  expect(await codesOf({ dealer: 'rajkot', vehicle: 'hidden' })).toEqual({ vehicle: ['vehicleUnknown'] });
});
