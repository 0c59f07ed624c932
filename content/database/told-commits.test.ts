import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { afterCommit } from './after-commit.ts';
import { inTransaction } from './in-transaction.ts';
import { getSqlDatabase } from './sql.ts';
import { type Sql, sql } from './statement.ts';

let fresh: FreshContent | undefined;
let payload: Payload;

const run = async (statement: Sql, transactionID?: string | number) =>
  (await getSqlDatabase(payload, transactionID === undefined ? {} : { transactionID })).run(statement);
const count = async () =>
  (await (await getSqlDatabase(payload)).rows(sql`SELECT n FROM watched`)).map(({ n }) => Number(n));

beforeAll(async () => {
  fresh = await openFreshOn('postgres');
  payload = fresh.payload;
  await run(sql`CREATE TABLE watched (n integer UNIQUE DEFERRABLE INITIALLY DEFERRED)`);
  await run(sql`INSERT INTO watched VALUES (1)`);
}, 120_000);
afterAll(() => fresh?.remove());

const addTwo = sql`INSERT INTO watched VALUES (2)`;

test.each([
  ['a constraint is looked at last', [sql`INSERT INTO watched VALUES (1)`]],
  ['the line is lost', [addTwo, sql`SELECT pg_terminate_backend(pg_backend_pid())`]],
  ['a statement before failed and nobody minded', [addTwo, sql`SELECT 1/0`]],
])('a commit that fails because %s rejects, and work that waited for it does not run', async (_why, work) => {
  const done: string[] = [];
  const req = { payload };
  const saving = inTransaction(req, async () => {
    await afterCommit(req, () => void done.push('told'));
    const { transactionID } = req as { transactionID?: string };
    for (const statement of work) await run(statement, transactionID).catch(() => undefined);
  });
  await expect(saving).rejects.toThrow();
  expect(done).toEqual([]);
  expect(await count()).toEqual([1]);
});

const followsWhatSucceeds = async (req: { payload: Payload }) => {
  const done: string[] = [];
  await inTransaction(req, async () => {
    await afterCommit(req, () => void done.push('kept'));
    done.push('within');
  });
  const undone = inTransaction(req, async () => {
    await afterCommit(req, () => void done.push('undone'));
    throw new Error('No.');
  });
  await expect(undone).rejects.toThrow('No.');
  await afterCommit(req, () => void done.push('at once'));
  expect(done).toEqual(['within', 'kept', 'at once']);
};

test('work that waited runs after a commit that succeeds, and not after a rollback', async () => {
  await followsWhatSucceeds({ payload });
});

test('this holds on SQLite too, where the waiting work may query the database', async () => {
  const own = await openFreshOn('sqlite');
  try {
    await followsWhatSucceeds(own);
    const req = { payload: own.payload };
    const counted: number[] = [];
    await inTransaction(req, async () => {
      await afterCommit(req, async () =>
        counted.push((await own.payload.count({ collection: 'states' })).totalDocs),
      );
      await own.payload.db.create({ collection: 'states', data: { name: 'Goa', code: 'GA' } });
    });
    expect(counted).toEqual([1]);
  } finally {
    await own.remove();
  }
});

test('a call of Payload rejects if its commit fails', async () => {
  await run(
    sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'too late'; END $$`,
  );
  await run(
    sql`CREATE CONSTRAINT TRIGGER late AFTER INSERT ON states DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  const creating = payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } });
  await expect(creating).rejects.toMatchObject({ cause: { message: 'too late' } });
  expect(await payload.count({ collection: 'states' })).toEqual({ totalDocs: 0 });
});
