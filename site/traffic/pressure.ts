import type { Counters } from './counters/counter.ts';

/** The recent number of events: each counts as one and fades with time. */
export interface Pressure {
  note(): Promise<void>;
  /** With a steady stream, this is the number in `fadeMs`; after twice that time without events, it is 0. */
  get(): Promise<number>;
}

/**
 * Counts events in intervals of `fadeMs`: those of the present interval, and of the previous one the share that is less
 * than `fadeMs` ago. All processes that share the counters get the same value.
 */
export const createPressure = (counters: Counters, fadeMs: number): Pressure => {
  const counter = counters.open('pressure', 2 * fadeMs);
  return {
    async note() {
      await counter.add(String(Math.floor(Date.now() / fadeMs)));
    },
    async get() {
      const time = Date.now() / fadeMs;
      const stretch = Math.floor(time);
      const [before, present] = await Promise.all([
        counter.read(String(stretch - 1)),
        counter.read(String(stretch)),
      ]);
      return before * (stretch + 1 - time) + present;
    },
  };
};
