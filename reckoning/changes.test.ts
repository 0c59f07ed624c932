import { expect, test } from 'vitest';
import { type Changes, findChanges } from './changes.ts';
import type { FitVehicle } from './needs.ts';
import type { Situation } from './situation.ts';
import { situationVehicles } from './testing/fit-situations.ts';

const noonChoices = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4];
const round: Situation = {
  carry: 'goods',
  kg: 200,
  people: 0,
  kmPerDay: 50,
  road: 'lanes',
  slope: 'flat',
  noonHours: 0,
};
const passengers: Situation = { ...round, carry: 'people', kg: 0, people: 4 };

const saidAs = {
  load: ({ kg }: Situation) => `${kg} kg`,
  seats: ({ people }: Situation) => `${people} people`,
  range: ({ kmPerDay }: Situation) => `${kmPerDay} km`,
  noon: ({ noonHours }: Situation) => `${noonHours} h at noon`,
  road: ({ road }: Situation) => road,
  slope: ({ slope }: Situation) => slope,
};

const say = (changes: Changes<FitVehicle>['eased']) =>
  changes.map(({ name, situation, answer }) => {
    const hours = answer?.secondChargeHours ? `, ${answer.secondChargeHours} h at noon` : '';
    return `${saidAs[name](situation)}: ${answer?.vehicle.key ?? 'none'}${hours}`;
  });

const change = (situation: Situation) => {
  const { eased, raised } = findChanges(situation, situationVehicles, noonChoices);
  return { eased: say(eased), raised: say(raised) };
};

test('says with which smaller demand a smaller vehicle would be enough', () => {
  expect(change({ ...round, kg: 311 }).eased).toEqual(['310 kg: millo']);
  expect(change({ ...round, kmPerDay: 80 }).eased).toEqual(['76 km: millo']);
  expect(change({ ...round, road: 'open' }).eased).toEqual(['lanes: millo']);
  expect(change({ ...round, slope: 'hills' }).eased).toEqual(['ramps: millo']);
});

test('says how short a day must be to need no second charge', () => {
  expect(change({ ...passengers, kmPerDay: 81, noonHours: 1 }).eased).toEqual(['76 km: mastee']);
});

test('says how much more time at noon would allow a vehicle at all, or a smaller one', () => {
  expect(change({ ...round, kg: 480, kmPerDay: 110 }).eased).toEqual([
    '85 km: major',
    '1 h at noon: major, 1 h at noon',
  ]);
  expect(change({ ...round, kmPerDay: 86, noonHours: 0.5 }).eased).toEqual([
    '85 km: major',
    '1 h at noon: millo, 1 h at noon',
  ]);
});

test('says nothing if no single change is enough', () => {
  expect(change({ ...round, kg: 600, slope: 'steep' })).toEqual({ eased: [], raised: [] });
});

test('says from which demand on the answer changes', () => {
  expect(change(round)).toEqual({
    eased: [],
    raised: ['311 kg: major', '77 km: major', 'open: major', 'hills: major'],
  });
  expect(change({ ...passengers, noonHours: 1 }).raised).toEqual([
    '5 people: none',
    '77 km: mastee, 0.25 h at noon',
    'open: none',
    'hills: none',
  ]);
});

test('tells a rider from which distance on a larger bicycle is needed, and never offers a second seat', () => {
  expect(change({ ...round, carry: 'self', kg: 0, people: 1, kmPerDay: 20 }).raised).toEqual([
    '26 km: marvelpro',
    'open: none',
    'ramps: none',
  ]);
});
