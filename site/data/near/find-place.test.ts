import { describe, expect, test } from 'vitest';
import { type Point, toKm } from './distance.ts';
import { findPlace } from './find-place.ts';
import { getPlacesOfIndia } from './places-of-india.ts';

const places = getPlacesOfIndia();
const find = (place: string, state = '') => findPlace({ place, state }, places);

// Head post offices of towns, and the coordinates of the towns from Wikipedia: a source independent of the tables.
const known: [pin: string, town: string, north: number, east: number][] = [
  ['380001', 'Ahmedabad', 23.02, 72.57],
  ['380015', 'Ahmedabad', 23.02, 72.57],
  ['395003', 'Surat', 21.17, 72.83],
  ['360001', 'Rajkot', 22.3, 70.78],
  ['390001', 'Vadodara', 22.3, 73.2],
  ['364001', 'Bhavnagar', 21.76, 72.15],
  ['361001', 'Jamnagar', 22.47, 70.07],
  ['388001', 'Anand', 22.55, 72.95],
  ['110001', 'New Delhi', 28.61, 77.21],
  ['400001', 'Mumbai', 19.08, 72.88],
  ['411001', 'Pune', 18.52, 73.86],
  ['440001', 'Nagpur', 21.15, 79.09],
  ['422001', 'Nashik', 20.0, 73.78],
  ['416001', 'Kolhapur', 16.69, 74.23],
  ['560001', 'Bengaluru', 12.98, 77.59],
  ['600001', 'Chennai', 13.08, 80.27],
  ['641001', 'Coimbatore', 11.02, 76.96],
  ['625001', 'Madurai', 9.93, 78.12],
  ['700001', 'Kolkata', 22.57, 88.36],
  ['302001', 'Jaipur', 26.92, 75.78],
  ['342001', 'Jodhpur', 26.28, 73.02],
  ['313001', 'Udaipur', 24.58, 73.68],
  ['324001', 'Kota', 25.18, 75.83],
  ['226001', 'Lucknow', 26.85, 80.95],
  ['208001', 'Kanpur', 26.45, 80.33],
  ['221001', 'Varanasi', 25.32, 83.01],
  ['282001', 'Agra', 27.18, 78.02],
  ['452001', 'Indore', 22.72, 75.85],
  ['462001', 'Bhopal', 23.26, 77.41],
  ['474001', 'Gwalior', 26.22, 78.18],
  ['482001', 'Jabalpur', 23.17, 79.95],
  ['500001', 'Hyderabad', 17.38, 78.48],
  ['800001', 'Patna', 25.59, 85.14],
  ['834001', 'Ranchi', 23.34, 85.31],
  ['781001', 'Guwahati', 26.14, 91.74],
  ['682001', 'Kochi', 9.93, 76.27],
];

const kmTo = (point: Point, north: number, east: number) => toKm(point, { latitude: north, longitude: east });

describe('places from an independent source', () => {
  test.each(known)('PIN %s is at %s, within 20 km', (pin, _town, north, east) => {
    const found = find(pin);
    expect(found).toMatchObject({ kind: 'pin', pin });
    expect('point' in found && kmTo(found.point, north, east)).toBeLessThan(20);
  });

  test('half of the PINs lie within 4 km', () => {
    const far = known.map(([pin, , north, east]) => kmTo(places.getPin(pin) as Point, north, east));
    expect(far.toSorted((a, b) => a - b)[far.length >> 1]).toBeLessThan(4);
  });

  test.each(known.filter(([pin]) => pin !== '380015'))(
    'PIN %s: finds the town %s by its name, within 12 km',
    (...given) => {
      const [, town, north, east] = given;
      const found = find(town);
      const towns = found.kind === 'many' ? found.towns : found.kind === 'town' ? [found.town] : [];
      expect(Math.min(...towns.map((point) => kmTo(point, north, east)))).toBeLessThan(12);
    },
  );
});

describe('a typed place', () => {
  test('finds a PIN in other digits, with a gap or with blanks', () => {
    for (const typed of ['३८००१५', '૩૮૦ ૦૧૫', ' 380015 ']) expect(find(typed)).toEqual(find('380015'));
  });

  test('uses the district of the first three digits for a PIN that is in no table', () => {
    const unknown = ['380999', '380998', '380997'].find((pin) => !places.getPin(pin)) ?? '';
    const found = find(unknown);
    expect(found).toMatchObject({ kind: 'district', pin: unknown, digits: '380' });
    expect('point' in found && kmTo(found.point, 23.02, 72.57)).toBeLessThan(20);
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['\u200b \u2060', 'missing'],
    ['38001', 'pinForm'],
    ['3800155', 'pinForm'],
    ['080015', 'pinForm'],
    ['999999', 'pinUnknown'],
    ['Atlantis', 'townUnknown'],
    ['<script>', 'townUnknown'],
    ['x'.repeat(61), 'long'],
  ])('for %j the problem is %s', (typed, problem) => {
    expect(find(typed)).toMatchObject({ kind: 'problem', problem });
  });

  test('finds a town in three scripts, in any letter case, and by its former name', () => {
    const rajkot = find('Rajkot');
    expect(rajkot).toMatchObject({ kind: 'town', town: { state: 'GJ' } });
    for (const typed of ['RAJKOT', 'राजकोट', 'રાજકોટ', ' rajkot ']) expect(find(typed)).toEqual(rajkot);
    expect(find('Poona')).toEqual(find('Pune'));
    expect(find('Bangalore')).toMatchObject({ town: { name: 'Bengaluru' } });
  });

  test.each([
    ['गाजियाबाद', 'Ghaziabad'],
    ['गाज़ियाबाद', 'Ghaziabad'],
    ['ग\u093eज\u093cियाबाद', 'Ghaziabad'],
    ['ग\u093e\u095bियाबाद', 'Ghaziabad'],
    ['फरीदाबाद', 'Faridabad'],
    ['रांची', 'Ranchi'],
    ['राँची', 'Ranchi'],
    ['झांसी', 'Jhansi'],
    ['अलीग\u200dढ', 'Aligarh'],
    ['અલીગ\u0abcઢ', 'Aligarh'],
    ['રાઁચી', 'Ranchi'],
  ])('%s is %s, with or without the dot below or the moon above a letter', (typed, town) => {
    expect(find(typed)).toMatchObject({ kind: 'town', town: { name: town } });
  });

  test.each([
    ['इलाहाबाद', 'Prayagraj'],
    ['बनारस', 'Varanasi'],
    ['गुड़गाँव', 'Gurugram'],
    ['गुडगांव', 'Gurugram'],
    ['बड़ौदा', 'Vadodara'],
    ['नासिक', 'Nashik'],
    ['અલ્લાહાબાદ', 'Prayagraj'],
    ['બનારસ', 'Varanasi'],
    ['બરોડા', 'Vadodara'],
    ['લખનૌ', 'Lucknow'],
  ])('%s, a common older spelling, is %s', (typed, town) => {
    expect(find(typed)).toMatchObject({ kind: 'town', town: { name: town } });
  });

  test('chooses among towns of one name by the state', () => {
    expect(find('Aurangabad')).toMatchObject({ kind: 'many' });
    expect(find('Aurangabad', 'MH')).toMatchObject({ kind: 'town', town: { state: 'MH' } });
    expect(find('Aurangabad', 'XX')).toMatchObject({ kind: 'many' });
  });

  test.each([
    ['Nimach', 'Neemuch'],
    ['नीमच', 'Neemuch'],
    ['Ramgundam', 'Ramagundam'],
    ['रामागुंडम', 'Ramagundam'],
    ['Palwancha', 'Paloncha'],
    ['Kotkapura', 'Kot Kapura'],
  ])('%s is the one town %s, which the tables have in two spellings', (typed, name) => {
    expect(find(typed)).toMatchObject({ kind: 'town', town: { name } });
    const alike = find(`${typed}x`);
    const names = alike.kind === 'problem' ? alike.alike.map((town) => town.name) : [];
    expect(names).toContain(name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('of several towns of one name no two are in one state, so that the state can choose', () => {
    const { towns } = find('Gandhinagar') as Extract<ReturnType<typeof find>, { kind: 'many' }>;
    expect(towns.map(({ state }) => state)).toEqual([...new Set(towns.map(({ state }) => state))]);
  });

  test('finds a town with the former name of another town, and lists the renamed town first', () => {
    const namesake = { name: 'Baroda', state: 'MP' };
    expect(find('Baroda', 'MP')).toMatchObject({ kind: 'town', town: namesake });
    expect(find('Baroda', 'GJ')).toEqual(find('Vadodara'));
    expect(find('Baroda')).toMatchObject({ kind: 'many', towns: [{ name: 'Vadodara' }, namesake] });
  });

  test('suggests towns with the same beginning for a misspelt name', () => {
    const found = find('Rajkottt');
    expect(found.kind === 'problem' && found.alike.map(({ name }) => name)).toContain('Rajkot');
  });

  test('uses the position of the browser only if nothing is typed', () => {
    expect(findPlace({ at: '23.02,72.58' }, places)).toEqual({
      kind: 'position',
      point: { latitude: 23.02, longitude: 72.58 },
    });
    expect(findPlace({ at: '23.02,72.58', place: 'Rajkot' }, places)).toEqual(find('Rajkot'));
    expect(findPlace({ at: 'here' }, places)).toMatchObject({ kind: 'problem', problem: 'positionForm' });
  });
});

test('measures distances on the globe', () => {
  // Ahmedabad to Mumbai in a straight line.
  expect(toKm({ latitude: 23.02, longitude: 72.57 }, { latitude: 19.08, longitude: 72.88 })).toBeCloseTo(
    439,
    -1,
  );
  const point = { latitude: 23, longitude: 72 };
  expect(toKm(point, point)).toBe(0);
});
