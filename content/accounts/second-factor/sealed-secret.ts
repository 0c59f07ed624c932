import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../../deployment/derive-key.ts';
import { minute } from '../../time/spans-of-time.ts';

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const toKey = (secret: string): Buffer => deriveKey(secret, 'ev-site second factor');

/**
 * Seals a secret with the deployment's, bound to the account: a copy of the database gives no codes, and a sealed secret
 * moved to another account does not open.
 */
export const sealSecret = (plain: string, account: number, secret: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, toKey(secret), nonce).setAAD(Buffer.from(`staff ${account}`));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Opens what was sealed; null where it was changed, or sealed for another account or with another secret. */
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

/** How long (ms) a secret that was shown waits for its first code. */
const waitsFor = 15 * minute;

/** Seals a secret that is shown now, with the moment at which it is over. */
export const sealPending = (plain: string, account: number, secret: string): string =>
  sealSecret(`${plain} ${Date.now() + waitsFor}`, account, secret);

/** Opens it until then; null afterwards, and where none waits. */
export const openPending = (sealed: string, account: number, secret: string): string | null => {
  const [plain, end] = openSecret(sealed, account, secret)?.split(' ') ?? [];
  return plain && Number(end) > Date.now() ? plain : null;
};
