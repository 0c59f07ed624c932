import { type Amounts, fromAmounts } from './from-amounts.ts';
import { reckonSavings } from './savings.ts';
import {
  type RivalFuel,
  type Start,
  type StartSpreads,
  type StartVehicle,
  toExtremes,
  toStartAmounts,
} from './start-amounts.ts';

/** The input of a calculation: a vehicle of ours, the fuel of the other one, and the numbers that somebody changed. */
export interface CalculationInput {
  vehicle: StartVehicle;
  against: RivalFuel;
  given: Readonly<Partial<Amounts>>;
}

type Savings = ReturnType<typeof reckonSavings>;

/** A calculation with all numbers used, and its range of uncertainty. */
export interface WorkedOut {
  used: Amounts;
  start: Readonly<Record<keyof Amounts, Start>>;
  expected: Savings;
  /** With every unchanged running cost at the end of its range that speaks against the electric vehicle. */
  least: Savings;
  /** With them at the end that speaks for it. */
  most: Savings;
}

/** Calculates with the given numbers, and with the assumptions for all others. */
export const workOut = (spreads: StartSpreads, { vehicle, against, given }: CalculationInput): WorkedOut => {
  const start = toStartAmounts(spreads, vehicle, against);
  const used = Object.fromEntries(
    Object.entries(start).map(([key, { value }]) => [key, given[key as keyof Amounts] ?? value]),
  ) as unknown as Amounts;
  const { least, most } = toExtremes(used, start);
  return {
    used,
    start,
    expected: reckonSavings(fromAmounts(used)),
    least: reckonSavings(fromAmounts(least)),
    most: reckonSavings(fromAmounts(most)),
  };
};
