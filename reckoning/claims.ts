import { type Amounts, toOwnRunning, toRivalRunning } from './from-amounts.ts';
import { toElectricRsPerKm, toEngineRsPerKm, toFuelRsPerKm } from './running.ts';

/** What a claim is about: rupees a year on running cost, or paise for a kilometre of maintenance. */
export type ClaimResult = 'runningSavingPerYear' | 'maintenancePaisePerKm';

/** The amounts that a claim depends on. Prices and loans are not among them: no claim counts them. */
export const claimAmounts = [
  'km',
  'days',
  'fuelprice',
  'economy',
  'rivalmaintenance',
  'kwh',
  'efficiency',
  'tariff',
  'maintenance',
  'battery',
] as const satisfies readonly (keyof Amounts)[];

export type ClaimAmounts = Readonly<Pick<Amounts, (typeof claimAmounts)[number]>>;

/** Why a claim cannot be printed with its inputs. */
type ClaimProblem =
  /** `given` is what the inputs give, in the unit of the claim. */
  | { kind: 'notReproduced'; given: number }
  /** `given` is the kilometres a day that the inputs take for granted. */
  | { kind: 'beyondRange'; given: number };

/** How far a claim may lie from what its inputs give, as a share of it. */
const tolerance = 0.02;

/** A day behind a saving, in rupees with full precision. A minus is what is paid more. */
interface ClaimedDay {
  fuelRs: number;
  /** What the other's upkeep costs more, the next battery counted. */
  upkeepRs: number;
  savedRs: number;
}

/** Works out the day behind a saving. */
export const toClaimedDay = (amounts: ClaimAmounts): ClaimedDay => {
  const rival = toRivalRunning(amounts);
  return {
    fuelRs: toFuelRsPerKm(rival) * amounts.km,
    upkeepRs: (amounts.rivalmaintenance - amounts.maintenance - amounts.battery) * amounts.km,
    savedRs: (toEngineRsPerKm(rival) - toElectricRsPerKm(toOwnRunning(amounts))) * amounts.km,
  };
};

/** What the inputs of a claim give, in its unit: rupees a year, or paise a kilometre. */
const toClaimed = (result: ClaimResult, amounts: ClaimAmounts): number =>
  result === 'maintenancePaisePerKm'
    ? amounts.maintenance * 100
    : toClaimedDay(amounts).savedRs * amounts.days;

/**
 * Holds a printed claim against its inputs.
 * @returns null where they give it within 2 per cent on a day that the vehicle can do: within its typical range, or with a
 * second charge that is named.
 */
export const checkClaim = ({
  result,
  claimed,
  amounts,
  typicalKm,
  secondCharge,
}: {
  result: ClaimResult;
  /** In rupees a year, or in paise a kilometre. */
  claimed: number;
  amounts: ClaimAmounts;
  /** Null where the sheet gives none: then the day cannot be judged. */
  typicalKm: { from: number; to: number } | null;
  secondCharge: boolean;
}): ClaimProblem | null => {
  const given = toClaimed(result, amounts);
  const isReproduced = Math.abs(claimed - given) <= tolerance * Math.abs(given);
  // A division by nothing gives an infinity, which every claim would be within 2 per cent of.
  if (!Number.isFinite(given) || !isReproduced) return { kind: 'notReproduced', given };
  if (typicalKm && amounts.km > typicalKm.to && !secondCharge)
    return { kind: 'beyondRange', given: amounts.km };
  return null;
};
