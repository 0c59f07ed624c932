import { expect, test } from 'vitest';
import { type ClaimAmounts, checkClaim } from './claims.ts';

const major: ClaimAmounts = {
  km: 115,
  days: 300,
  fuelprice: 97.92,
  economy: 25,
  rivalmaintenance: 0.75,
  kwh: 12,
  efficiency: 0.89,
  tariff: 8,
  maintenance: 0.12,
  battery: 0,
};
const millo: ClaimAmounts = {
  km: 90,
  days: 310,
  fuelprice: 84.5,
  economy: 28,
  rivalmaintenance: 0.8,
  kwh: 6.84,
  efficiency: 0.75,
  tariff: 8,
  maintenance: 0.4,
  battery: 0,
};
const saving = {
  result: 'runningSavingPerYear',
  claimed: 120_000,
  amounts: major,
  typicalKm: { from: 85, to: 100 },
  secondCharge: true,
} as const;

test('accepts the claims of the specification with their inputs', () => {
  expect(checkClaim(saving)).toBeNull();
  expect(checkClaim({ ...saving, amounts: { ...major, km: 106, kwh: 8.47 } })).toBeNull();
  expect(
    checkClaim({ ...saving, claimed: 75_000, amounts: millo, typicalKm: null, secondCharge: false }),
  ).toBeNull();
  expect(checkClaim({ ...saving, result: 'maintenancePaisePerKm', claimed: 12 })).toBeNull();
});

test.each([
  [0.979, 'notReproduced'],
  [0.981, undefined],
  [1.019, undefined],
  [1.021, 'notReproduced'],
])('compares a claim that is %f of what its inputs give, with a tolerance of 2 per cent', (share, kind) => {
  const given = 115 * 300 * (97.92 / 25 + 0.75 - ((0.12 / 0.89) * 8 + 0.12));
  expect(checkClaim({ ...saving, claimed: given * share })?.kind).toBe(kind);
  expect(checkClaim({ ...saving, result: 'maintenancePaisePerKm', claimed: 12 * share })?.kind).toBe(kind);
});

test('says what the inputs give instead', () => {
  const problem = checkClaim({ ...saving, claimed: 150_000 });
  expect(problem?.kind).toBe('notReproduced');
  expect(problem?.given).toBeCloseTo(119_651, 0);
});

test('detects that the battery is counted in the inputs but not in the claim', () => {
  expect(checkClaim({ ...saving, amounts: { ...major, battery: 1.33 } })?.kind).toBe('notReproduced');
});

test('requires a second charge if the day is longer than the upper end of the typical range', () => {
  const alone = { ...saving, secondCharge: false };
  expect(checkClaim(alone)).toEqual({ kind: 'beyondRange', given: 115 });
  expect(checkClaim({ ...alone, typicalKm: { from: 85, to: 115 } })).toBeNull();
  expect(checkClaim({ ...alone, typicalKm: { from: 85, to: 114 } })?.kind).toBe('beyondRange');
  expect(checkClaim({ ...alone, typicalKm: null })).toBeNull();
});

test('refuses what cannot be calculated', () => {
  expect(checkClaim({ ...saving, claimed: Number.NaN })?.kind).toBe('notReproduced');
  expect(checkClaim({ ...saving, amounts: { ...major, economy: 0 } })?.kind).toBe('notReproduced');
});
