import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { Counters } from './counter.ts';
import { toBoundedCounter } from './library-counter.ts';

/** Keeps the counts of all processes that this one forks; they outlive each of them. */
export const keepCounters = (): void => {
  new RateLimiterClusterMaster();
};

/** Counts in the primary that has forked this process, together with the others that it has forked. */
export const openPrimaryCounters = (): Counters => ({
  open: (name, windowMs) =>
    toBoundedCounter(
      new RateLimiterCluster({ keyPrefix: name, points: 1, duration: windowMs / 1000, timeoutMs: 1000 }),
    ),
  close: async () => undefined,
});
