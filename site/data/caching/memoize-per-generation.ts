import { memoize } from './memoize.ts';

/**
 * Caches a read that many pages share: once in each generation of the content, for all callers. A value of an older
 * generation is never returned, and a failed read is repeated. For a second or two after an edit, until the watch sees
 * it, a new page may combine new content with older shared parts; the next generation makes that page again. Use it
 * only for a small set of different arguments. Callers must not change the result.
 */
export const memoizePerGeneration = <Arguments extends unknown[], Result>(
  generation: () => number,
  read: (...args: Arguments) => Promise<Result>,
): ((...args: Arguments) => Promise<Result>) => {
  let of: number | undefined;
  let get = memoize(read);
  return (...args) => {
    // Read before the content is read: if the content changes in between, the result belongs to the older generation.
    const current = generation();
    if (of !== current) get = memoize(read);
    of = current;
    return get(...args);
  };
};
