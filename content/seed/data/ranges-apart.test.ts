import { expect, test } from 'vitest';
import { products } from './products.ts';

/** The words of a row of a comparison: ours with the condition, and the rivals'. */
const rows = products.flatMap(({ data }) =>
  (data.comparison?.rows ?? []).map((row) => {
    const own = data.figures?.find(({ key }) => key === row.figureKey);
    const said = [own?.label, own?.condition, own?.text, row.rival1Text, row.rival2Text].filter(Boolean);
    return { key: row.figureKey, unit: own?.unit, said: said.join(' ').toLowerCase() };
  }),
);

test('no row of a comparison compares a typical figure with a certified one', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ said }) => said.includes('typical') && said.includes('certified'))).toEqual([]);
});

test('every compared range says whether it is typical or certified', () => {
  const ranges = rows.filter(({ unit }) => unit === 'km');
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.filter(({ said }) => !/typical|certified/.test(said))).toEqual([]);
});
