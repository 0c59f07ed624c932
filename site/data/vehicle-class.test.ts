import { expect, test } from 'vitest';
import { toVehicleClass } from './vehicle-class.ts';

type Figures = NonNullable<Parameters<typeof toVehicleClass>[1]>;

const figure = (key: string, more: Partial<Figures[number]>): Figures[number] => ({
  key,
  label: key,
  group: 'performance',
  condition: 'sheet',
  ...more,
});

const slow = figure('topSpeed', { min: 24, unit: 'km/h' });
const fast = figure('topSpeed', { min: 50, unit: 'km/h' });

test('a slow three-wheeler is an e-rickshaw or an e-cart, by what it carries', () => {
  expect(toVehicleClass('passenger', [slow])).toBe('eRickshaw');
  expect(toVehicleClass('cargo', [slow])).toBe('eCart');
});

test('one that is faster than the rules allow, or of unknown speed, is neither', () => {
  expect(toVehicleClass('passenger', [fast])).toBeNull();
  expect(toVehicleClass('cargo', [figure('topSpeed', { min: 24, max: 26, unit: 'km/h' })])).toBeNull();
  expect(toVehicleClass('cargo', [])).toBeNull();
  expect(toVehicleClass('cargo', undefined)).toBeNull();
});

test('a published category settles it, whatever the kind', () => {
  expect(toVehicleClass('pickup', [figure('category', { text: 'L5N' }), fast])).toBe('l5');
  expect(toVehicleClass('passenger', [figure('category', { text: 'L5M' }), slow])).toBe('l5');
  expect(toVehicleClass('cargo', [figure('category', { text: 'N1' }), slow])).toBeNull();
});

test('a pickup without a category is of no known class', () => {
  expect(toVehicleClass('pickup', [slow])).toBeNull();
});

test('a bicycle is one only with a motor of 250 W at most', () => {
  expect(toVehicleClass('bicycle', [figure('motorPower', { min: 250, unit: 'W' })])).toBe('bicycle');
  expect(toVehicleClass('bicycle', [figure('motorPower', { min: 500, unit: 'W' })])).toBeNull();
  expect(toVehicleClass('bicycle', [figure('motorPower', { min: 1, unit: 'kW' })])).toBeNull();
  expect(toVehicleClass('bicycle', [])).toBeNull();
});
