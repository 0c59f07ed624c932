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

/** What a reckoning is made of: a vehicle of ours, what it is held against, and the numbers that somebody changed. */
export interface Asked {
  vehicle: StartVehicle;
  against: RivalFuel;
  given: Readonly<Partial<Amounts>>;
}

type Savings = ReturnType<typeof reckonSavings>;

/** A reckoning with all that was used, and how far it may be off. */
export interface WorkedOut {
  used: Amounts;
  start: Readonly<Record<keyof Amounts, Start>>;
  expected: Savings;
  /** Every running cost that was left alone at the end of its range that speaks against the electric vehicle. */
  least: Savings;
  /** At the end that speaks for it. */
  most: Savings;
}

/** Reckons with what was given, and for the rest with what the assumptions say. */
export const workOut = (spreads: StartSpreads, { vehicle, against, given }: Asked): WorkedOut => {
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
