import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../deployment/derive-key.ts';

/** Hexadecimal digits of the stored number, and of the signature that follows it in a link. */
const half = 32;

const sign = (stored: string, secret: string): string =>
  createHmac('sha256', deriveKey(secret, 'ev-site links for a new password'))
    .update(stored)
    .digest('hex')
    .slice(0, half);

/** The stored part of a new link to choose a password: a random number without its signature. */
export const makeStoredToken = (): string => randomBytes(half / 2).toString('hex');

/**
 * The token of the link. It is signed with the deployment's secret, so a copy of the database opens no account. Tokens
 * that older versions stored are complete and stay as they are.
 */
export const toResetToken = (stored: string, secret: string): string =>
  stored.length === half ? `${stored}${sign(stored, secret)}` : stored;

const isSigned = (token: string, secret: string): boolean => {
  const expected = sign(token.slice(0, half), secret);
  return timingSafeEqual(Buffer.from(token.slice(half)), Buffer.from(expected));
};

/** The stored part of a link's token; empty if it is no valid token. */
export const readResetToken = (token: string, secret: string): string => {
  if (/^[0-9a-f]{64}$/.test(token) && isSigned(token, secret)) return token.slice(0, half);
  // Older versions stored the whole token, of 40 or 64 digits. These links end within 72 hours.
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(token) ? token : '';
};
