import type { Counter } from './counters/counter.ts';
import { networksOfWide, toWideNetwork } from './network.ts';

/** Counts by key; `take` gives false once a key has used up its share for now. */
export interface RateLimit {
  take(key: string): Promise<boolean>;
  /** Gives back one that was taken and turned out not to count. */
  giveBack(key: string): Promise<void>;
}

/** So many for each key in the counter's window. */
export const createRateLimit = (share: number, counter: Counter): RateLimit => ({
  take: async (key) => (await counter.add(key)) <= share,
  async giveBack(key) {
    // The window in which it was taken may be over: nothing is saved up for the next.
    if ((await counter.add(key, -1)) < 0) await counter.add(key);
  },
});

/** The same by network; with `of`, each network's for each of these apart. */
interface NetworkLimit {
  take(network: string, of?: string): Promise<boolean>;
  giveBack(network: string, of?: string): Promise<void>;
}

/**
 * So many for each network in the counter's window, and some times as many for the wide network around it. What its own
 * share refuses is not counted for the wide network, so one network cannot use that up.
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
