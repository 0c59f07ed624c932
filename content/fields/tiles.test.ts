import type { NumberField } from 'payload';
import { expect, test } from 'vitest';
import { tilesField } from './tiles.ts';

const row = tilesField('news', 'News', 'What is new.', true).fields.find(({ type }) => type === 'row');
const [fromLeft] = (row && 'fields' in row ? row.fields : []) as NumberField[];

const check = (spotX: unknown, spotY: unknown) => {
  const validate = fromLeft?.validate as (value: unknown, options: object) => true | string;
  return validate(spotX, { siblingData: { spotX, spotY } });
};

test('a tile needs both coordinates on the picture or none', () => {
  expect(check(null, null)).toBe(true);
  expect(check(undefined, undefined)).toBe(true);
  expect(check(12.5, 80)).toBe(true);
  expect(check(null, 80)).toMatch(/^Fill both places/);
});

test('a coordinate must be within the picture', () => {
  expect([check(0, 0), check(100, 50)]).toEqual([true, true]);
  for (const outside of [-1, 100.5, Number.NaN, 'left']) expect(check(outside, 50)).toMatch(/0 to 100/);
});

test('only tiles beside a picture have coordinates', () => {
  const { fields, interfaceName } = tilesField('needs', 'Needs', 'What is asked for.');
  expect(fields.some(({ type }) => type === 'row')).toBe(false);
  expect(interfaceName).toBe('Tiles');
});
