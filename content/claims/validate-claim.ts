import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { type ClaimResult, checkClaim } from '@ev-site/reckoning/claims.ts';
import { readClaimInputs } from './read-claim-inputs.ts';

/** The claim that is stored with a figure. */
export interface StoredClaim {
  result?: ClaimResult | null | undefined;
  inputs?: string | null | undefined;
  secondCharge?: boolean | null | undefined;
}

interface StoredFigure {
  key?: string | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
  claim?: StoredClaim | null | undefined;
}

/** The part of a vehicle that is needed to check a claim. */
interface Claimant {
  key?: string | null | undefined;
  figures?: StoredFigure[] | null | undefined;
}

const getTypicalKm = (figures: readonly StoredFigure[]): { from: number; to: number } | null => {
  const typical = figures.find(({ key }) => key === 'typicalRange');
  return typeof typical?.min === 'number' ? { from: typical.min, to: typical.max ?? typical.min } : null;
};

const write = (number: number): string => groupDigits(number, { maximumFractionDigits: 2 });

const writeResult = (result: ClaimResult, number: number): string =>
  result === 'runningSavingPerYear' ? `₹${write(Math.round(number))} a year` : `${write(number)} paise a km`;

/**
 * Checks the claim of a figure against its inputs.
 * @param vehicle the whole vehicle; the kilometres a day must fit its typical range
 * @returns true, or a sentence for staff with the result of the inputs
 */
export const validateClaim = (
  { result, inputs, secondCharge }: StoredClaim,
  { min, max }: Pick<StoredFigure, 'min' | 'max'>,
  vehicle: Claimant,
): true | string => {
  if (!result) return !inputs || 'Choose first what the figure claims.';
  if (!inputs) return 'A claim needs the inputs under which it is true.';
  const read = readClaimInputs(inputs, vehicle.key ?? '');
  if ('refusal' in read) return read.refusal;
  if (typeof min !== 'number' || typeof max === 'number')
    return 'A claim must be one number, not a range or a text.';
  const typicalKm = getTypicalKm(vehicle.figures ?? []);
  const { amounts } = read;
  const problem = checkClaim({
    result,
    claimed: min,
    amounts,
    typicalKm,
    secondCharge: secondCharge === true,
  });
  if (problem?.kind === 'notReproduced')
    return `These inputs give ${writeResult(result, problem.given)}, but the figure says ${writeResult(result, min)}. The difference is more than 2 per cent. Change the figure or its inputs.`;
  if (problem?.kind === 'beyondRange')
    return `${write(problem.given)} km a day is more than the typical range of ${write(typicalKm?.to ?? 0)} km: tick “Needs a second charge”, or calculate with fewer.`;
  return true;
};

/**
 * The same for the field with the inputs. Its validation gets the group and the vehicle, but not the figure. So every
 * figure with this same claim must pass.
 */
export const validateClaimInputs = (
  inputs: unknown,
  { data, siblingData }: { data: unknown; siblingData: unknown },
): true | string => {
  const vehicle = data as Claimant;
  const claim: StoredClaim = { ...(siblingData as StoredClaim), inputs: inputs ? String(inputs) : null };
  const figures = (vehicle.figures ?? []).filter(
    (figure) => figure.claim?.result === claim.result && figure.claim?.inputs === claim.inputs,
  );
  // Without inputs, a claim cannot be matched to a figure.
  const answers = (claim.inputs ? figures : [{}]).map((figure) => validateClaim(claim, figure, vehicle));
  return answers.find((answer) => answer !== true) ?? true;
};
