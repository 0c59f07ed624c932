import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** What was made for a key. */
interface Made<Value> {
  value: Value;
  /** Bytes, for the bound of the cache. */
  size: number;
  /** False where default content stands in for a failed read: never kept in place of a complete one. */
  complete: boolean;
}

interface Entry<Value> extends Made<Value> {
  /** The generation of the content that it was made from. */
  generation: number;
  /** Until then (ms since 1970) it is given although it is stale: making it anew has just failed. */
  restUntil: number;
}

interface CacheOptions<Value, Context> {
  /**
   * Makes what belongs to a key; `undefined` if there is nothing, `'unsure'` if there seems to be nothing by what is older
   * than the content: it is asked again, and what is kept is given meanwhile.
   */
  make(
    key: string,
    previous: Value | undefined,
    context: Context,
  ): Promise<Made<Value> | 'unsure' | undefined>;
  /** Number of the content's present state; what was made of another number is stale. */
  generation(): number;
  maxBytes: number;
  /** How long one waits for a stale value to be made anew before he gets the stale one (ms). */
  patience?: number;
  /** How long a value that could not be made anew is left alone (ms). */
  rest?: number;
  /** How long a key under which there is nothing is refused without asking again (ms). */
  refusedFor?: number;
}

/** Values by key, made once for all who ask at the same time, and kept when they cannot be made anew. */
export interface GenerationCache<Value, Context> {
  /** A value that may be given right now. */
  peek(key: string): Value | undefined;
  /** All that is whole and of the present generation, by key; what was asked for last comes last. */
  list(): [key: string, value: Value][];
  /**
   * Takes in what was made before this cache was.
   * @param isCurrent whether it is good for the present generation; else it is stale
   */
  take(key: string, made: Pick<Made<Value>, 'value' | 'size'>, isCurrent: boolean): void;
  /** What is kept now. */
  getSize(): { entries: number; bytes: number };
  /** A value as it was made last, also one that is to be made anew. */
  getKept(key: string): Value | undefined;
  /** @returns `undefined` if there is nothing under the key. @throws if it cannot be made and none is kept. */
  get(key: string, context: Context): Promise<Value | undefined>;
}

// Made-up keys are refused without making anything for a while. They are strings that strangers choose, so both
// their number and their length are bounded.
const refusals = { most: 5000, longest: 200 };

/**
 * The one cache of what is given to visitors: pages, answers of reads, documents, the choices of forms. What many of them
 * stand on is read by another rule (once-a-generation.ts). An entry is good for one generation of the content, whatever the time.
 */
export const createGenerationCache = <Value, Context>({
  make,
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
    // Read before the content is: a change in between makes the value stale at once rather than never.
    const current = generation();
    try {
      const made = await make(key, stale?.value, context);
      if (made === 'unsure') return stale && { ...stale, restUntil: Date.now() + rest };
      if (!made) {
        if (key.length <= refusals.longest) refused.set(key, current);
        return undefined;
      }
      if (made.complete) return { ...made, generation: current, restUntil: 0 };
      if (stale?.complete) throw new Error(`${key} could not be made whole`);
      return { ...made, generation: -1, restUntil: Date.now() + rest };
    } catch (error) {
      if (stale) stale.restUntil = Date.now() + rest;
      throw error;
    }
  };

  const cache = new LRUCache<string, Entry<Value>, { context: Context }>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (key, stale, { context }) => renew(key, stale, context),
  });

  const isServable = (entry: Entry<Value>) =>
    entry.generation === generation() || entry.restUntil > Date.now();

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
          // What is gone is not given again, not even stale.
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
