import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadRoute } from '../../payload-types.ts';
import { readNumberedKey } from '../../requests/numbered-key.ts';

const sign = (secret: string, { id, seed }: Pick<LeadRoute, 'id' | 'seed'>): string =>
  createHmac('sha256', secret).update(`dealer's link ${id} ${seed}`).digest('hex');

/**
 * Makes the key for the link in a dealer's mail. It is computed from the stored decision and the deployment's secret:
 * so a mail that is sent again has the same link, and a copy of the database alone opens nothing. After
 * `PAYLOAD_SECRET` changes, no earlier link works.
 */
export const makeDealerKey = (secret: string, route: Pick<LeadRoute, 'id' | 'seed'>): string =>
  `${route.id}.${sign(secret, route)}`;

/** The id of the route that a key is for, whether the signature is right or not; null if it is not a key. */
export const readDealerKey = (key: unknown): number | null => readNumberedKey(key)?.id ?? null;

/** Whether a key belongs to this row. */
export const isDealerKey = (secret: string, route: Pick<LeadRoute, 'id' | 'seed'>, key: unknown): boolean => {
  const signature = readNumberedKey(key)?.bits ?? '';
  const expected = Buffer.from(sign(secret, route));
  return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected);
};
