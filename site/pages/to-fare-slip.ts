import { rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import { readSavingsQuery, type SavingsQuery } from '@ev-site/contract/savings/read-query.ts';
import { type ClaimAmounts, claimAmounts, toClaimedDay } from '@ev-site/reckoning/claims.ts';
import type { ClaimRow } from '../data/specification.ts';

/** A day on the meter, to the paisa, and the year that it makes, in rupees. A minus is what is paid more. */
export interface FareSlip extends Pick<SavingsQuery, 'vehicle' | 'against'> {
  given: ClaimAmounts;
  fuelRs: number;
  electricityRs: number;
  /** What the other's upkeep costs more in the day, the next battery counted. */
  upkeepRs: number;
  todayRs: number;
  yearRs: number;
  /** What a form hands on beside the two numbers that it asks for. */
  others: readonly (readonly [string, string])[];
}

const asked = new Set(['km', 'fuelprice']);

const toPaise = (rs: number): number => Math.round(rs * 100) / 100;

const isWhole = (given: SavingsQuery['given']): given is ClaimAmounts =>
  claimAmounts.every((key) => given[key] !== undefined);

/**
 * What the calculator is asked where it shall reckon with the inputs of a claim. A claim that leaves the next battery out
 * hands that on to no other sum: the calculator itself adds what is put aside.
 */
export const toOwnQuery = (inputs: string): URLSearchParams => {
  const query = new URLSearchParams(inputs);
  if (Number(query.get('battery')) === 0) query.delete('battery');
  return query;
};

/** Works the day behind a claim out. @returns null where the claim is of something else, or an input is missing. */
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
    // What is left of the sum, and so at most a paisa off: what is printed adds up.
    electricityRs: toPaise(todayRs - fuelRs - upkeepRs),
    upkeepRs,
    todayRs,
    yearRs: day.savedRs * given.days,
    others: [...toOwnQuery(claim.inputs)].filter(([key]) => !asked.has(key)),
  };
};
