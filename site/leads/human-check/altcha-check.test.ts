import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { createAltchaCheck } from './altcha-check.ts';

const solve = async (challenge: object): Promise<object> => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return { challenge, solution };
};
const encode = (answer: object) => Buffer.from(JSON.stringify(answer)).toString('base64');

describe('createAltchaCheck', () => {
  const check = createAltchaCheck('secret');

  test('passes a solved challenge, with the same token for other spacing of the JSON', async () => {
    const answer = await solve((await check.createChallenge()) ?? {});
    const first = await check.verify(encode(answer));
    const second = await check.verify(Buffer.from(JSON.stringify(answer, null, 2)).toString('base64'));
    expect(first.outcome).toBe('passed');
    expect(second).toEqual(first);
  });

  test('fails a changed challenge, one with another secret, an old one, a wrong solution, and nonsense', async () => {
    const answer = (await solve((await check.createChallenge()) ?? {})) as {
      challenge: Challenge;
      solution: object;
    };
    const { parameters } = answer.challenge;
    const forged = {
      ...answer,
      challenge: { ...answer.challenge, parameters: { ...parameters, nonce: 'aa' } },
    };
    const foreign = await solve((await createAltchaCheck('other').createChallenge()) ?? {});
    const old = await solve(
      (await createAltchaCheck('secret', undefined, () => Date.now() - 3_600_000).createChallenge()) ?? {},
    );
    for (const bad of [forged, foreign, old, { ...answer, solution: { counter: 1, derivedKey: '00' } }]) {
      expect(await check.verify(encode(bad))).toEqual({ outcome: 'failed' });
    }
    expect(await check.verify('nonsense')).toEqual({ outcome: 'failed' });
  });

  test('makes challenges up to eight times harder under strain, and accepts each solution', async () => {
    let strain = 0;
    const strained = createAltchaCheck('secret', async () => strain);
    const countTries = async () => {
      const answer = await solve((await strained.createChallenge()) ?? {});
      expect((await strained.verify(encode(answer))).outcome).toBe('passed');
      return (answer as { solution: { counter: number } }).solution.counter;
    };
    expect(await countTries()).toBeLessThanOrEqual(400);
    for (strain of [1, 50]) {
      const tries = await countTries();
      expect(tries).toBeGreaterThanOrEqual(800);
      expect(tries).toBeLessThanOrEqual(3200);
    }
    strain = 0;
    expect(await countTries()).toBeLessThanOrEqual(400);
  });
});
