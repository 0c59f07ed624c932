import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { Comparison } from './comparison.tsx';

const figure = (key: string, value: string) => ({
  key,
  label: key,
  value,
  unit: 'km/h',
  unitPosition: 'after' as const,
  note: '',
  condition: 'on the level',
});

const vehicle = (key: string, torque: string): ComparedVehicle => ({
  key,
  name: key,
  plateName: key.toUpperCase(),
  enquiryName: key,
  inquiryMarkerField: '',
  line: '',
  kind: 'pickup',
  isReckonable: true,
  picture: null,
  smallPicture: '',
  vehicleClass: null,
  figures: [figure('topSpeed', '50'), figure('peakTorque', torque)],
  passengers: null,
  price: null,
});

const draw = (onlyDifferences: boolean, torque = '40') => {
  const chosen = [vehicle('major', '30'), vehicle('manzil', torque)];
  return renderToStaticMarkup(
    <localeContext.Provider value={getLocale('en')}>
      <Comparison choice={{ chosen, refused: [], unknown: 0, onlyDifferences }} />
    </localeContext.Provider>,
  );
};

test('what shortens the table and what prints it stand before it', () => {
  for (const [onlyDifferences, words] of [
    [false, 'Show differences only'],
    [true, 'Show all rows'],
  ] as const) {
    const [before = '', after = ''] = draw(onlyDifferences).split('<table');
    expect(before).toContain(words);
    expect(before).toContain('href="/compare.pdf?');
    expect(after).not.toContain(words);
  }
});

test('a price is named in each column', () => {
  expect(draw(false).match(/>by quotation</g)).toHaveLength(2);
});

test('names with a comma in them can be told apart', () => {
  expect(draw(false)).toContain('; Power, peak; Power, rated; Transmission; ');
});

test('vehicles that do not differ in anything are said to be the same, in place of a table', () => {
  const html = draw(true, '30');
  expect(html).not.toContain('<table');
  expect(html).toContain('In all that is published for each of them, they do not differ.');
  expect(html).toContain('2 rows in which they are the same are left out.');
});
