import { expect, test } from 'vitest';
import { toInstalmentRs, toOwedRs } from './loan.ts';

/** (1+i)^n - 1 in whole numbers, so nearly without rounding: scaled by 10^40, `ratePpb` in billionths a month. */
const growExactly = (ratePpb: bigint, months: number): number => {
  const scale = 10n ** 40n;
  let power = scale;
  for (let month = 0; month < months; month += 1)
    power = (power * (1_000_000_000n + ratePpb)) / 1_000_000_000n;
  return Number(power - scale) / Number(scale);
};

test.each([
  [0.0012, 12],
  [1.2, 1],
  [12, 7],
  [12, 36],
  [48, 119],
  [48, 120],
])('at %f %% over %i months matches exact integer arithmetic', (ratePercentPerYear, months) => {
  const rate = ratePercentPerYear / 1200;
  const growth = growExactly(BigInt(Math.round(rate * 1e9)), months);
  const instalment = (5_000_000 * rate * (growth + 1)) / growth;
  const loan = { amountRs: 5_000_000, ratePercentPerYear, months };
  expect(toInstalmentRs(loan)).toBeCloseTo(instalment, 4);
  expect(toOwedRs(loan, months - 1)).toBeCloseTo(months === 1 ? 5_000_000 : instalment / (1 + rate), 3);
});

test('uses no function of Math that engines round differently', () => {
  const [expm1, log1p, pow] = [Math.expm1, Math.log1p, Math.pow];
  const refuse = () => {
    throw new Error('engines differ');
  };
  Object.assign(Math, { expm1: refuse, log1p: refuse, pow: refuse });
  try {
    expect(toInstalmentRs({ amountRs: 100_000, ratePercentPerYear: 12, months: 36 })).toBeCloseTo(3321.43, 2);
  } finally {
    Object.assign(Math, { expm1, log1p, pow });
  }
});
