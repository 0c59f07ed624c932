import { setTimeout as delay } from 'node:timers/promises';
import type { Migration, PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { withLockRetries } from './lock-retries.ts';
import { getSqlDatabase } from './sql.ts';
import { sql } from './statement.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshOn('postgres');
}, 120_000);
afterAll(() => fresh?.remove());

const inTransaction = async <Done>(work: (req: Pick<PayloadRequest, 'transactionID'>) => Promise<Done>) => {
  const transactionID = (await fresh.payload.db.beginTransaction()) ?? undefined;
  const req = { transactionID } as Pick<PayloadRequest, 'transactionID'>;
  try {
    return await work(req);
  } finally {
    await fresh.payload.db.commitTransaction(transactionID ?? '');
  }
};

const widen: Migration = {
  name: 'widens',
  async up(args) {
    const { payload, req } = args as { payload: FreshContent['payload']; req: PayloadRequest };
    const { run } = await getSqlDatabase(payload, req);
    await run(sql`ALTER TABLE content_revision ADD COLUMN wide integer`);
    await run(sql`ALTER TABLE leads ADD COLUMN wide integer`);
  },
  down: async () => undefined,
};

test('a migration lets other reads pass while a long reader holds the table, and finishes after it', async () => {
  const { payload } = fresh;
  const read = async () => (await getSqlDatabase(payload)).rows(sql`SELECT COUNT(*) AS n FROM leads`);
  const slowest = async (until: Promise<unknown>) => {
    let isOver = false;
    let longest = 0;
    void until.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const began = performance.now();
      await read();
      longest = Math.max(longest, performance.now() - began);
      await delay(50);
    }
    return longest;
  };
  const reading = inTransaction(async (req) => {
    await (await getSqlDatabase(payload, req)).rows(sql`SELECT COUNT(*) AS n FROM leads`);
    await delay(7000);
  });
  await delay(200);
  const { up } = withLockRetries(widen, { pauseMs: 500 });
  const migrating = inTransaction((req) => up({ payload, req }));
  expect(await slowest(Promise.all([reading, migrating]))).toBeLessThan(4000);
  expect(
    await (await getSqlDatabase(payload)).rows(
      sql`SELECT table_name FROM information_schema.columns WHERE column_name = 'wide' ORDER BY 1`,
    ),
  ).toEqual([{ table_name: 'content_revision' }, { table_name: 'leads' }]);
});

test('stops at any error that is not about locks, and after the last try', async () => {
  const { payload } = fresh;
  let tries = 0;
  const broken = (code: string): Migration => ({
    ...widen,
    async up() {
      tries += 1;
      throw new Error('as Drizzle wraps it', { cause: Object.assign(new Error('why'), { code }) });
    },
  });
  const migrate = (code: string) =>
    inTransaction((req) => withLockRetries(broken(code), { pauseMs: 1, mostTries: 3 }).up({ payload, req }));
  await expect(migrate('42601')).rejects.toThrow('as Drizzle wraps it');
  expect(tries).toBe(1);
  for (const ofLocks of ['55P03', '40P01']) {
    tries = 0;
    await expect(migrate(ofLocks)).rejects.toThrow('as Drizzle wraps it');
    expect(tries).toBe(3);
  }
});

/** The warnings during 24 tries that fail to get a lock, with this error code. */
const listSaid = async (code: string) => {
  const { payload } = fresh;
  const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => {});
  let tries = 0;
  const taken: Migration = {
    ...widen,
    async up() {
      tries += 1;
      if (tries < 25) throw Object.assign(new Error('canceling statement'), { code });
    },
  };
  await inTransaction((req) => withLockRetries(taken, { pauseMs: 1 }).up({ payload, req }));
  const said = warn.mock.calls.map(([words]) => String(words));
  warn.mockRestore();
  return said;
};

test('warns at the first try that it waits, and at each tenth', async () => {
  const said = await listSaid('55P03');
  expect(said).toHaveLength(3);
  expect(said[0]).toMatch(/^widens waits for a table .+ \(pg_dump\?\); it tries for ten minutes$/);
});

test('warns of a deadlock in its own words, not those for a long reader', async () => {
  const said = await listSaid('40P01');
  expect(said).toHaveLength(3);
  expect(said[0]).toBe(
    'widens was broken off, as another program and it waited for each other’s tables; it tries for ten minutes',
  );
});
