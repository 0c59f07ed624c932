import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { Counters } from './counter.ts';
import { toBoundedCounter } from './library-counter.ts';

/**
 * How long a process waits for a count of its primary, five times as long as for a store: it does nothing else, so that
 * where it is late the whole machine is, and counts of their own would let twice as much through.
 */
export const primaryPatienceMs = 1000;

/** Keeps the counts of all processes that this one forks; they outlive each of them. */
export const keepCounters = (): void => {
  new RateLimiterClusterMaster();
};

/** Counts in the primary that has forked this process, together with the others that it has forked. */
export const openPrimaryCounters = (): Counters => ({
  open: (name, windowMs) =>
    toBoundedCounter(
      new RateLimiterCluster({
        keyPrefix: name,
        points: 1,
        duration: windowMs / 1000,
        timeoutMs: primaryPatienceMs,
      }),
    ),
  close: async () => undefined,
});
