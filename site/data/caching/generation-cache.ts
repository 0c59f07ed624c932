import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

interface Made<Value> {
  value: Value;
  /** Bytes, counted against the size limit of the cache. */
  size: number;
  /** False when default content replaced a failed read. Such a value never replaces a complete one. */
  complete: boolean;
}

interface Entry<Value> extends Made<Value> {
  /** Generation of the content from which the value was made. */
  generation: number;
  /** Until this time (ms since 1970) the stale value is served, because making it again has just failed. */
  restUntil: number;
}

interface CacheOptions<Value, Context> {
  /**
   * Makes the value of a key; `undefined` if there is none, `'unsure'` if there seems to be none according to data
   * older than the present content. In that case the cached value is served, and the key is asked again later.
   */
  make(
    key: string,
    previous: Value | undefined,
    context: Context,
  ): Promise<Made<Value> | 'unsure' | undefined>;
  /** Called when making a value has failed and the stale one is kept; not if only some of its reads failed. */
  keptOld?(key: string, error: unknown): void;
  /** Number of the content's present generation; a value made from another one is stale. */
  generation(): number;
  maxBytes: number;
  /** How long a caller waits for a stale value to be renewed before he gets the stale one (ms). */
  patience?: number;
  /** How long to wait before the next try after a value could not be renewed (ms). */
  rest?: number;
  /** How long a key without a value is refused before `make` is called for it again (ms). */
  refusedFor?: number;
}

/** A value was made with default content in place of a failed read, which was reported. */
class NotWhole extends Error {}

/** Values by key. Concurrent callers share one call of `make`, and the old value stays when it cannot be renewed. */
export interface GenerationCache<Value, Context> {
  /** The value if it may be served right now. */
  peek(key: string): Value | undefined;
  /** All complete values of the present generation, by key; the most recently used comes last. */
  list(): [key: string, value: Value][];
  /**
   * Adds a value that was made elsewhere, before this cache existed.
   * @param isCurrent whether it belongs to the present generation; otherwise it is stale
   */
  take(key: string, made: Pick<Made<Value>, 'value' | 'size'>, isCurrent: boolean): void;
  /** Present number of entries and bytes. */
  getSize(): { entries: number; bytes: number };
  /** The last value of a key, even if it is stale. */
  getKept(key: string): Value | undefined;
  /** @returns `undefined` if the key has no value. @throws if the value cannot be made and no old one is cached. */
  get(key: string, context: Context): Promise<Value | undefined>;
}

// Made-up keys are refused for a while without calling `make`. Strangers choose these strings, so both their number and
// their length are limited.
const refusals = { most: 5000, longest: 200 };

/**
 * The one cache of everything served to visitors: pages, responses of the read API, documents, the choices of forms.
 * Data shared by many of them are cached by another rule (memoize-per-generation.ts). An entry is valid for one generation
 * of the content, however long that lasts.
 */
export const createGenerationCache = <Value, Context>({
  make,
  keptOld,
  generation,
  maxBytes,
  patience = 500,
  rest = 5000,
  refusedFor = 30_000,
}: CacheOptions<Value, Context>): GenerationCache<Value, Context> => {
  const refused = new LRUCache<string, number>({ max: refusals.most, ttl: refusedFor });

  const renew = async (
    key: string,
    stale: Entry<Value> | undefined,
    { context }: { context: Context },
  ): Promise<Entry<Value> | undefined> => {
    // Read before `make` reads the content: if the content changes in between, the value is stale at once rather than
    // never.
    const current = generation();
    try {
      const made = await make(key, stale?.value, context);
      if (made === 'unsure') return stale && { ...stale, restUntil: Date.now() + rest };
      if (!made) {
        if (key.length <= refusals.longest) refused.set(key, current);
        return undefined;
      }
      if (made.complete) return { ...made, generation: current, restUntil: 0 };
      if (stale?.complete) throw new NotWhole(`${key} could not be made whole`);
      return { ...made, generation: -1, restUntil: Date.now() + rest };
    } catch (error) {
      if (stale) {
        stale.restUntil = Date.now() + rest;
        if (!(error instanceof NotWhole)) keptOld?.(key, error);
      }
      throw error;
    }
  };

  const cache = new LRUCache<string, Entry<Value>, { context: Context }>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (key, stale, { context }) => renew(key, stale, context),
  });

  const isServable = (entry: Entry<Value>) => {
    if (entry.generation === generation()) return true;
    const left = entry.restUntil - Date.now();
    // If the clock was set back, more would be left than the rest.
    return left > 0 && left <= rest;
  };

  return {
    peek(key) {
      const entry = cache.get(key);
      return entry && isServable(entry) ? entry.value : undefined;
    },
    list() {
      const entries: [string, Value][] = [];
      cache.forEach(({ value, generation: of }, key) => {
        if (of === generation()) entries.unshift([key, value]);
      });
      return entries;
    },
    take(key, { value, size }, isCurrent) {
      cache.set(key, {
        ...{ value, size, complete: true, restUntil: 0 },
        generation: isCurrent ? generation() : -1,
      });
    },
    getSize: () => ({ entries: cache.size, bytes: cache.calculatedSize }),
    getKept: (key) => cache.get(key)?.value,
    async get(key, context) {
      const stale = cache.get(key);
      if (stale && isServable(stale)) return stale.value;
      if (!stale && refused.get(key) === generation()) return undefined;
      const renewed = cache
        .fetch(key, {
          context: { context },
          forceRefresh: true,
          allowStaleOnFetchRejection: stale !== undefined,
        })
        .then((entry) => {
          // A value that no longer exists is not served again, not even as a stale one.
          if (!entry) cache.delete(key);
          return entry?.value;
        });
      if (!stale) return renewed;
      const late = new AbortController();
      const waited = delay(patience, stale.value, { signal: late.signal }).catch(() => undefined);
      return Promise.race([renewed, waited]).finally(() => late.abort());
    },
  };
};
