import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Counters } from './counter.ts';
import { toBoundedCounter } from './library-counter.ts';

/** Counts in this process only. */
export const openMemoryCounters = (): Counters => ({
  open: (_name, windowMs) =>
    toBoundedCounter(new RateLimiterMemory({ points: 1, duration: windowMs / 1000 })),
  close: async () => undefined,
});
