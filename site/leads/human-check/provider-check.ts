import { createHash } from 'node:crypto';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import * as z from 'zod/mini';
import type { HumanCheck } from './check-port.ts';

const addresses = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} as const;

const verdictSchema = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) });

/** Codes that mean a fault of our settings or of the provider, not of the visitor. */
const notTheVisitor = new Set([
  'internal-error',
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
]);

const validMs = 10 * minute;
const limitMs = 3000;

/**
 * Cloudflare Turnstile, hCaptcha and reCAPTCHA verify in the same way. No reply within three seconds, or a reply that
 * means a fault of the provider or our settings, counts as unreachable.
 */
export const createProviderCheck = (
  provider: keyof typeof addresses,
  secret: string,
  address: string = addresses[provider],
): HumanCheck => ({
  createChallenge: async () => null,
  async verify(answer) {
    try {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: answer }),
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      if (!response.ok) return { outcome: 'unreachable' };
      const verdict = verdictSchema.parse(await response.json());
      if (verdict.success) {
        const token = createHash('sha256').update(answer).digest('hex');
        return { outcome: 'passed', token: `${provider} ${token}`, validMs };
      }
      return {
        outcome: verdict['error-codes']?.some((code) => notTheVisitor.has(code)) ? 'unreachable' : 'failed',
      };
    } catch {
      return { outcome: 'unreachable' };
    }
  },
});
