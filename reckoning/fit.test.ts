import { describe, expect, test } from 'vitest';
import { findFit } from './fit.ts';
import { situations, situationVehicles } from './testing/fit-situations.ts';

describe('findFit advises as a sober salesman would', () => {
  test.each(situations)('$answer: $says', ({ situation, answer, secondChargeHours, ask }) => {
    const fit = findFit(situation, situationVehicles);
    expect({
      answer: fit.answer?.vehicle.key ?? null,
      secondChargeHours: fit.answer?.secondChargeHours ?? 0,
      ask: fit.ask.map(({ vehicle }) => vehicle.key),
    }).toEqual({ answer, secondChargeHours, ask });
  });
});

test('the table of situations is large enough and has no duplicates', () => {
  expect(situations.length).toBeGreaterThanOrEqual(60);
  expect(situations.filter(({ answer }) => answer === null).length).toBeGreaterThanOrEqual(10);
  expect(new Set(situations.map(({ situation }) => JSON.stringify(situation))).size).toBe(situations.length);
});
