import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Seconds that a code is good for, as all authenticator apps have it. */
const period = 30;
/** Codes before and after this moment that are taken too: clocks of phones are off. */
const window = 1;
const howManyRecoveryCodes = 10;

const toTotp = (secret: string, email = ''): TOTP =>
  new TOTP({ issuer: 'Studio', label: email, secret: Secret.fromBase32(secret), period, digits: 6 });

/** A new secret, in base 32 as apps take it: 160 bits. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** What is shown of a secret: a picture to be scanned, as an address of its own data, and the letters to be typed. */
export interface ShownSecret {
  picture: string;
  secret: string;
}

/** Draws the picture that an app scans; nothing is asked of anybody else for it. */
export const showSecret = (secret: string, email: string): ShownSecret => {
  const svg = renderSVG(toTotp(secret, email).toString(), { border: 2 });
  return { picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, secret };
};

/** The half minute to which a code belongs, counted since 1970; null for a wrong or old one. */
export const findStep = (code: string, secret: string, now = Date.now()): number | null => {
  const delta = toTotp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
};

/** The code of a moment; for tests, which stand in for somebody's phone. */
export const makeCode = (secret: string, now = Date.now()): string =>
  toTotp(secret).generate({ timestamp: now });

/** Recovery codes, each good once: 80 bits in four groups of letters and digits. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: howManyRecoveryCodes }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.toLowerCase();
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });

/** What is kept of a recovery code. It is long and random, so a plain hash cannot be turned back. */
export const toFingerprint = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest('hex');
