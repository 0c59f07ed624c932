import { createGenerationCache } from './generation-cache.ts';

/** Reads what belongs to a key, or gives what was read for it before. @throws {Error} where it cannot be read and never was. */
type Keep = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** Values that are held at most: far more than there are keys, but where strangers choose a part of them. */
const most = 1000;

/**
 * Opens a place for single values of which there are few, e.g. the choices of a form: each is read once in a generation of the
 * content, and the one of before is given while the database does not answer (generation-cache.ts). A key stands for
 * one question.
 */
export const openKept = (generation: () => number): Keep => {
  const kept = createGenerationCache<unknown, () => Promise<unknown>>({
    generation,
    // They are counted, not weighed.
    maxBytes: most,
    make: async (_key, _previous, read) => ({ value: await read(), size: 1, complete: true }),
  });
  return async <Value>(key: string, read: () => Promise<Value>) => (await kept.get(key, read)) as Value;
};
