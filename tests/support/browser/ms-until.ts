import { expect } from '@playwright/test';

/**
 * Asks again and again until the answer is as expected.
 * @returns the milliseconds from now until the request that got this answer was sent: the time that a busy machine
 * takes to answer does not count
 */
export const msUntil = async <Answer>(
  ask: () => Promise<Answer>,
  isExpected: (answer: Answer) => boolean,
): Promise<number> => {
  const since = Date.now();
  let askedAt = since;
  const isReached = async () => {
    askedAt = Date.now();
    return isExpected(await ask());
  };
  await expect.poll(isReached, { intervals: [100] }).toBe(true);
  return askedAt - since;
};
