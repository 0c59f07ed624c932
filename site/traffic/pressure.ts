import type { Counters } from './counters/counter.ts';

/** How many came lately: each counts as one and fades with time. */
export interface Pressure {
  note(): Promise<void>;
  /** With a steady stream this is the number in `fadeMs`; after twice that time without any it is none. */
  get(): Promise<number>;
}

/**
 * Measures a stream in stretches of `fadeMs`: those of the present one, and of the one before the part that is not yet
 * as long ago. All processes that share the counters feel the same pressure.
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
