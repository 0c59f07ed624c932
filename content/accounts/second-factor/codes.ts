import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** How long a code is valid, in seconds; the same in all authenticator apps. */
const period = 30;
/** How many earlier and later codes are accepted, because clocks of phones are wrong. */
const window = 1;
const howManyRecoveryCodes = 10;

const toTotp = (secret: string, email = ''): TOTP =>
  new TOTP({ issuer: 'Studio', label: email, secret: Secret.fromBase32(secret), period, digits: 6 });

/** A new secret of 160 bits, in base 32 for the apps. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** How a secret is shown: a QR code as a data URL, and the letters to type. */
export interface ShownSecret {
  picture: string;
  secret: string;
}

/** Draws the QR code for the app, without the help of another service. */
export const showSecret = (secret: string, email: string): ShownSecret => {
  const svg = renderSVG(toTotp(secret, email).toString(), { border: 2 });
  return { picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, secret };
};

/** The number of the half minute since 1970 to which a code belongs; null for a wrong or old code. */
export const findStep = (code: string, secret: string, now = Date.now()): number | null => {
  const delta = toTotp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
};

/** The code of a moment, for tests. */
export const makeCode = (secret: string, now = Date.now()): string =>
  toTotp(secret).generate({ timestamp: now });

/** Recovery codes for one use each: 80 bits in four groups of letters and digits. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: howManyRecoveryCodes }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.toLowerCase();
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });

/** The stored hash of a recovery code. The code is long and random, so a fast hash is enough. */
export const toFingerprint = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest('hex');
