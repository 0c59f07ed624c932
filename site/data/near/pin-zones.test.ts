import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { getPlacesOfIndia } from './places-of-india.ts';

type Extent = readonly [south: number, north: number, west: number, east: number];

/**
 * The circle of India Post for the first digits of a PIN ("Postal Index Number"), and the extent of its states, from
 * Wikipedia articles: a source independent of the tables. If two rows match, the one with more digits counts.
 */
const zones: readonly [circle: string, digits: readonly string[], extent: Extent][] = [
  ['Delhi', ['11'], [28.4, 28.88, 76.84, 77.35]],
  ['Haryana', ['12', '13'], [27.65, 30.93, 74.46, 77.6]],
  ['Punjab, with Chandigarh', ['14', '15', '16'], [29.54, 32.53, 73.88, 76.94]],
  ['Himachal Pradesh', ['17'], [30.38, 33.22, 75.75, 79.07]],
  ['Jammu and Kashmir, with Ladakh', ['18', '19'], [32.28, 37.1, 72.5, 80.3]],
  [
    'Uttar Pradesh and Uttarakhand',
    ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
    [23.87, 31.45, 77.08, 84.63],
  ],
  ['Rajasthan', ['30', '31', '32', '33', '34'], [23.05, 30.2, 69.5, 78.3]],
  ['Gujarat, with Daman and Diu', ['36', '37', '38', '39'], [20.1, 24.7, 68.16, 74.47]],
  ['Maharashtra', ['40', '41', '42', '43', '44'], [15.6, 22.03, 72.6, 80.9]],
  ['Goa', ['403'], [14.9, 15.8, 73.67, 74.34]],
  ['Madhya Pradesh', ['45', '46', '47', '48'], [21.07, 26.87, 74.03, 82.8]],
  ['Chhattisgarh', ['49'], [17.78, 24.1, 80.25, 84.4]],
  ['Telangana', ['50'], [15.83, 19.92, 77.23, 81.32]],
  ['Andhra Pradesh', ['51', '52', '53'], [12.62, 19.1, 76.75, 84.8]],
  ['Karnataka', ['56', '57', '58', '59'], [11.5, 18.5, 74.05, 78.6]],
  ['Tamil Nadu, with Puducherry', ['60', '61', '62', '63', '64'], [8.07, 13.56, 76.23, 80.35]],
  ['Kerala', ['67', '68', '69'], [8.29, 12.8, 74.86, 77.4]],
  ['Lakshadweep', ['68255'], [8.2, 12.4, 71.6, 74]],
  ['West Bengal', ['70', '71', '72', '73', '74'], [21.42, 27.22, 85.82, 89.88]],
  ['Sikkim', ['737'], [27.08, 28.13, 88, 88.92]],
  ['Andaman and Nicobar Islands', ['744'], [6.75, 13.7, 92.2, 94]],
  ['Odisha', ['75', '76', '77'], [17.78, 22.57, 81.37, 87.53]],
  ['Assam', ['78'], [24.1, 28, 89.7, 96.05]],
  ['Arunachal Pradesh', ['790', '791', '792'], [26.6, 29.5, 91.5, 97.4]],
  ['Meghalaya', ['793', '794'], [25, 26.15, 89.75, 92.85]],
  ['Manipur', ['795'], [23.8, 25.75, 92.95, 94.8]],
  ['Mizoram', ['796'], [21.95, 24.55, 92.25, 93.5]],
  ['Nagaland', ['797', '798'], [25.2, 27.05, 93.3, 95.3]],
  ['Tripura', ['799'], [22.9, 24.55, 91.1, 92.35]],
  ['Bihar and Jharkhand', ['80', '81', '82', '83', '84', '85'], [21.95, 27.52, 83.32, 88.3]],
];

const zoneOf = (pin: string) =>
  zones
    .flatMap(([circle, all, extent]) => all.map((digits) => ({ circle, digits, extent })))
    .filter(({ digits }) => pin.startsWith(digits))
    .toSorted((a, b) => b.digits.length - a.digits.length)[0];

const places = getPlacesOfIndia();
const pins = readFileSync(path.join(import.meta.dirname, 'pins.tsv'), 'utf8').match(/^\d{6}(?=\t)/gm) ?? [];

test('each PIN lies within 15 km of the postal circle of its first digits', () => {
  const slack = 0.14;
  const elsewhere = pins.flatMap((pin) => {
    const zone = zoneOf(pin);
    const point = places.getPin(pin);
    if (!zone || !point) return [`${pin}: no circle`];
    const [south, north, west, east] = zone.extent;
    const { latitude, longitude } = point;
    const isInside =
      latitude > south - slack &&
      latitude < north + slack &&
      longitude > west - slack &&
      longitude < east + slack;
    return isInside ? [] : [`${pin}, of ${zone.circle}: ${latitude}, ${longitude}`];
  });
  expect(elsewhere).toEqual([]);
});

// India has some 19,000 PINs.
test('every circle has PINs, and there are about as many as in India', () => {
  expect(pins.length).toBeGreaterThan(18_500);
  expect(new Set(pins.map((pin) => zoneOf(pin)?.circle)).size).toBe(zones.length);
});
