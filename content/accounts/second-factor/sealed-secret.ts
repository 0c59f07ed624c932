import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import { deriveKey } from '../../deployment/derive-key.ts';

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const toKey = (secret: string): Buffer => deriveKey(secret, 'ev-site second factor');

/**
 * Encrypts a secret with the deployment's secret for one account: a copy of the database gives no codes, and an
 * encrypted secret that is moved to another account cannot be read.
 */
export const sealSecret = (plain: string, account: number, secret: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, toKey(secret), nonce).setAAD(Buffer.from(`staff ${account}`));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Decrypts a secret; null if it was changed, or encrypted for another account or with another deployment's secret. */
export const openSecret = (sealed: string, account: number, secret: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes) return null;
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(cipherName, toKey(secret), nonce)
    .setAAD(Buffer.from(`staff ${account}`))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return `${decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8')}${decipher.final('utf8')}`;
  } catch {
    return null;
  }
};

/** How long a secret that was shown waits for its first code (ms). */
const waitsFor = 15 * minute;

/** Encrypts a secret that is shown now, together with the end of its validity. */
export const sealPending = (plain: string, account: number, secret: string): string =>
  sealSecret(`${plain} ${Date.now() + waitsFor}`, account, secret);

/** Decrypts such a secret; null if its time is over, and if none is stored. */
export const openPending = (sealed: string, account: number, secret: string): string | null => {
  const [plain, end] = openSecret(sealed, account, secret)?.split(' ') ?? [];
  return plain && Number(end) > Date.now() ? plain : null;
};
