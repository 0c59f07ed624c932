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

test('a slow three-wheeler for people is an e-rickshaw, and one for goods an e-cart', () => {
  expect(toVehicleClass('passenger', [slow])).toBe('eRickshaw');
  expect(toVehicleClass('cargo', [slow])).toBe('eCart');
});

test('a three-wheeler that is too fast, or whose speed is unknown, is neither', () => {
  expect(toVehicleClass('passenger', [fast])).toBeNull();
  expect(toVehicleClass('cargo', [figure('topSpeed', { min: 24, max: 26, unit: 'km/h' })])).toBeNull();
  expect(toVehicleClass('cargo', [])).toBeNull();
  expect(toVehicleClass('cargo', undefined)).toBeNull();
});

test('a published category decides, whatever the kind', () => {
  expect(toVehicleClass('pickup', [figure('category', { text: 'L5N' }), fast])).toBe('l5');
  expect(toVehicleClass('passenger', [figure('category', { text: 'L5M' }), slow])).toBe('l5');
  expect(toVehicleClass('cargo', [figure('category', { text: 'N1' }), slow])).toBeNull();
});

test('a pickup without a category has no class', () => {
  expect(toVehicleClass('pickup', [slow])).toBeNull();
});

test('a bicycle has its class only with a motor of 250 W at most', () => {
  expect(toVehicleClass('bicycle', [figure('motorPower', { min: 250, unit: 'W' })])).toBe('bicycle');
  expect(toVehicleClass('bicycle', [figure('motorPower', { min: 500, unit: 'W' })])).toBeNull();
  expect(toVehicleClass('bicycle', [figure('motorPower', { min: 1, unit: 'kW' })])).toBeNull();
  expect(toVehicleClass('bicycle', [])).toBeNull();
});
