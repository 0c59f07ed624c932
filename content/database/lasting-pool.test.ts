import { setTimeout as delay } from 'node:timers/promises';
import { openRelay, type Relay } from '@ev-site/tests/support/faults/relay.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContent } from '../open-content.ts';
import { openStoreOn, type StoreUnderTest } from '../testing/store-on.ts';
import { getSqlDatabase } from './sql.ts';
import { sql } from './statement.ts';

const queryLimitMs = 1000;

let store: StoreUnderTest;
let relay: Relay;
let payload: Payload;

beforeAll(async () => {
  store = await openStoreOn('postgres');
  const url = new URL(store.variables.DATABASE_URL);
  relay = await openRelay(url.hostname, Number(url.port));
  url.port = String(relay.port);
  payload = await openContent({
    variables: { ...store.variables, DATABASE_URL: url.href },
    logger: { options: { level: 'silent' } },
    queryLimitMs,
  });
}, 120_000);

afterAll(async () => {
  relay?.stop();
  await store?.remove();
});

const ask = async () => (await getSqlDatabase(payload)).rows(sql`SELECT 1 AS one`);
const answers = async () =>
  ask().then(
    () => true,
    () => false,
  );

test('the database answers again after each of fifteen resets of its connections', {
  timeout: 120_000,
}, async () => {
  for (let count = 0; count < 15; count += 1) {
    const asking = Array.from({ length: 5 }, answers);
    await delay(5);
    relay.reset();
    await Promise.all(asking);
    await expect.poll(answers).toBe(true);
    // Time for code that reopens a connection on its own.
    await delay(300);
  }
});

test('a query on a silent connection fails in time, and the database answers once the network is back', async () => {
  // Several idle connections, which all become silent.
  await Promise.all(Array.from({ length: 5 }, ask));
  relay.silence();
  const began = performance.now();
  const answered = await Promise.all(Array.from({ length: 5 }, answers));
  expect(answered).toEqual(answered.map(() => false));
  expect(performance.now() - began).toBeLessThan(3 * queryLimitMs);
  relay.mend();
  await expect.poll(answers).toBe(true);
});

const begin = async () => String(await payload.db.beginTransaction());

test('transactions on silent connections give their connections back', async () => {
  const mostTransactions = 7;
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(Array.from({ length: mostTransactions }, ask));
    relay.silence();
    const begun = await Promise.allSettled(Array.from({ length: mostTransactions }, begin));
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 'rejected'));
    relay.mend();
    await expect.poll(answers).toBe(true);
  }
  const ids = await Promise.all(Array.from({ length: mostTransactions }, begin));
  await Promise.all(ids.map((id) => payload.db.commitTransaction(id)));
});

test('if the server ends connections of idle transactions, only these transactions fail', async () => {
  // More rounds than there are connections.
  for (let round = 0; round < 12; round += 1) {
    const transactionID = await begin();
    const { rows } = await getSqlDatabase(payload, { transactionID });
    const [{ pid } = {}] = await rows(sql`SELECT pg_backend_pid() AS pid`);
    await (await getSqlDatabase(payload)).rows(sql`SELECT pg_terminate_backend(${Number(pid)})`);
    await delay(50);
    await expect(rows(sql`SELECT 1`)).rejects.toThrow();
    await payload.db.rollbackTransaction(transactionID).catch(() => undefined);
  }
  expect(await answers()).toBe(true);
});

test('a later query does not run inside a transaction that waited too long for a lock', async () => {
  const { run } = await getSqlDatabase(payload);
  const count = async () =>
    Number((await (await getSqlDatabase(payload)).rows(sql`SELECT COUNT(*) AS n FROM kept`))[0]?.n);
  await run(sql`CREATE TABLE kept (n integer)`);
  await run(sql`INSERT INTO kept VALUES (1)`);
  const holder = await begin();
  await (await getSqlDatabase(payload, { transactionID: holder })).run(sql`UPDATE kept SET n = 2`);
  const waiter = await begin();
  await expect(
    (await getSqlDatabase(payload, { transactionID: waiter })).run(sql`UPDATE kept SET n = 3`),
  ).rejects.toThrow();
  await payload.db.rollbackTransaction(waiter).catch(() => undefined);
  // The next query uses the newest idle connection, before its own time limit is over.
  const later = run(sql`INSERT INTO kept VALUES (4)`);
  await delay(queryLimitMs / 2);
  await payload.db.commitTransaction(holder);
  await later;
  relay.reset();
  await expect.poll(answers).toBe(true);
  expect(await count()).toBe(2);
});
