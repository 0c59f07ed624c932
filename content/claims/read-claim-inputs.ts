import { type AmountKey, amountKeys, readAmount, rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import { type ClaimAmounts, claimAmounts } from '@ev-site/reckoning/claims.ts';

/** The inputs of a claim, or a sentence on what is wrong with them. */
type ClaimInputs = { amounts: ClaimAmounts } | { refusal: string };

const isAmount = (key: string): key is AmountKey => amountKeys.some((known) => known === key);

const problemWords = {
  notANumber: 'is no number',
  tooSmall: 'is too small',
  tooLarge: 'is too large',
} as const;

const list = (keys: readonly string[]): string => keys.join(', ');

/**
 * Reads the inputs of a claim: a query of the calculator that gives all values on which the claim depends. So a later
 * change of an assumption cannot make the claim untrue.
 * @param vehicle key of the vehicle that makes the claim
 */
export const readClaimInputs = (text: string, vehicle: string): ClaimInputs => {
  const entries = [...new URLSearchParams(text)];
  const given = new Map(entries);
  const unknown = [...given.keys()].filter((key) => !isAmount(key) && key !== 'vehicle' && key !== 'against');
  if (unknown.length > 0) return { refusal: `The calculator does not know: ${list(unknown)}.` };
  if (given.size < entries.length) return { refusal: 'Name each input once.' };
  const missing = ['vehicle', 'against', ...claimAmounts].filter((key) => !given.has(key));
  if (missing.length > 0) return { refusal: `Name these inputs as well: ${list(missing)}.` };
  if (given.get('vehicle') !== vehicle)
    return { refusal: `These are inputs of another vehicle: write vehicle=${vehicle}.` };
  if (!rivalFuels.some((fuel) => fuel === given.get('against')))
    return { refusal: `“against” is one of ${list(rivalFuels)}.` };
  const read = new Map<string, number>();
  for (const [key, written] of entries) {
    if (!isAmount(key)) continue;
    const amount = readAmount(key, written);
    if (typeof amount === 'string') return { refusal: `“${key}=${written}” ${problemWords[amount]}.` };
    read.set(key, amount);
  }
  return {
    amounts: Object.fromEntries(claimAmounts.map((key) => [key, read.get(key)])) as unknown as ClaimAmounts,
  };
};
