import { createHmac } from 'node:crypto';
import { referenceAlphabet, spellReference } from '@ev-site/contract/privacy-reference.ts';

/**
 * The number by which a visitor names a lead without an account. Worked out of the lead's id and the deployment's secret, so that
 * nobody guesses another's: one of 32^8. After the secret was changed the numbers in old mails no longer fit.
 */
export const getReference = (secret: string, leadId: number): string => {
  const bytes = createHmac('sha256', secret).update(`reference of lead ${leadId}`).digest();
  const signs = Array.from(
    bytes.subarray(0, 8),
    (byte) => referenceAlphabet[byte % referenceAlphabet.length],
  );
  return spellReference(signs.join(''));
};
