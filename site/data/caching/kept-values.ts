import { createGenerationCache } from './generation-cache.ts';

/** Reads what belongs to a key, or gives what was read for it before. @throws {Error} where it cannot be read and never was. */
type Keep = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** Values that are held at most: far more than there are keys, but where strangers choose a part of them. */
const most = 1000;

/**
 * Opens a place for single values of which there are few, e.g. the choices of a form: each is read once in a generation of the
 * content, and the one of before is given while the database does not answer (generation-cache.ts). A key stands for
 * one question.
 * @param gaveOld is called where a value is given that was read in an older generation
 */
export const openKept = (generation: () => number, gaveOld: () => void = () => undefined): Keep => {
  const kept = createGenerationCache<{ value: unknown; of: number }, () => Promise<unknown>>({
    generation,
    // They are counted, not weighed.
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
