import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose, derived from the deployment's secret: no other purpose can use what it signs or seals. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
