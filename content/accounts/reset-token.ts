import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../deployment/derive-key.ts';

/** Hexadecimal digits of what is stored, and of the signature behind it in a link. */
const half = 32;

const sign = (stored: string, secret: string): string =>
  createHmac('sha256', deriveKey(secret, 'ev-site links for a new password'))
    .update(stored)
    .digest('hex')
    .slice(0, half);

/** What is stored of a new link to choose a password: a random number without its signature. */
export const makeStoredToken = (): string => randomBytes(half / 2).toString('hex');

/**
 * The token of the link. It has a signature by the deployment's secret, so a copy of the database opens no account. A
 * token that an older version stored is whole already.
 */
export const toResetToken = (stored: string, secret: string): string =>
  stored.length === half ? `${stored}${sign(stored, secret)}` : stored;

const isSigned = (token: string, secret: string): boolean => {
  const expected = sign(token.slice(0, half), secret);
  return timingSafeEqual(Buffer.from(token.slice(half)), Buffer.from(expected));
};

/** What is stored of the link with this token; empty if there is no such link. */
export const readResetToken = (token: string, secret: string): string => {
  if (/^[0-9a-f]{64}$/.test(token) && isSigned(token, secret)) return token.slice(0, half);
  // Links that an older version mailed, of 40 or 64 digits, are stored whole. They end within 72 hours.
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(token) ? token : '';
};
