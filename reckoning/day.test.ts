import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDayRound, toDayStops } from './day.ts';

const band = { fromKm: 90, toKm: 110 };

test('begins with the full range and ends with what the round leaves', () => {
  const stops = toDayStops(toDayRound(band, 80), 9);
  expect(stops).toHaveLength(9);
  expect(stops[0]).toEqual({ atMinutes: 390, drivenKm: 0, left: band });
  expect(stops.at(-1)).toEqual({ atMinutes: 1200, drivenKm: 80, left: { fromKm: 10, toKm: 30 } });
  expect(stops[4]).toEqual({ atMinutes: 795, drivenKm: 40, left: { fromKm: 50, toKm: 70 } });
});

test('limits a round to what needs no second charge', () => {
  expect(toDayRound(band, 115).roundKm).toBe(90);
  expect(toDayRound(band, undefined).roundKm).toBe(90);
  expect(toDayRound(band, 60).roundKm).toBe(60);
});

test('time and distance never decrease, and distance plus remaining range is the whole range', () => {
  const km = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(km, km, km, fc.integer({ min: 2, max: 20 }), (fromKm, more, claimed, count) => {
      const whole = { fromKm, toKm: fromKm + more };
      const stops = toDayStops(toDayRound(whole, claimed), count);
      for (const [index, { atMinutes, drivenKm, left }] of stops.entries()) {
        const before = stops[index - 1];
        if (before) expect(atMinutes).toBeGreaterThan(before.atMinutes);
        if (before) expect(drivenKm).toBeGreaterThanOrEqual(before.drivenKm);
        expect(left.fromKm).toBeGreaterThanOrEqual(0);
        expect([left.fromKm + drivenKm, left.toKm + drivenKm]).toEqual([whole.fromKm, whole.toKm]);
      }
    }),
  );
});
