import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toRangeBand, toShareLeft, toShortenedBand } from './range.ts';

test('spans from the typical to the certified range', () => {
  expect(toRangeBand({ typicalKm: { from: 85, to: 85 }, certifiedKm: 120 })).toEqual({
    fromKm: 85,
    toKm: 120,
  });
  expect(toRangeBand({ typicalKm: { from: 90, to: 100 }, certifiedKm: 110 })).toEqual({
    fromKm: 90,
    toKm: 110,
  });
});

test('ends at the typical range if the certified range is shorter', () => {
  expect(toRangeBand({ typicalKm: { from: 90, to: 100 }, certifiedKm: 95 })).toEqual({
    fromKm: 90,
    toKm: 100,
  });
});

test.each([
  [[20], { fromKm: 65, toKm: 95 }],
  [[10], { fromKm: 75, toKm: 105 }],
  // 0.8 × 0.9 × 0.5 is 0.36: 30.6 and 43.2 km.
  [[20, 10, 50], { fromKm: 30, toKm: 40 }],
  [[100], { fromKm: 0, toKm: 0 }],
  [[140], { fromKm: 0, toKm: 0 }],
  [[140, 140], { fromKm: 0, toKm: 0 }],
])('shortens by %j per cent and rounds down to whole 5 km', (percents, band) => {
  expect(toShortenedBand({ fromKm: 85, toKm: 120 }, percents)).toEqual(band);
});

test('multiplies the shares that are left', () => {
  expect(toShareLeft([])).toBe(1);
  expect(toShareLeft([15, 20, 10])).toBeCloseTo(0.612, 12);
  expect(toShareLeft([140])).toBe(0);
});

test('rounds exact results correctly: 70 per cent of 100 km are 70, not 65', () => {
  for (const percent of [5, 10, 15, 30, 35, 45, 55])
    expect(toShortenedBand({ fromKm: 100, toKm: 200 }, [percent])).toEqual({
      fromKm: 100 - percent,
      toKm: 200 - 2 * percent,
    });
});

describe('a shortened range', () => {
  const band = fc
    .record({
      from: fc.integer({ min: 0, max: 400 }),
      wider: fc.integer({ min: 0, max: 200 }),
      certifiedKm: fc.integer({ min: 0, max: 600 }),
    })
    .map(({ from, wider, certifiedKm }) =>
      toRangeBand({ typicalKm: { from, to: from + wider }, certifiedKm }),
    );
  const percents = fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { maxLength: 4 });

  test('has ends of whole 5 km, is not negative and not longer than before', () => {
    fc.assert(
      fc.property(band, percents, (before, taken) => {
        const after = toShortenedBand(before, taken);
        expect(after.fromKm).toBeGreaterThanOrEqual(0);
        expect(after.fromKm).toBeLessThanOrEqual(after.toKm);
        expect(after.toKm).toBeLessThanOrEqual(before.toKm);
        expect(after.fromKm).toBeLessThanOrEqual(before.fromKm);
        expect([after.fromKm % 5, after.toKm % 5]).toEqual([0, 0]);
      }),
    );
  });

  test('does not depend on the order, and one more factor never lengthens it', () => {
    fc.assert(
      fc.property(band, percents, fc.double({ min: 0, max: 120, noNaN: true }), (before, taken, more) => {
        const after = toShortenedBand(before, taken);
        expect(toShortenedBand(before, taken.toReversed())).toEqual(after);
        const shorter = toShortenedBand(before, [...taken, more]);
        expect(shorter.fromKm).toBeLessThanOrEqual(after.fromKm);
        expect(shorter.toKm).toBeLessThanOrEqual(after.toKm);
      }),
    );
  });
});
