import { expect, test } from 'vitest';
import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import type { Figure } from '../../data/figure.ts';
import { getLocale } from '../../page/locale.ts';
import { exampleVehicle } from '../../testing/example-vehicle.ts';
import { toComparisonTable } from './comparison-table.ts';

const figure = (key: string, value: string, condition = 'sheet', note = ''): Figure => ({
  key,
  label: key,
  value,
  unit: 'km',
  unitPosition: 'after',
  note,
  condition,
});

const vehicle = (key: string, figures: Figure[], more: Partial<ComparedVehicle> = {}) =>
  exampleVehicle(key, { figures, ...more });

const locale = getLocale('en');
const toTable = (vehicles: ComparedVehicle[], onlyDifferences = false) =>
  toComparisonTable(vehicles, locale, onlyDifferences);
const rowsOf = (vehicles: ComparedVehicle[], onlyDifferences = false) =>
  toTable(vehicles, onlyDifferences).groups.flatMap(({ rows }) => rows);
const rowOf = (label: string, ...vehicles: ComparedVehicle[]) =>
  rowsOf(vehicles).find((row) => row.label === label);

test('a cell shows the figure with its unit, its note and its condition', () => {
  const major = vehicle('major', [figure('typicalRange', '100', 'typical, loaded', '+ 5')]);
  const manzil = vehicle('manzil', [figure('typicalRange', '85')]);
  expect(rowOf('Range, typical', major, manzil)?.cells).toEqual([
    [{ text: '100 km + 5', condition: 'typical, loaded' }],
    [{ text: '85 km', condition: 'sheet' }],
  ]);
});

const speedOf = (value: string, condition?: string) => [figure('topSpeed', value, condition)];

test.each([
  { state: 'differs', one: speedOf('50'), other: speedOf('24') },
  { state: 'same', one: speedOf('50'), other: speedOf('50') },
  { state: 'conditions', one: speedOf('50', 'on the level'), other: speedOf('50', 'downhill') },
  { state: 'partly', one: speedOf('50'), other: [] },
  { state: 'partly', one: [], other: speedOf('50') },
])('the state of a row is “$state”', ({ state, one, other }) => {
  expect(rowOf('Top speed', vehicle('a', one), vehicle('b', other))?.state).toBe(state);
});

test('a difference counts more than a missing figure', () => {
  const speeds = ['50', '24'].map((speed) => vehicle(speed, [figure('topSpeed', speed)]));
  expect(rowOf('Top speed', ...speeds, vehicle('c', []))?.state).toBe('differs');
});

test('a figure that no vehicle publishes has no row, but is listed as unpublished', () => {
  const table = toTable([vehicle('a', [figure('topSpeed', '50')]), vehicle('b', [figure('topSpeed', '50')])]);
  expect(table.groups.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual([
    'Top speed',
    'Ex-showroom price',
  ]);
  expect(table.unpublished).toContain('Payload');
  expect(table.unpublished).not.toContain('Top speed');
});

test('with differences only, equal rows are left out and counted, and uncertain rows stay', () => {
  const vehicles = [
    vehicle('a', [figure('topSpeed', '50'), figure('warranty', '36'), figure('payload', '550')]),
    vehicle('b', [figure('topSpeed', '50'), figure('warranty', '12')]),
  ];
  expect(rowsOf(vehicles, true).map(({ label }) => label)).toEqual(['Payload', 'Warranty']);
  expect(toTable(vehicles, true).same).toBe(1);
  expect(toTable(vehicles, true).groups.every(({ rows }) => rows.length > 0)).toBe(true);
  expect(toTable(vehicles).same).toBe(1);
  expect(rowsOf(vehicles)).toHaveLength(4);
});

test('the typical and the certified range have separate rows', () => {
  const [typical, certified] = ['Range, typical', 'Range, certified'].map((label) =>
    rowOf(
      label,
      vehicle('a', [figure('certifiedRange', '140'), figure('typicalRange', '100')]),
      vehicle('b', [figure('certifiedRange', '120')]),
    ),
  );
  expect(typical?.cells).toEqual([[{ text: '100 km', condition: 'sheet' }], []]);
  expect(certified?.cells.map(([stated]) => stated?.text)).toEqual(['140 km', '120 km']);
});

test('a figure from the comparison with rivals is used only if there is no other, and says so', () => {
  const beside = 'in the comparison with rivals';
  const manzil = vehicle('manzil', [
    figure('typicalRange', '85'),
    figure('comparisonTypicalRange', '100', beside),
    figure('comparisonPeakTorque', '53', beside),
  ]);
  const cellOf = (label: string) => rowOf(label, manzil, vehicle('a', []))?.cells[0];
  expect(cellOf('Range, typical')).toEqual([{ text: '85 km', condition: 'sheet' }]);
  expect(cellOf('Torque')).toEqual([{ text: '53 km', condition: beside }]);
});

test('the payload of the comparison with rivals is not compared with that of a sheet', () => {
  const manzil = vehicle('manzil', [
    figure('grossVehicleWeight', '720'),
    figure('comparisonGrossVehicleWeight', '995'),
    figure('comparisonPayload', '550'),
  ]);
  const row = rowOf('Payload', manzil, vehicle('major', [figure('payload', '550')]));
  expect(row?.cells).toEqual([[], [{ text: '550 km', condition: 'sheet' }]]);
  expect([row?.absent, row?.state]).toEqual(['not on its sheet', 'partly']);
});

test('a slope of the comparison with rivals is not compared with that of a sheet, but does not count as unpublished', () => {
  const manzil = vehicle('manzil', [figure('comparisonGradability', '18')]);
  const slopeBeside = (...figures: Figure[]) => rowOf('Steepest slope', manzil, vehicle('a', figures));
  const row = slopeBeside(figure('gradeability', '10'));
  expect(row?.cells).toEqual([[], [{ text: '10 km', condition: 'sheet' }]]);
  expect([row?.absent, row?.state]).toEqual(['not on its sheet', 'partly']);
  expect(slopeBeside()?.absent).toBe('not on its sheet');
  expect(toTable([manzil, vehicle('a', [])]).unpublished).not.toContain('Steepest slope');
});

test('two bodies of one vehicle have two figures in its cell', () => {
  const millo = vehicle('millo', [
    figure('deliveryBoxHalfBody', '0.5', 'half body'),
    figure('deliveryBoxFullBody', '1.5', 'full body'),
  ]);
  const row = rowOf('Delivery box', millo, vehicle('major', [figure('deliveryBox', '4.8')]));
  expect(row?.cells.map((cell) => cell.map(({ text }) => text))).toEqual([['1.5 km', '0.5 km'], ['4.8 km']]);
  expect(row?.state).toBe('differs');
});

test('speed, class and licence come first and follow the class of the vehicle', () => {
  const [speed, vehicleClass, licence] = rowsOf([
    vehicle('millo', [figure('topSpeed', '24')], { vehicleClass: 'eCart' }),
    vehicle('major', [{ ...figure('category', 'L5N', 'rules'), unit: '' }], { vehicleClass: 'l5' }),
    vehicle('marvel', [], { vehicleClass: 'bicycle' }),
    vehicle('other', [{ ...figure('category', 'N1', 'rules'), unit: '' }]),
  ]);
  expect(speed?.label).toBe('Top speed');
  expect(vehicleClass?.cells.map(([stated]) => stated?.text)).toEqual([
    'E-cart',
    'L5N',
    'Counts as a bicycle',
    'N1',
  ]);
  expect(licence?.cells.map(([stated]) => stated?.text)).toEqual([
    'For e-carts',
    'For three-wheelers',
    'None',
    undefined,
  ]);
  expect(licence?.state).toBe('differs');
});

test('goods and people carried share one row', () => {
  const load = (key: string, condition: string) => [{ ...figure(key, '380', condition), unit: 'kg' }];
  const row = rowOf(
    'Payload',
    vehicle('millo', load('payload', 'goods and driver')),
    vehicle('mastee', load('sheetPayload', 'driver, passengers and luggage together')),
  );
  expect(row?.cells.map(([stated]) => stated?.condition)).toEqual([
    'goods and driver',
    'driver, passengers and luggage together',
  ]);
  expect(row?.state).toBe('conditions');
});

test('the seats are those of the sheet, or else the passengers that staff entered', () => {
  const sheet = vehicle('mastee', [{ ...figure('seating', 'Driver + 4'), unit: '' }], { passengers: 4 });
  const row = rowOf('Seats', sheet, vehicle('new', [], { passengers: 3 }), vehicle('goods', []));
  expect(row?.cells).toEqual([
    [{ text: 'Driver + 4', condition: 'sheet' }],
    [{ text: '3 passengers', condition: 'beside the driver' }],
    [],
  ]);
});

test('a price shows its place and its day', () => {
  const price = { rs: 385_000, asOf: '2026-09-01', place: 'Ahmedabad' };
  const row = rowOf(
    'Ex-showroom price',
    vehicle('a', [], { price }),
    vehicle('b', [], { price: { ...price, place: '' } }),
    vehicle('c', []),
  );
  expect(row?.cells).toEqual([
    [{ text: '₹3,85,000', condition: 'as of 1 September 2026, in Ahmedabad' }],
    [{ text: '₹3,85,000', condition: 'as of 1 September 2026' }],
    [],
  ]);
  expect(row?.state).toBe('partly');
});

test('a price that no vehicle publishes is by quotation, and counts as no difference', () => {
  const [one, other] = [vehicle('a', []), vehicle('b', [])];
  const table = toTable([one, other]);
  const rows = table.groups.flatMap((group) => group.rows);
  expect(rows.map(({ label, absent }) => [label, absent])).toEqual([['Ex-showroom price', 'by quotation']]);
  expect(rows[0]?.cells).toEqual([[], []]);
  expect(table.unpublished).not.toContain('Ex-showroom price');
  expect(table.same).toBe(0);
  expect(rowOf('Top speed', vehicle('a', speedOf('50')), other)?.absent).toBe('not published');
  const priced = vehicle('c', [], { price: { rs: 385_000, asOf: '2026-09-01', place: '' } });
  const differences = toTable([one, other], true);
  expect(differences.groups).toEqual([]);
  expect(differences.unpublished).toContain('Ex-showroom price');
  expect(rowsOf([one, priced], true).map(({ label }) => label)).toEqual(['Ex-showroom price']);
});
