import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Amounts, fromAmounts } from './from-amounts.ts';
import { reckonSavings } from './savings.ts';

interface Case {
  name: string;
  query: Amounts;
  result: Record<string, number | string | null>;
}

const cases: Case[] = JSON.parse(readFileSync(new URL('./savings-cases.json', import.meta.url), 'utf8'));

describe.each(cases)('$name', ({ query, result }) => {
  const savings = reckonSavings(fromAmounts(query));

  test.each([
    ['instalment', savings.own.instalmentRs, 1],
    ['rivalInstalment', savings.rival.instalmentRs, 1],
    ['interest', savings.own.interestRs, 1],
    ['rivalInterest', savings.rival.interestRs, 1],
    ['runningSavingPerYear', savings.runningSavingRsPerYear, 1],
    ['total', savings.own.totalRs, 1],
    ['rivalTotal', savings.rival.totalRs, 1],
    ['saving', savings.savingRs, 1],
    ['energyPerKm', savings.own.energyRsPerKm, 0.01],
    ['fuelPerKm', savings.rival.fuelRsPerKm, 0.01],
    ['runningPerKm', savings.own.runningRsPerKm, 0.01],
    ['rivalRunningPerKm', savings.rival.runningRsPerKm, 0.01],
    ['totalPerKm', savings.own.totalRsPerKm, 0.01],
    ['rivalTotalPerKm', savings.rival.totalRsPerKm, 0.01],
  ])('%s', (key, value, within) => {
    expect(Math.abs(value - Number(result[key]))).toBeLessThanOrEqual(within);
  });

  test('breaks even where the case does', () => {
    expect(savings.breakEven.kind).toBe(result.breakEven);
    const { kmPerDay } = savings.breakEven;
    if (result.breakEvenKmPerDay === null) expect(kmPerDay).toBeNull();
    else expect(kmPerDay).toBeCloseTo(Number(result.breakEvenKmPerDay), 1);
  });
});
