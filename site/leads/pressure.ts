/** How many came lately: each counts as one and fades with time. */
export interface Pressure {
  note(): void;
  /** With a steady stream this is the number in `fadeMs`; after that time without any a third is left. */
  get(): number;
}

/** Measures a stream in this process. `fadeMs` is the time in which what came loses its weight. */
export const createPressure = (fadeMs: number, now: () => number = Date.now): Pressure => {
  let level = 0;
  let at = now();
  const get = () => level * Math.exp((at - now()) / fadeMs);
  return {
    note() {
      level = get() + 1;
      at = now();
    },
    get,
  };
};
