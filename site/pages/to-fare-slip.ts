import { rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import { readSavingsQuery, type SavingsQuery } from '@ev-site/contract/savings/read-query.ts';
import { type ClaimAmounts, claimAmounts, toClaimedDay } from '@ev-site/reckoning/claims.ts';
import type { ClaimRow } from '../data/specification.ts';

/** A day on the meter, to the paisa, and the year in rupees. Negative amounts are extra costs. */
export interface FareSlip extends Pick<SavingsQuery, 'vehicle' | 'against'> {
  given: ClaimAmounts;
  fuelRs: number;
  electricityRs: number;
  /** The additional upkeep of the other vehicle per day, with the next battery counted on ours. */
  upkeepRs: number;
  todayRs: number;
  yearRs: number;
  /** Further inputs that the slip's form sends, beside its two fields. */
  others: readonly (readonly [string, string])[];
}

const asked = new Set(['km', 'fuelprice']);

const toPaise = (rs: number): number => Math.round(rs * 100) / 100;

const isWhole = (given: SavingsQuery['given']): given is ClaimAmounts =>
  claimAmounts.every((key) => given[key] !== undefined);

/**
 * The calculator's query for the inputs of a claim. If a claim leaves out the next battery, the query has no battery
 * value either, so the calculator uses its own value for it.
 */
export const toOwnQuery = (inputs: string): URLSearchParams => {
  const query = new URLSearchParams(inputs);
  if (Number(query.get('battery')) === 0) query.delete('battery');
  return query;
};

/** Calculates the day behind a claim. @returns null if the claim is not a yearly saving, or an input is missing. */
export const toFareSlip = (claim: ClaimRow['claim']): FareSlip | null => {
  if (claim?.result !== 'runningSavingPerYear') return null;
  const written = Object.fromEntries(new URLSearchParams(claim.inputs));
  const claimant = { key: written.vehicle ?? '', against: rivalFuels[0] };
  const { vehicle, against, given } = readSavingsQuery(written, [claimant]);
  if (!isWhole(given)) return null;
  const day = toClaimedDay(given);
  const [fuelRs, upkeepRs, todayRs] = [toPaise(day.fuelRs), toPaise(day.upkeepRs), toPaise(day.savedRs)];
  return {
    vehicle,
    against,
    given,
    fuelRs,
    // Calculated as the remainder, so that the printed amounts add up. It is at most a paisa off.
    electricityRs: toPaise(todayRs - fuelRs - upkeepRs),
    upkeepRs,
    todayRs,
    yearRs: day.savedRs * given.days,
    others: [...toOwnQuery(claim.inputs)].filter(([key]) => !asked.has(key)),
  };
};
