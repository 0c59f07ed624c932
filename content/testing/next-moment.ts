import { expect } from 'vitest';

/** Waits until the clock has gone on, as it has between two people. */
export const nextMoment = async (): Promise<void> => {
  const before = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(before);
};
