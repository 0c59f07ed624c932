import { createHash, randomInt } from 'node:crypto';

/** Repeatable random numbers: the same seed gives the same numbers. */
export interface Dice {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  bytes(length: number): Buffer;
}

/**
 * Uses the seed in RANDOM_SEED, else a new one. Prints the seed at once, because a run that fails or hangs could not
 * print it later.
 * @param what what is made at random, e.g. "random requests"
 */
export const makeDice = (what: string): Dice => {
  const seed = process.env.RANDOM_SEED ?? String(randomInt(1_000_000_000));
  process.stdout.write(`${what}: RANDOM_SEED=${seed} repeats them\n`);
  let thrown = 0;
  const next = (): Buffer => {
    thrown += 1;
    return createHash('sha256').update(`${seed}/${thrown}`).digest();
  };
  const below = (limit: number): number => next().readUIntBE(0, 6) % limit;
  return {
    below,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    bytes: (length) =>
      Buffer.concat(Array.from({ length: Math.ceil(length / 32) }, next)).subarray(0, length),
  };
};
