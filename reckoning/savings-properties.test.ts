import { type AmountKey, amountKeys, amounts as bounds } from '@ev-site/contract/savings/amounts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBreakEven } from './break-even.ts';
import { type Amounts, fromAmounts } from './from-amounts.ts';
import { type Loan, toInstalmentRs, toInterestRs, toOwedRs, toPaidRs } from './loan.ts';
import { reckonSavings } from './savings.ts';
import { type Start, toExtremes } from './start-amounts.ts';

/** Any value that a visitor may give: within its bounds and decimal places, and often the bounds themselves. */
const anyOf = (key: AmountKey): fc.Arbitrary<number> => {
  const { least, most, decimals } = bounds[key];
  const places = 10 ** decimals;
  return fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.integer({ min: Math.ceil(least * places), max: Math.floor(most * places) }),
      },
      fc.constantFrom(Math.ceil(least * places), Math.floor(most * places)),
    )
    .map((steps) => steps / places);
};

const anyAmounts = fc.record(
  Object.fromEntries(amountKeys.map((key) => [key, anyOf(key)])) as Record<AmountKey, fc.Arbitrary<number>>,
);

const reckon = (amounts: Amounts) => reckonSavings(fromAmounts(amounts));

const listNumbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNumbers) : [];
};

/** Rupees that floating point may lose with these amounts. */
const toTolerance = (...amounts: number[]) => 1e-6 * Math.max(1, ...amounts.map(Math.abs));

describe('a loan', () => {
  const anyLoan: fc.Arbitrary<Loan> = fc.record({
    amountRs: anyOf('price'),
    ratePercentPerYear: anyOf('rate'),
    months: anyOf('months'),
  });

  test('costs no less a month with a higher rate or amount, and no more over more months', () => {
    fc.assert(
      fc.property(anyLoan, anyLoan, (loan, other) => {
        const instalment = toInstalmentRs(loan);
        const rate = Math.max(loan.ratePercentPerYear, other.ratePercentPerYear);
        const amountRs = Math.max(loan.amountRs, other.amountRs);
        const months = Math.max(loan.months, other.months);
        const least = instalment - toTolerance(instalment);
        expect(toInstalmentRs({ ...loan, ratePercentPerYear: rate })).toBeGreaterThanOrEqual(least);
        expect(toInstalmentRs({ ...loan, amountRs })).toBeGreaterThanOrEqual(least);
        expect(toInstalmentRs({ ...loan, months })).toBeLessThanOrEqual(instalment + toTolerance(instalment));
      }),
    );
  });

  test('has no negative interest, and no less interest over more months', () => {
    fc.assert(
      fc.property(anyLoan, anyOf('months'), (loan, months) => {
        const interest = toInterestRs(loan);
        expect(interest).toBeGreaterThanOrEqual(-toTolerance(loan.amountRs));
        const longer = toInterestRs({ ...loan, months: Math.max(months, loan.months) });
        expect(longer).toBeGreaterThanOrEqual(interest - toTolerance(loan.amountRs, interest));
      }),
    );
  });

  test('is owed less with every month, and nothing at its end', () => {
    fc.assert(
      fc.property(anyLoan, anyOf('months'), (loan, paid) => {
        const owed = toOwedRs(loan, paid);
        expect(owed).toBeGreaterThanOrEqual(-toTolerance(loan.amountRs));
        expect(owed).toBeLessThanOrEqual(loan.amountRs + toTolerance(loan.amountRs));
        expect(toOwedRs(loan, paid + 1)).toBeLessThanOrEqual(owed + toTolerance(loan.amountRs));
        expect(toOwedRs(loan, loan.months)).toBe(0);
      }),
    );
  });

  test('is paid back completely: payments and debt are never less than the loan', () => {
    fc.assert(
      fc.property(anyLoan, anyOf('months'), (loan, paid) => {
        const back = toPaidRs(loan, paid) + toOwedRs(loan, paid);
        expect(back).toBeGreaterThanOrEqual(loan.amountRs - toTolerance(loan.amountRs, back));
      }),
    );
  });
});

/** In which direction the saving changes when an amount rises; for resale and the rest of the loan it can be either. */
const directions = {
  fuelprice: 1,
  rivalmaintenance: 1,
  rivalprice: 1,
  rivalinsurance: 1,
  rivaltaxes: 1,
  rivalrate: 1,
  subsidy: 1,
  resale: 1,
  efficiency: 1,
  economy: -1,
  rivalresale: -1,
  price: -1,
  insurance: -1,
  taxes: -1,
  rate: -1,
  kwh: -1,
  tariff: -1,
  maintenance: -1,
  battery: -1,
} as const satisfies Partial<Record<AmountKey, 1 | -1>>;

describe('the saving', () => {
  test.each(Object.entries(directions) as [keyof typeof directions, 1 | -1][])(
    'changes in one direction only when %s rises (%i)',
    (key, direction) => {
      // With a resale of 100 per cent the price has no effect; then a small tolerance decides.
      fc.assert(
        fc.property(anyAmounts, anyOf(key), (amounts, other) => {
          const [low, high] = [Math.min(amounts[key], other), Math.max(amounts[key], other)];
          const [before, after] = [reckon({ ...amounts, [key]: low }), reckon({ ...amounts, [key]: high })];
          const slack = toTolerance(
            before.own.totalRs,
            before.rival.totalRs,
            after.own.totalRs,
            after.rival.totalRs,
          );
          expect((after.savingRs - before.savingRs) * direction).toBeGreaterThanOrEqual(-slack);
        }),
      );
    },
  );

  test('on running cost is linear in the kilometres and in the days', () => {
    fc.assert(
      fc.property(anyAmounts, fc.constantFrom('km' as const, 'days' as const), (amounts, key) => {
        const one = reckon({ ...amounts, [key]: 1 }).runningSavingRsPerYear;
        const all = reckon(amounts).runningSavingRsPerYear;
        expect(Math.abs(all - one * amounts[key])).toBeLessThanOrEqual(toTolerance(all));
      }),
    );
  });

  test('is the running saving of all years minus the difference in fixed cost', () => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const { own, rival, savingRs, runningSavingRsPerYear } = reckon(amounts);
        const expected = runningSavingRsPerYear * amounts.years - (own.fixedRs - rival.fixedRs);
        expect(Math.abs(savingRs - expected)).toBeLessThanOrEqual(toTolerance(own.totalRs, rival.totalRs));
      }),
    );
  });

  test('only changes its sign if the two vehicles change places', () => {
    // 1 kWh per km at an efficiency of 1 is like fuel at the tariff with 1 km per unit, so both have the same fields.
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const { use, own, rival } = fromAmounts(amounts);
        const mirrored = {
          kwhPer100Km: 100 / rival.running.kmPerUnit,
          chargingEfficiency: 1,
          tariffRsPerKwh: rival.running.fuelRsPerUnit,
          maintenanceRsPerKm: rival.running.maintenanceRsPerKm,
          batteryReserveRsPerKm: 0,
        };
        const burnt = {
          fuelRsPerUnit: own.running.tariffRsPerKwh,
          kmPerUnit: (100 * own.running.chargingEfficiency) / own.running.kwhPer100Km,
          maintenanceRsPerKm: own.running.maintenanceRsPerKm + own.running.batteryReserveRsPerKm,
        };
        const there = reckonSavings({ use, own, rival });
        const back = reckonSavings({
          use,
          own: { ownership: rival.ownership, running: mirrored },
          rival: { ownership: own.ownership, running: burnt },
        });
        const slack = toTolerance(there.own.totalRs, there.rival.totalRs);
        expect(Math.abs(there.savingRs + back.savingRs)).toBeLessThanOrEqual(slack);
        expect(Math.abs(there.runningSavingRsPerYear + back.runningSavingRsPerYear)).toBeLessThanOrEqual(
          slack,
        );
      }),
    );
  });
});

describe('the break-even', () => {
  const days = ({ days, years }: Amounts) => days * years;

  /** The saving at a number of kilometres a day. */
  const savingAt = (amounts: Amounts, km: number) => reckon({ ...amounts, km }).savingRs;

  test('is where both cost the same, and the sign on either side matches its kind', () => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const { breakEven, own, rival } = reckon(amounts);
        const { kind, kmPerDay } = breakEven;
        if (kmPerDay === null) {
          const sign = kind === 'always' ? 1 : -1;
          for (const km of [1, amounts.km, 400])
            expect(savingAt(amounts, km) * sign).toBeGreaterThanOrEqual(
              -toTolerance(own.totalRs, rival.totalRs),
            );
          return;
        }
        const perKm = Math.abs(rival.runningRsPerKm - own.runningRsPerKm) * days(amounts);
        // If the cost per kilometre is nearly the same, the two lines meet too far away to tell them apart.
        fc.pre(perKm > 1e-3 && kmPerDay < 1e6);
        expect(kmPerDay).toBeGreaterThan(0);
        expect(Math.abs(savingAt(amounts, kmPerDay))).toBeLessThanOrEqual(1);
        // A distance over which the difference grows to two rupees.
        const aBit = 2 / perKm;
        const more = kind === 'from' ? 1 : -1;
        expect(savingAt(amounts, kmPerDay + aBit) * more).toBeGreaterThan(0);
        expect(savingAt(amounts, kmPerDay - aBit) * more).toBeLessThan(0);
      }),
    );
  });

  test('is mirrored if the two sides change places', () => {
    const turned = { always: 'never', never: 'always', from: 'upTo', upTo: 'from' } as const;
    const side = fc.record({
      fixedRs: fc.integer({ min: -9, max: 9 }),
      runningRsPerKm: fc.integer({ max: 9, min: 0 }),
    });
    fc.assert(
      fc.property(side, side, (own, rival) => {
        fc.pre(own.fixedRs !== rival.fixedRs || own.runningRsPerKm !== rival.runningRsPerKm);
        const there = toBreakEven(own, rival, 300);
        const back = toBreakEven(rival, own, 300);
        expect(back.kind).toBe(turned[there.kind]);
        expect(back.kmPerDay).toEqual(there.kmPerDay);
      }),
    );
  });
});

test('all numbers of a result are finite', () => {
  fc.assert(
    fc.property(anyAmounts, (amounts) => {
      const numbers = listNumbers(reckon(amounts));
      expect(numbers.length).toBeGreaterThan(15);
      expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('the line of spending starts with the first payment and ends at the total', () => {
  fc.assert(
    fc.property(anyAmounts, (amounts) => {
      const { own, rival } = reckon(amounts);
      for (const { line, totalRs } of [own, rival]) {
        expect(line.map(({ year }) => year)).toEqual(
          Array.from({ length: amounts.years + 1 }, (_, year) => year),
        );
        expect(line.at(-1)?.spentRs).toBe(totalRs);
      }
      const { own: bought } = fromAmounts(amounts);
      const { netPriceRs, downPercent, taxesRs } = bought.ownership;
      expect(own.line[0]?.spentRs).toBeCloseTo((netPriceRs * downPercent) / 100 + taxesRs, 6);
    }),
  );
});

describe('the range of the running saving', () => {
  const anyStart = (key: AmountKey): fc.Arbitrary<Start> =>
    fc.tuple(anyOf(key), anyOf(key), anyOf(key)).map((three) => {
      const [low = 0, value = 0, high = 0] = three.toSorted((a, b) => a - b);
      return { low, value, high, from: [] };
    });
  const anyStarts = fc.record(
    Object.fromEntries(amountKeys.map((key) => [key, anyStart(key)])) as Record<
      AmountKey,
      fc.Arbitrary<Start>
    >,
  );
  const toValues = (starts: Record<AmountKey, Start>) =>
    Object.fromEntries(amountKeys.map((key) => [key, starts[key].value])) as Record<AmountKey, number>;

  test('contains the expected value, whatever the visitor changed', () => {
    fc.assert(
      fc.property(anyStarts, anyAmounts, fc.subarray(amountKeys), (starts, own, changed) => {
        const used = { ...toValues(starts) };
        for (const key of changed) used[key] = own[key];
        const { least, most } = toExtremes(used, starts);
        const [low, expected, high] = [least, used, most].map(
          (amounts) => reckon(amounts).runningSavingRsPerYear,
        );
        const slack = toTolerance(low ?? 0, high ?? 0);
        expect(low).toBeLessThanOrEqual((expected ?? Number.NaN) + slack);
        expect(expected).toBeLessThanOrEqual((high ?? Number.NaN) + slack);
      }),
    );
  });

  test('does not vary an amount that the visitor gave', () => {
    fc.assert(
      fc.property(anyStarts, fc.constantFrom(...amountKeys), (starts, key) => {
        const value = starts[key].value === bounds[key].least ? bounds[key].most : bounds[key].least;
        const used = { ...toValues(starts), [key]: value };
        const { least, most } = toExtremes(used, starts);
        expect([least[key], most[key]]).toEqual([value, value]);
      }),
    );
  });
});
