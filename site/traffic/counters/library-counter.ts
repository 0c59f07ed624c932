import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Counter } from './counter.ts';

/** Keys that one process counts at once under one name, so that memory stays bounded whoever calls. */
const mostKeys = 20_000;

/** A counter over any store of the library. What is too many is judged by who counts, see rate-limit.ts. */
export const toCounter = (limiter: RateLimiterAbstract): Counter => ({
  async add(key, by = 1) {
    const counted = by < 0 ? limiter.reward(key, -by) : limiter.penalty(key, by);
    return (await counted).consumedPoints;
  },
  read: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
});

/** The same where nobody else bounds memory: beyond 20,000 keys those that were longest unused are forgotten. */
export const toBoundedCounter = (limiter: RateLimiterAbstract): Counter => {
  const { add, read } = toCounter(limiter);
  const known = new LRUCache<string, true>({
    max: mostKeys,
    dispose: (_known, key, reason) => {
      if (reason === 'evict') limiter.delete(key).catch(() => undefined);
    },
  });
  return {
    add(key, by) {
      known.set(key, true);
      return add(key, by);
    },
    read,
  };
};
