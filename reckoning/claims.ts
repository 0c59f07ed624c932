import { type Amounts, toOwnRunning, toRivalRunning } from './from-amounts.ts';
import { toElectricRsPerKm, toEngineRsPerKm, toFuelRsPerKm } from './running.ts';

/** The subject of a claim: rupees saved a year on running cost, or paise for maintenance per kilometre. */
export type ClaimResult = 'runningSavingPerYear' | 'maintenancePaisePerKm';

/** The amounts on which a claim depends. Prices and loans are not among them, because no claim includes them. */
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
  /** `given` is the result of the inputs, in the unit of the claim. */
  | { kind: 'notReproduced'; given: number }
  /** `given` is the number of kilometres a day that the inputs assume. */
  | { kind: 'beyondRange'; given: number };

/** How far a claim may differ from the result of its inputs, as a share of that result. */
const tolerance = 0.02;

/** One day's saving, in rupees with full precision. A negative value is an extra cost. */
interface ClaimedDay {
  fuelRs: number;
  /** How much more the other vehicle's maintenance costs; the reserve for our next battery is deducted. */
  upkeepRs: number;
  savedRs: number;
}

/** Works out one day's saving. */
export const toClaimedDay = (amounts: ClaimAmounts): ClaimedDay => {
  const rival = toRivalRunning(amounts);
  return {
    fuelRs: toFuelRsPerKm(rival) * amounts.km,
    upkeepRs: (amounts.rivalmaintenance - amounts.maintenance - amounts.battery) * amounts.km,
    savedRs: (toEngineRsPerKm(rival) - toElectricRsPerKm(toOwnRunning(amounts))) * amounts.km,
  };
};

/** The result of a claim's inputs, in its unit: rupees a year, or paise per kilometre. */
const toClaimed = (result: ClaimResult, amounts: ClaimAmounts): number =>
  result === 'maintenancePaisePerKm'
    ? amounts.maintenance * 100
    : toClaimedDay(amounts).savedRs * amounts.days;

/**
 * Checks a printed claim against its inputs.
 * @returns null if the inputs give the claim within 2 per cent, on a day that the vehicle can do: within its typical
 * range, or with a second charge that the claim mentions.
 */
export const checkClaim = ({
  result,
  claimed,
  amounts,
  typicalKm,
  secondCharge,
}: {
  result: ClaimResult;
  /** In rupees a year, or in paise per kilometre. */
  claimed: number;
  amounts: ClaimAmounts;
  /** Null if the data sheet gives none; then the length of the day cannot be checked. */
  typicalKm: { from: number; to: number } | null;
  secondCharge: boolean;
}): ClaimProblem | null => {
  const given = toClaimed(result, amounts);
  const isReproduced = Math.abs(claimed - given) <= tolerance * Math.abs(given);
  // A division by 0 gives infinity, and every claim would be within 2 per cent of it.
  if (!Number.isFinite(given) || !isReproduced) return { kind: 'notReproduced', given };
  if (typicalKm && amounts.km > typicalKm.to && !secondCharge)
    return { kind: 'beyondRange', given: amounts.km };
  return null;
};
