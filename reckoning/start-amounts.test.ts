import { assumptionKeys } from '@ev-site/contract/assumption-keys.ts';
import { amountKeys, rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Amounts, fromAmounts } from './from-amounts.ts';
import { reckonSavings } from './savings.ts';
import {
  type Spread,
  type StartSpreads,
  type StartVehicle,
  toExtremes,
  toStartAmounts,
} from './start-amounts.ts';

const toSpread = ([low = 0, value = 0, high = 0]: number[]): Spread => ({ low, value, high });

const spreadOf = (number: fc.Arbitrary<number>) =>
  fc.tuple(number, number, number).map((three) => toSpread(three.toSorted((a, b) => a - b)));

const anySpread = spreadOf(fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100));

/** Assumptions as staff may have entered them; the consumption may be above or below that of the data sheet. */
const anySpreads: fc.Arbitrary<StartSpreads> = fc.record({
  ...(Object.fromEntries(assumptionKeys.map((key) => [key, anySpread])) as Record<
    keyof StartSpreads,
    typeof anySpread
  >),
  consumptionSpread: spreadOf(fc.integer({ min: -50, max: 100 })),
});

const anyVehicle: fc.Arbitrary<StartVehicle> = fc.record({
  kind: fc.constantFrom('pickup', 'cargo', 'passenger'),
  battery: fc.constantFrom('lithium', 'leadAcid'),
  packKwh: fc.integer({ min: 10, max: 300 }).map((tenths) => tenths / 10),
  typicalKm: fc.integer({ min: 10, max: 400 }),
  priceRs: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
});

const saves = (amounts: Amounts) => reckonSavings(fromAmounts(amounts)).runningSavingRsPerYear;

test('starts within its own range, whatever staff have entered', () => {
  fc.assert(
    fc.property(anySpreads, anyVehicle, fc.constantFrom(...rivalFuels), (spreads, vehicle, against) => {
      const start = toStartAmounts(spreads, vehicle, against);
      for (const key of amountKeys) {
        const { low, value, high } = start[key];
        expect([low, value, high].every(Number.isFinite), key).toBe(true);
        expect(low, key).toBeLessThanOrEqual(value);
        expect(value, key).toBeLessThanOrEqual(high);
      }
    }),
  );
});

test('uses as much more energy than the data sheet as staff have entered', () => {
  fc.assert(
    fc.property(anySpreads, anyVehicle, (spreads, vehicle) => {
      const { kwh } = toStartAmounts(spreads, vehicle, 'diesel');
      const ofSheet = (vehicle.packKwh / vehicle.typicalKm) * 100;
      expect(kwh.value).toBeCloseTo(ofSheet * (1 + spreads.consumptionSpread.value / 100), 1);
    }),
  );
});

test('the expected saving is between the least and the most', () => {
  fc.assert(
    fc.property(anySpreads, anyVehicle, fc.constantFrom(...rivalFuels), (spreads, vehicle, against) => {
      const start = toStartAmounts(spreads, vehicle, against);
      const used = Object.fromEntries(amountKeys.map((key) => [key, start[key].value])) as unknown as Amounts;
      const { least, most } = toExtremes(used, start);
      const slack = 1e-9 * Math.max(Math.abs(saves(least)), Math.abs(saves(most)));
      expect(saves(least)).toBeLessThanOrEqual(saves(used) + slack);
      expect(saves(used)).toBeLessThanOrEqual(saves(most) + slack);
    }),
  );
});

test('uses exactly the price that staff publish for the vehicle', () => {
  fc.assert(
    fc.property(
      anySpreads,
      anyVehicle,
      fc.integer({ min: 0, max: 5_000_000 }),
      (spreads, vehicle, priceRs) => {
        const { price } = toStartAmounts(spreads, { ...vehicle, priceRs }, 'diesel');
        expect(price).toEqual({ value: priceRs, low: priceRs, high: priceRs, from: [] });
      },
    ),
  );
});
