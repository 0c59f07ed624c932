import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { Counters } from './counter.ts';
import { toBoundedCounter } from './library-counter.ts';

/**
 * How long a process waits for a count of its primary, five times as long as for a store. The primary does nothing
 * else, so when it is late, the whole machine is slow, and separate counts in each process would only let more requests
 * through.
 */
export const primaryPatienceMs = 1000;

/** Stores the counts of all processes that this one forks; they outlive each of these processes. */
export const keepCounters = (): void => {
  new RateLimiterClusterMaster();
};

/** Counts in the primary process that forked this one, together with its other processes. */
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
