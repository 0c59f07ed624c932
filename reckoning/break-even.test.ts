import { expect, test } from 'vitest';
import { toBreakEven } from './break-even.ts';

test('a vehicle pays from the distance at which its savings make up for what it costs more', () => {
  const own = { fixedRs: 130_000, runningRsPerKm: 1 };
  const rival = { fixedRs: 100_000, runningRsPerKm: 2 };
  expect(toBreakEven(own, rival, 300)).toEqual({ kind: 'from', kmPerDay: 100 });
  expect(toBreakEven(rival, own, 300)).toEqual({ kind: 'upTo', kmPerDay: 100 });
});

test('running costs that differ only by rounding errors count as equal', () => {
  const own = { fixedRs: 100_000, runningRsPerKm: 0.3 };
  const rival = { fixedRs: 0, runningRsPerKm: 0.1 + 0.2 };
  expect(toBreakEven(own, rival, 300)).toEqual({ kind: 'never', kmPerDay: null });
  expect(toBreakEven(rival, own, 300)).toEqual({ kind: 'always', kmPerDay: null });
});
