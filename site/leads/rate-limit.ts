import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts by key; `take` gives false once a key has used up its share for now. */
export interface RateLimit {
  take(key: string): Promise<boolean>;
}

/** Keys that are remembered at once, so that memory stays bounded whoever calls. */
const mostKeys = 20_000;

/**
 * So many for each key in a window of `perMs` milliseconds, which begins with the key's first; in this process.
 * Beyond 20,000 keys the least used are forgotten first. The library has stores for databases with the same calls.
 */
export const createRateLimit = (share: number, perMs: number): RateLimit => {
  const limiter = new RateLimiterMemory({ points: share, duration: perMs / 1000 });
  const known = new LRUCache<string, true>({
    max: mostKeys,
    dispose: (_known, key, reason) => {
      if (reason === 'evict') void limiter.delete(key);
    },
  });
  return {
    async take(key) {
      known.set(key, true);
      try {
        await limiter.consume(key);
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
  };
};
