import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Counters } from './counter.ts';
import { toCounter } from './library-counter.ts';

const prefix = 'ev-site';
/** How long the start waits for the store; then the site begins to count by itself. */
const startMs = 1000;

/**
 * Counts in Valkey or Redis, together with all processes on all machines that use the same store. Commands fail at once
 * while there is no connection; a silent connection is closed after five seconds.
 * @param secret hashes the keys, so that no visitor's address leaves this process
 */
export const openValkeyCounters = async (url: string, secret: string): Promise<Counters> => {
  // Few deployments use one, so the client is loaded only where a store is named.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    pingInterval: 2000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 5000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000),
    },
  });
  // Each count reports its own failure; without a listener, Node would treat this event as fatal.
  client.on('error', () => undefined);
  await Promise.race([client.connect().catch(() => undefined), delay(startMs)]);
  const hash = (key: string) => createHmac('sha256', secret).update(`counted: ${key}`).digest('base64url');
  return {
    open(name, windowMs) {
      const { add, read } = toCounter(
        new RateLimiterRedis({
          storeClient: client,
          useRedisPackage: true,
          keyPrefix: `${prefix}:${name}`,
          points: 1,
          duration: windowMs / 1000,
        }),
      );
      return { add: (key, by) => add(hash(key), by), read: (key) => read(hash(key)) };
    },
    close: async () => client.destroy(),
  };
};
