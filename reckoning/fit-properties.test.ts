import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChanges } from './changes.ts';
import { findFit } from './fit.ts';
import type { FitVehicle } from './needs.ts';
import { type Carry, type Road, roadKmh, type Situation, type Slope, slopeDegrees } from './situation.ts';

const orNull = (figures: fc.Arbitrary<number>) => fc.option(figures, { nil: null, freq: 5 });

// Includes figures that no data sheet has: fractions, zero, and a charge that takes no time.
const vehicle: fc.Arbitrary<FitVehicle> = fc.record({
  key: fc.string(),
  kind: fc.constantFrom('passenger', 'cargo', 'pickup', 'bicycle'),
  typicalKm: orNull(fc.oneof(fc.integer({ min: 0, max: 300 }), fc.double({ min: 0, max: 300, noNaN: true }))),
  goodsKg: orNull(fc.integer({ min: 0, max: 2000 })),
  passengers: orNull(fc.integer({ min: 0, max: 12 })),
  topSpeedKmh: orNull(fc.integer({ min: 0, max: 90 })),
  gradeabilityDegrees: orNull(fc.integer({ min: 0, max: 20 })),
  chargeHours: orNull(
    fc.oneof(fc.integer({ min: 0, max: 12 }), fc.double({ min: 0.05, max: 12, noNaN: true })),
  ),
});
const vehicles = fc.array(vehicle, { maxLength: 8 });

const noonChoices = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4];

const toSituation = ([carry, kg, people, kmPerDay, road, slope, noonHours]: [
  Carry,
  number,
  number,
  number,
  Road,
  Slope,
  number,
]): Situation => ({
  carry,
  kg: carry === 'goods' ? kg : 0,
  people: carry === 'goods' ? 0 : carry === 'people' ? people : 1,
  kmPerDay,
  road,
  slope,
  noonHours,
});

const situation = fc
  .tuple(
    fc.constantFrom<Carry>('goods', 'people', 'self'),
    fc.integer({ min: 0, max: 2000 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 300 }),
    fc.constantFrom<Road>('lanes', 'open'),
    fc.constantFrom<Slope>('flat', 'ramps', 'hills', 'steep'),
    fc.constantFrom(...noonChoices),
  )
  .map(toSituation);

const runs = { numRuns: 3000 };

test('the answer meets every demand', () => {
  fc.assert(
    fc.property(situation, vehicles, (day, range) => {
      const { answer } = findFit(day, range);
      if (!answer) return;
      const { kind, typicalKm, goodsKg, passengers, topSpeedKmh, gradeabilityDegrees, chargeHours } =
        answer.vehicle;
      if (day.carry === 'goods') {
        expect(['cargo', 'pickup']).toContain(kind);
        expect(goodsKg).toBeGreaterThanOrEqual(day.kg);
      } else if (day.carry === 'people') {
        expect(kind).toBe('passenger');
        expect(passengers).toBeGreaterThanOrEqual(day.people);
      } else expect(kind).toBe('bicycle');
      if (day.road === 'open') expect(topSpeedKmh).toBeGreaterThanOrEqual(40);
      if (day.slope !== 'flat' || gradeabilityDegrees !== null) {
        expect(gradeabilityDegrees).toBeGreaterThanOrEqual(slopeDegrees[day.slope]);
      }
      const planned = 0.85 * Number(typicalKm);
      expect(typicalKm).not.toBeNull();
      if (answer.secondChargeHours === 0) {
        expect(day.kmPerDay).toBeLessThanOrEqual(planned + 1e-6);
        return;
      }
      expect(chargeHours).not.toBeNull();
      expect(answer.secondChargeHours).toBeLessThanOrEqual(day.noonHours);
      const added = (answer.secondChargeHours * Number(typicalKm)) / Number(chargeHours);
      expect(day.kmPerDay).toBeLessThanOrEqual(planned + added + 1e-6);
      expect(day.kmPerDay).toBeLessThanOrEqual(2 * planned + 1e-6);
    }),
    runs,
  );
});

test('there is an answer whenever a vehicle fits, preferably one without a second charge', () => {
  fc.assert(
    fc.property(situation, vehicles, (day, range) => {
      const { answer, others, nearest } = findFit(day, range);
      const fitting = others.filter(({ isBuiltFor, shortfalls }) => isBuiltFor && shortfalls.length === 0);
      expect(others).toHaveLength(answer ? range.length - 1 : range.length);
      if (!answer) expect(fitting).toEqual([]);
      else expect(nearest).toBeNull();
      if (answer && answer.secondChargeHours > 0) {
        expect(fitting.every(({ secondChargeHours }) => secondChargeHours > 0)).toBe(true);
      }
    }),
    runs,
  );
});

const slopes = Object.keys(slopeDegrees) as Slope[];
const roads = Object.keys(roadKmh) as Road[];
const harder = <Level>(levels: Level[], one: Level, other: Level): Level =>
  levels[Math.max(levels.indexOf(one), levels.indexOf(other))] ?? one;

test('a vehicle that falls short of a demand falls short of a higher one too', () => {
  fc.assert(
    fc.property(situation, situation, vehicle, (day, other, tried) => {
      const more: Situation = {
        carry: day.carry,
        kg: Math.max(day.kg, other.kg),
        people: Math.max(day.people, other.people),
        kmPerDay: Math.max(day.kmPerDay, other.kmPerDay),
        road: harder(roads, day.road, other.road),
        slope: harder(slopes, day.slope, other.slope),
        noonHours: Math.min(day.noonHours, other.noonHours),
      };
      const shortOf = (asked: Situation) => {
        const { answer, others } = findFit(asked, [tried]);
        return [answer, ...others].flatMap((one) => one?.shortfalls.map(({ name }) => name) ?? []);
      };
      expect(shortOf(more)).toEqual(expect.arrayContaining(shortOf(day)));
    }),
    runs,
  );
});

const listNumbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNumbers) : [];
};

test('all numbers are finite', () => {
  fc.assert(
    fc.property(situation, vehicles, (day, range) => {
      const numbers = listNumbers([findFit(day, range), findChanges(day, range, noonChoices)]);
      expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
    }),
    runs,
  );
});

test('every suggested change alters one demand, and changes the answer', () => {
  fc.assert(
    fc.property(situation, vehicles, (day, range) => {
      const now = findFit(day, range).answer;
      const { eased, raised } = findChanges(day, range, noonChoices);
      for (const { situation: changed, answer } of [...eased, ...raised]) {
        const keys = Object.keys(day) as (keyof Situation)[];
        expect(keys.filter((key) => day[key] !== changed[key])).toHaveLength(1);
        expect(findFit(changed, range).answer).toEqual(answer);
        expect([answer?.vehicle, answer && answer.secondChargeHours > 0]).not.toEqual([
          now?.vehicle,
          now && now.secondChargeHours > 0,
        ]);
      }
      if (!now) expect(raised).toEqual([]);
      for (const { answer } of eased) expect(answer).not.toBeNull();
    }),
    runs,
  );
});
