import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RenderLog } from './rendered-page.ts';

/** What is kept of a page; `size` in bytes. */
interface Kept {
  size: number;
}

interface Entry<Page extends Kept> {
  page: Page | undefined;
  complete: boolean;
  /** The generation of the content that the page was made from. */
  generation: number;
  /** Until then (ms since 1970) the page is served although it is stale: making it anew has just failed. */
  restUntil: number;
}

interface PageCacheOptions<Page extends Kept> {
  /** Makes the page at an address; `undefined` if there is none. `complete` is false if default content stands in for a failed read. */
  make(
    address: string,
    previous: Page | undefined,
    log: RenderLog,
  ): Promise<{ page: Page; complete: boolean } | undefined>;
  /** Number of the content's present state; pages of another number are stale. */
  generation(): number;
  maxBytes: number;
  /** How long a reader waits for a stale page to be made anew before he gets the stale one (ms). */
  patience?: number;
  /** How long a page that could not be made anew is left alone (ms). */
  rest?: number;
}

/** Pages by address, made once for all who ask at the same time, and kept when they cannot be made anew. */
export interface PageCache<Page> {
  /** A page that may be sent right now. */
  peek(address: string): Page | undefined;
  /** @returns `undefined` if there is no such page. @throws if it cannot be made and none is kept. */
  get(address: string, log: RenderLog): Promise<Page | undefined>;
}

export const createPageCache = <Page extends Kept>({
  make,
  generation,
  maxBytes,
  patience = 500,
  rest = 5000,
}: PageCacheOptions<Page>): PageCache<Page> => {
  const renew = async (
    address: string,
    stale: Entry<Page> | undefined,
    { context }: { context: RenderLog },
  ): Promise<Entry<Page>> => {
    // Read before the content is: a change in between makes the page stale at once rather than never.
    const current = generation();
    try {
      const made = await make(address, stale?.page, context);
      if (!made) return { page: undefined, complete: true, generation: current, restUntil: 0 };
      if (made.complete) return { ...made, generation: current, restUntil: 0 };
      if (stale?.complete) throw new Error(`${address} could not be made whole`);
      return { ...made, generation: -1, restUntil: Date.now() + rest };
    } catch (error) {
      if (stale) stale.restUntil = Date.now() + rest;
      throw error;
    }
  };

  const cache = new LRUCache<string, Entry<Page>, RenderLog>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.page?.size ?? 1,
    fetchMethod: renew,
  });

  const isServable = (entry: Entry<Page>) =>
    entry.generation === generation() || entry.restUntil > Date.now();

  const peek = (address: string) => {
    const entry = cache.get(address);
    return entry && isServable(entry) ? entry.page : undefined;
  };

  return {
    peek,
    async get(address, log) {
      const stale = cache.get(address);
      if (stale && isServable(stale)) return stale.page;
      const renewed = cache
        .fetch(address, { context: log, forceRefresh: true, allowStaleOnFetchRejection: stale !== undefined })
        .then((entry) => {
          if (entry && !entry.page) cache.delete(address);
          return entry?.page;
        });
      if (!stale?.page) return renewed;
      const late = new AbortController();
      const waited = delay(patience, stale.page, { signal: late.signal }).catch(() => undefined);
      return Promise.race([renewed, waited]).finally(() => late.abort());
    },
  };
};
