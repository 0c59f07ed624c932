import { expect } from 'vitest';

/** Waits until the clock shows a later millisecond, as it does between the actions of two people. */
export const nextMoment = async (): Promise<void> => {
  const before = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(before);
};
