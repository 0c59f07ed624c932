import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { type ExecuteArgs, toStatementText } from '../testing/statement-text.ts';
import { hideLeftFiles, hideTrashed } from './hide-trashed.ts';

const record = { id: 7, filename: 'van.jpg', sizes: { w640: { filename: 'van-640.webp' } } };
const files = ['van.jpg', 'van-640.webp'];
const trashed = '2026-11-20T06:00:00.000Z';

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
const toRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Lets one call run at a time, in an order that depends on the seed. */
const openScheduler = (seed: number) => {
  const random = toRandom(seed);
  const waiting: (() => void)[] = [];
  return {
    turn: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async run(works: Promise<unknown>[]): Promise<void> {
      let isOver = false;
      const all = Promise.all(works).finally(() => {
        isOver = true;
      });
      all.catch(() => {});
      while (!isOver) {
        const [next] = waiting.splice(Math.floor(random() * waiting.length), 1);
        next?.();
        // By then, the calls that follow from it are in the queue.
        await nextTurn();
      }
      await all;
    },
  };
};

/** A bucket, a record and a database with one table; each of their calls waits for its turn. */
const openPictures = (seed: number, database: 'sqlite' | 'postgres', inReach: boolean) => {
  const { turn, run } = openScheduler(seed);
  const kept = new Map(files.map((file) => [inReach ? file : `trash/secret/${file}`, file]));
  const row: { deletedAt: string | null; isThere: boolean; changing: Promise<void> | undefined } = {
    deletedAt: trashed,
    isThere: true,
    changing: undefined,
  };
  const bucket = {
    async copy(from: string, to: string) {
      await turn();
      const object = kept.get(from);
      if (object) kept.set(to, object);
      return object !== undefined;
    },
    async has(key: string) {
      await turn();
      return kept.has(key);
    },
    async remove(key: string) {
      await turn();
      kept.delete(key);
    },
  };
  const { hooks, custom } = hideTrashed({ slug: 'media', fields: [] } as CollectionConfig, bucket);
  const execute = async (args: ExecuteArgs) => {
    const statement = toStatementText(args);
    if (statement.includes('payload_kv')) return { rows: [{ data: '"secret"' }] };
    await turn();
    while (statement.includes('FOR SHARE') && row.changing) await row.changing;
    return { rows: row.isThere ? [{ deleted_at: row.deletedAt }] : [] };
  };
  const payload = {
    collections: { media: { config: { custom } } },
    db: { name: database, drizzle: {}, sessions: {}, execute },
    logger: { error: () => undefined },
    find: async () => {
      const docs = row.isThere && row.deletedAt ? [record] : [];
      await turn();
      return { docs };
    },
  } as unknown as Payload;
  const req = { payload } as PayloadRequest;
  const callAll = async (list: unknown, args: object) => {
    for (const hook of list as ((args: object) => unknown)[]) await hook({ req, ...args });
  };

  /** As the databases do it: others see a change at once (SQLite), or when it is committed (PostgreSQL). */
  const change = async (write: () => void, rest: () => Promise<void>) => {
    await turn();
    if (database === 'sqlite') {
      write();
      return rest();
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    row.changing = promise;
    await rest();
    await turn();
    write();
    row.changing = undefined;
    resolve();
  };
  const before = { ...record, deletedAt: trashed };
  const after = { ...record, deletedAt: null };
  return {
    kept,
    run,
    sweep: () => hideLeftFiles(payload),
    takeBack: async () => {
      await callAll(hooks?.beforeChange, { data: { deletedAt: null }, originalDoc: before });
      await change(
        () => {
          row.deletedAt = null;
        },
        () => callAll(hooks?.afterChange, { doc: after, previousDoc: before }),
      );
    },
    erase: () =>
      change(
        () => {
          row.isThere = false;
        },
        async () => {
          // As the storage does with the public files.
          await Promise.all(files.map(bucket.remove));
          await callAll(hooks?.afterDelete, { doc: before });
        },
      ),
  };
};

const seeds = Array.from({ length: 400 }, (_, seed) => seed);

test.each([
  ['sqlite', 'in reach', true],
  ['sqlite', 'hidden', false],
  ['postgres', 'in reach', true],
  ['postgres', 'hidden', false],
] as const)(
  'on %s a restored picture that was %s is complete, whenever a sweep runs in between',
  async (database, _where, inReach) => {
    for (const seed of seeds) {
      const { kept, run, sweep, takeBack } = openPictures(seed, database, inReach);
      await run([sweep(), takeBack()]);
      expect(
        files.map((file) => kept.get(file)),
        `seed ${seed}`,
      ).toEqual(files);
      expect([...kept.keys()].filter((key) => key.includes('/swept/'))).toEqual([]);
    }
  },
);

test.each(['sqlite', 'postgres'] as const)(
  'on %s an erased picture is gone, whenever a sweep runs in between',
  async (database) => {
    for (const seed of seeds) {
      const { kept, run, sweep, erase } = openPictures(seed, database, true);
      await run([sweep(), erase()]);
      expect([...kept.keys()], `seed ${seed}`).toEqual([]);
    }
  },
);

test.each(['sqlite', 'postgres'] as const)(
  'on %s a sweep hides a picture in the trash and leaves no other files',
  async (database) => {
    const { kept, run, sweep } = openPictures(0, database, true);
    await run([sweep()]);
    expect([...kept.keys()].toSorted()).toEqual(files.map((file) => `trash/secret/${file}`).toSorted());
  },
);
