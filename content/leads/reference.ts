import { createHmac } from 'node:crypto';
import { referenceAlphabet, spellReference } from '@ev-site/contract/privacy-reference.ts';
import type { Payload } from 'payload';
import type { Lead } from '../payload-types.ts';

/**
 * The number that a new lead gets. It is calculated from the lead's id and the deployment's secret, so that nobody
 * guesses another's: one of 32^8. Every process calculates the same one before it is stored (store-references.ts).
 */
export const reckonReference = (secret: string, leadId: number): string => {
  const bytes = createHmac('sha256', secret).update(`reference of lead ${leadId}`).digest();
  const signs = Array.from(
    bytes.subarray(0, 8),
    (byte) => referenceAlphabet[byte % referenceAlphabet.length],
  );
  return spellReference(signs.join(''));
};

/** The number by which a visitor names a lead without an account. It stays the same after a change of the secret. */
export const getReference = (
  { secret }: Pick<Payload, 'secret'>,
  { id, reference }: { id: number; reference?: Lead['reference'] | undefined },
): string => reference || reckonReference(secret, id);
