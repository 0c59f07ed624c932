import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { Comparison } from './comparison.tsx';

const vehicle = (key: string): ComparedVehicle => ({
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
  figures: [
    {
      key: 'topSpeed',
      label: 'Top speed',
      value: '50',
      unit: 'km/h',
      unitPosition: 'after',
      note: '',
      condition: 'on the level',
    },
  ],
  passengers: null,
  price: null,
});

const draw = (onlyDifferences: boolean) =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale('en')}>
      <Comparison
        choice={{ chosen: [vehicle('major'), vehicle('manzil')], refused: [], unknown: 0, onlyDifferences }}
      />
    </localeContext.Provider>,
  );

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
  expect(draw(false)).toContain('; Power, peak; Power, rated; Torque; ');
});
