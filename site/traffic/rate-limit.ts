import type { Counter } from './counters/counter.ts';
import { networksOfWide, toWideNetwork } from './network.ts';

/** Counts by key; `take` returns false once a key has used up its share for now. */
export interface RateLimit {
  take(key: string): Promise<boolean>;
  /** Undoes a `take` that should not count. */
  giveBack(key: string): Promise<void>;
}

/** Allows `share` for each key in the counter's window. */
export const createRateLimit = (share: number, counter: Counter): RateLimit => ({
  take: async (key) => (await counter.add(key)) <= share,
  async giveBack(key) {
    // The window of the `take` may be over: the next window must not begin below 0.
    if ((await counter.add(key, -1)) < 0) await counter.add(key);
  },
});

/** The same by network; with `of`, each value of `of` has its own count in each network. */
interface NetworkLimit {
  take(network: string, of?: string): Promise<boolean>;
  giveBack(network: string, of?: string): Promise<void>;
}

/**
 * Allows `share` for each network in the counter's window, and some times as much for the wide network around it. A
 * request refused by its own share is not counted for the wide network, so one network cannot use that up.
 */
export const createNetworkLimit = (share: number, counter: Counter): NetworkLimit => {
  const narrow = createRateLimit(share, counter);
  const wide = createRateLimit(share * networksOfWide, counter);
  const toKey = (network: string, of?: string) => (of === undefined ? network : `${network} ${of}`);
  return {
    async take(network, of) {
      if (!(await narrow.take(toKey(network, of)))) return false;
      const around = toWideNetwork(network);
      return around === null || wide.take(toKey(around, of));
    },
    async giveBack(network, of) {
      const around = toWideNetwork(network);
      await narrow.giveBack(toKey(network, of));
      if (around !== null) await wide.giveBack(toKey(around, of));
    },
  };
};
