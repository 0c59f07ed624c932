import { createGenerationCache } from './generation-cache.ts';

/** Reads the value of a key, or returns the last one read. @throws {Error} when it cannot be read and never was. */
type Keep = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** Most values in the cache: far more than there are keys, but strangers choose a part of some keys. */
const most = 1000;

/**
 * Opens a cache for a small set of single values, e.g. the choices of a form. Each is read once in each generation of
 * the content; while the database does not answer, the last value is used (generation-cache.ts). Each key must stand
 * for one query.
 * @param gaveOld called when a value of an older generation is returned
 */
export const openValueCache = (generation: () => number, gaveOld: () => void = () => undefined): Keep => {
  const kept = createGenerationCache<{ value: unknown; of: number }, () => Promise<unknown>>({
    generation,
    // The limit counts values, not bytes.
    maxBytes: most,
    async make(_key, _previous, read) {
      const of = generation();
      return { value: { value: await read(), of }, size: 1, complete: true };
    },
  });
  return async <Value>(key: string, read: () => Promise<Value>) => {
    const present = generation();
    const given = await kept.get(key, read);
    if (given?.of !== present) gaveOld();
    return given?.value as Value;
  };
};
