import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Dealer } from '../../data/dealers.ts';
import { getPlacesOfIndia } from '../../data/near/places-of-india.ts';
import { toSearch } from './search.ts';

const toDealer = (id: number, latitude: number, longitude: number, more: Partial<Dealer> = {}): Dealer => ({
  id,
  slug: `dealer-${id}`,
  name: `Dealer ${id}`,
  lines: [],
  town: '',
  state: { code: 'GJ', name: 'Gujarat' },
  pin: '380001',
  phones: [],
  whatsapp: null,
  hours: [],
  services: ['service'],
  spoken: [],
  point: { latitude, longitude },
  isExact: true,
  isSample: false,
  vehicles: null,
  ...more,
});
const rajkot = toDealer(1, 22.3, 70.8, { services: ['sales', 'testRide'] });
const surat = toDealer(2, 21.17, 72.83);
const lost = toDealer(3, 0, 0, { point: null });
const dealers = [lost, rajkot, surat];

const idsOf = (query: Record<string, string>) => {
  const search = toSearch(dealers, query);
  return search.state === 'answered' ? search.dealers.map(({ dealer }) => dealer.id) : search.state;
};

/** The distance in kilometres, by another formula than the site's and with another radius of the earth. */
const toKm = (a: readonly number[], b: readonly number[]): number => {
  const [[north = 0, east = 0], [otherNorth = 0, otherEast = 0]] = [a, b].map((point) =>
    point.map((degrees) => (degrees * Math.PI) / 180),
  ) as [number[], number[]];
  const cosine =
    Math.sin(north) * Math.sin(otherNorth) +
    Math.cos(north) * Math.cos(otherNorth) * Math.cos(east - otherEast);
  return 6378 * Math.acos(Math.min(1, cosine));
};

/** The PINs of the table that the page uses, read independently. */
const pins = readFileSync(path.join(import.meta.dirname, '../../data/near/pins.tsv'), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => {
    const [pin = '', north, east] = line.split('\t');
    return { pin, point: [Number(north), Number(east)] as const };
  });

const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter(
    (_, index) =>
      Math.floor(((index + 1) * count) / items.length) > Math.floor((index * count) / items.length),
  );

describe('a search', () => {
  test('from 200 PINs of all India finds the nearest of 24 dealers first', () => {
    const all = spread(pins, 24).map(({ point: [north, east] }, index) => toDealer(index + 1, north, east));
    const asked = spread(pins, 200);
    expect([all.length, asked.length]).toEqual([24, 200]);
    const distanceTo = ({ point }: Dealer, from: readonly number[]) =>
      toKm([point?.latitude ?? 0, point?.longitude ?? 0], from);
    const wrong = asked.filter(({ pin, point }) => {
      const search = toSearch(all, { place: pin });
      const first = search.state === 'answered' ? search.dealers[0]?.dealer : undefined;
      const best = Math.min(...all.map((dealer) => distanceTo(dealer, point)));
      // Within the rounding, two dealers may be equally far and have any order.
      return !first || distanceTo(first, point) > best * 1.005 + 0.1;
    });
    expect(wrong).toEqual([]);
  });

  test('sorts by distance, with unknown places last', () => {
    expect(idsOf({ place: '395003' })).toEqual([2, 1, 3]);
    expect(idsOf({ place: 'Rajkot' })).toEqual([1, 2, 3]);
    expect(idsOf({ at: '22.30,70.80' })).toEqual([1, 2, 3]);
  });

  test('leaves out dealers without the service, and ignores an unknown service', () => {
    expect(idsOf({ place: '395003', service: 'testRide' })).toEqual([1]);
    expect(idsOf({ place: '395003', service: 'flying' })).toEqual([2, 1, 3]);
  });

  test('leaves out dealers without the vehicle, but not those that name no vehicles', () => {
    const bikes = toDealer(4, 21.18, 72.83, { vehicles: [{ key: 'marvel', name: 'Marvel' }] });
    const idsFor = (vehicle?: string) => {
      const search = toSearch([...dealers, bikes], { place: '395003' }, vehicle);
      return search.state === 'answered' ? search.dealers.map(({ dealer }) => dealer.id) : search.state;
    };
    expect(idsFor('marvel').toString()).toContain('4');
    expect(idsFor('millo')).toEqual([2, 1, 3]);
    expect(idsFor()).toHaveLength(4);
  });

  test('has a state for no question, no readable dealers, and an unclear place', () => {
    expect(idsOf({})).toBe('unasked');
    expect(idsOf({ service: 'testRide' })).toBe('unasked');
    expect(idsOf({ place: '' })).toBe('unclear');
    expect(idsOf({ place: 'Aurangabad' })).toBe('many');
    expect(toSearch([], { place: '395003' }).state).toBe('unread');
  });
});

/** Counts how often a search reads a dealer's location, with this number of dealers. */
const countLooks = (count: number, place: string): number => {
  let looks = 0;
  const many = Array.from({ length: count }, (_, id) => {
    const dealer = toDealer(id, 8 + (id % 25), 69 + (id % 27));
    const { point } = dealer;
    return Object.defineProperty(dealer, 'point', {
      get: () => {
        looks += 1;
        return point;
      },
    });
  });
  toSearch(many, { place });
  return looks;
};

test.each(['395003', 'Rajkot', 'Poona', 'राजकोट', '380998'])(
  'a search for %s reads each dealer’s place as often among 1,000 as among 100',
  (place) => {
    const few = countLooks(100, place);
    expect(few).toBeGreaterThan(0);
    expect(countLooks(1000, place)).toBe(10 * few);
  },
);

test('a place that is not found or not clear reads no dealer’s place', () => {
  for (const place of ['Rajkottt', 'Aurangabad']) expect(countLooks(1000, place)).toBe(0);
});

test('the tables of places are read once', () => {
  expect(getPlacesOfIndia()).toBe(getPlacesOfIndia());
});
