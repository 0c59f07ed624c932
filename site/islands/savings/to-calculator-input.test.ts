import { rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import { expect, test } from 'vitest';
import { exampleCalculator as calculator } from '../../testing/example-calculator.ts';
import { toCalculatorInput, toFrom } from './to-calculator-input.ts';

test.each(rivalFuels)('does not count a start value for %s as typed', (fuel) => {
  const before = toCalculatorInput({ vehicle: 'major', against: fuel }, calculator);
  const after = toCalculatorInput(
    { ...before?.texts, vehicle: 'millo', against: 'diesel', from: toFrom('major', fuel), km: '70' },
    calculator,
  );
  expect(after?.given).toEqual({ km: 70 });
});

test('starts with the fuel of the vehicle, and keeps one that the visitor chose', () => {
  const millo = toCalculatorInput({ vehicle: 'millo' }, calculator);
  expect(millo).toMatchObject({ against: 'cng', address: '/savings?vehicle=millo&against=cng' });
  expect(millo?.texts.fuelprice).toBe('84.5');
  const ask = (against: 'diesel' | 'petrol') =>
    toCalculatorInput({ vehicle: 'millo', against, from: toFrom('major', against) }, calculator)?.against;
  expect(ask('petrol')).toBe('petrol');
  // The default fuel of Major, which the visitor did not choose.
  expect(ask('diesel')).toBe('cng');
  const same = { vehicle: 'major', against: 'diesel', from: toFrom('major', 'diesel') };
  expect(toCalculatorInput(same, calculator)?.against).toBe('diesel');
});

test('recognises a start value in usual spellings, but not in a wrong one', () => {
  const start =
    toCalculatorInput({ vehicle: 'major', against: 'diesel' }, calculator)?.start.price.value ?? 0;
  const ask = (price: string) =>
    toCalculatorInput(
      { vehicle: 'millo', against: 'diesel', from: toFrom('major', 'diesel'), price },
      calculator,
    );
  expect(ask(`₹${start.toLocaleString('en-IN')}/-`)).toMatchObject({ given: {}, problems: {} });
  expect(ask(`${start.toString().slice(0, -1)},${start.toString().slice(-1)}`)?.problems).toEqual({
    price: 'notANumber',
  });
});
