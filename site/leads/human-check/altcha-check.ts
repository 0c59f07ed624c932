import { createHmac } from 'node:crypto';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { HumanCheck } from './check-port.ts';

/**
 * Time in which a form must be filled and sent after the box is ticked. Sending a resume over a slow line takes ten
 * minutes of it, and the box asks again after eighteen.
 */
const validMs = 30 * minute;
/**
 * On average 250,000 hashes: under a second on an entry-level phone, but expensive for a person who posts thousands of
 * forms.
 */
const cost = 1000;
const rounds = { least: 100, most: 400 };
/** In a flood, solving a challenge costs up to this many times as much. Verifying it costs the same as always. */
const dearest = 8;

const answerSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
    }),
    signature: z.string().check(z.minLength(32)),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
});

const readAnswer = (answer: string): Payload | null => {
  try {
    const parsed = answerSchema.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/**
 * The built-in check: proof of work, without a third party; works offline.
 * @param secret signs the challenges.
 * @param getStrain load on the forms, 0 to 1: challenges become harder as it grows.
 */
export const createAltchaCheck = (
  secret: string,
  getStrain: () => Promise<number> = async () => 0,
  now: () => number = Date.now,
): HumanCheck => {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const keys = {
    hmacSignatureSecret: derive('human check, challenge'),
    hmacKeySignatureSecret: derive('human check, key'),
  };
  return {
    async createChallenge() {
      const dearness = 1 + (dearest - 1) * Math.min(1, Math.max(0, await getStrain()));
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(Math.round(rounds.most * dearness), Math.round(rounds.least * dearness)),
        deriveKey,
        expiresAt: Math.floor((now() + validMs) / 1000),
        ...keys,
      });
    },
    async verify(answer) {
      const payload = readAnswer(answer);
      if (!payload) return { outcome: 'failed' };
      const { verified } = await verifySolution({ ...payload, deriveKey, ...keys }).catch(() => ({
        verified: false,
      }));
      // The nonce identifies the challenge however the answer is encoded; the signature protects the nonce.
      return verified
        ? { outcome: 'passed', token: `altcha ${payload.challenge.parameters.nonce}`, validMs }
        : { outcome: 'failed' };
    },
  };
};
