import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Counts by key; `take` is false once a key has used up its share for now. */
export interface RateLimit {
  take(key: string): boolean;
}

/**
 * A token bucket per key, in this process: `burst` at once, and as many again spread over `perMs` milliseconds.
 * The least used keys are forgotten first, so memory stays bounded whoever calls.
 */
export const createRateLimit = (burst: number, perMs: number, now: () => number = Date.now): RateLimit => {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: 20_000 });
  return {
    take(key) {
      const time = now();
      const bucket = buckets.get(key) ?? { tokens: burst, at: time };
      const tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) * burst) / perMs);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: time });
      return tokens >= 1;
    },
  };
};

/** What counts as one address: an IPv6 customer has a whole /64. */
export const toNetwork = (address: string): string => {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
  }
  return groups.slice(0, 4).join(':');
};
