import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Counter } from './counter.ts';

/** Most keys that one process counts under one name, so that memory is limited whoever sends requests. */
const mostKeys = 20_000;

/** A counter over any store of the library. The caller compares the count with its limit, see rate-limit.ts. */
export const toCounter = (limiter: RateLimiterAbstract): Counter => ({
  async add(key, by = 1) {
    const counted = by < 0 ? limiter.reward(key, -by) : limiter.penalty(key, by);
    return (await counted).consumedPoints;
  },
  read: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
});

/** The same with limited memory: beyond 20,000 keys, the least recently used ones are deleted. */
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
