import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** An answer as it is kept: its JSON text and its tag. */
export interface KeptAnswer {
  text: string;
  etag: string;
}

/** Positions close and dates come without any change of content, so nothing is kept longer than this. */
const longest = 60_000;

/**
 * Keeps the answers of reads by what was asked, in memory. An answer of an older generation is made anew, once for
 * all who wait; while the database does not answer, the old one is given.
 */
export const createReadCache = (generation: () => number) => {
  const kept = new LRUCache<string, KeptAnswer & { generation: number }, () => Promise<unknown>>({
    maxSize: 16_000_000,
    sizeCalculation: ({ text }) => text.length + 200,
    ttl: longest,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _old, { context }) => {
      const asOf = generation();
      const text = JSON.stringify(await context());
      const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      return { text, etag, generation: asOf };
    },
  });

  return async (key: string, make: () => Promise<unknown>): Promise<KeptAnswer> => {
    const known = kept.peek(key);
    const forceRefresh = known !== undefined && known.generation !== generation();
    let reason: unknown = new Error('A read that others wait for failed.');
    const makeOrNote = () =>
      make().catch((error: unknown) => {
        reason = error;
        throw error;
      });
    const answer = await kept.fetch(key, { context: makeOrNote, forceRefresh });
    if (!answer) throw reason;
    return answer;
  };
};
