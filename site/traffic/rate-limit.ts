import type { Counter } from './counters/counter.ts';

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
