import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseAdapterObj } from 'payload';
import { noteDatabaseFile, requireDatabaseFile } from './database-file.ts';
import { patchAdapter } from './patch-adapter.ts';
import { isRefused, keepConnection, type SqliteClient, type SqliteConnection } from './sqlite-connection.ts';

type Operation<Result> = () => Promise<Result>;

/** Runs all statements of some work as one transaction: all changes are written, or none. */
type Whole = <Result>(work: Operation<Result>) => Promise<Result>;

/** Keeps something to be done until the open transaction is committed; false if none is open. */
type OnCommit = (work: () => unknown) => boolean;

interface Transactions {
  asWhole: Whole;
  onSqliteCommit: OnCommit;
}

type Queue = <Result>(work: Operation<Result>) => Promise<Result>;

/** The part of Payload's SQLite adapter that is about the connection. */
interface SqliteAdapter {
  client: SqliteClient | undefined;
  /** How long (ms) a statement waits for another program that is writing. */
  busyTimeout: number;
  connect(this: SqliteAdapter, options?: { hotReload: boolean }): Promise<void>;
}

const isSqliteAdapter = (adapter: object): adapter is SqliteAdapter =>
  'clientConfig' in adapter && 'connect' in adapter;

/** Starts one piece of work after the other, each in its own turn of the event loop. */
const openQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => {});
    return done;
  };
};

/** How long (ms) SQLite itself waits for another program. Nothing else runs in this process during that wait. */
const blockingMs = 10;

/** Pause (ms) before a refused statement is tried again. */
const pauseMs = 50;

/** Settings of each connection. Without `secure_delete`, deleted data stay readable in the file. */
const settings = ['PRAGMA secure_delete = ON;', `PRAGMA busy_timeout = ${blockingMs};`];

/**
 * Tries a statement again if it was refused because another program was writing. Writers wait in a queue of their own,
 * so that readers can pass them and the first writer to come is the first to write.
 * @param patienceMs how long each statement is tried, counted from when it was asked
 */
const openPatience = (inQueue: Queue, makeSureFree: () => Promise<void>, patienceMs: number) => {
  const behindWriters = openQueue();
  let waiting = 0;
  const again = async <Result>(work: Operation<Result>, until: number): Promise<Result> => {
    for (;;) {
      try {
        return await inQueue(work);
      } catch (error) {
        if (!isRefused(error) || performance.now() >= until) throw error;
      }
      await delay(pauseMs);
    }
  };
  const wait = <Result>(work: Operation<Result>, until: number): Promise<Result> => {
    waiting += 1;
    const workOnceFree = async () => {
      await makeSureFree();
      return work();
    };
    return behindWriters(() => again(workOnceFree, until)).finally(() => {
      waiting -= 1;
    });
  };
  return async <Result>(work: Operation<Result>, isRead: boolean): Promise<Result> => {
    const until = performance.now() + patienceMs;
    if (isRead) return again(work, until);
    if (waiting > 0) return wait(work, until);
    try {
      return await inQueue(work);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return wait(work, until);
    }
  };
};

const isRead = ([statement]: readonly unknown[]): boolean => {
  const sql = typeof statement === 'string' ? statement : (statement as { sql: string }).sql;
  return /^\s*SELECT\b/i.test(sql);
};

interface OpenWork {
  isOpen: boolean;
  /** To be done once this work is committed. */
  readonly kept: (() => unknown)[];
  /** Why the connection was given up together with its transaction. Nothing more of this work may be written. */
  lost?: unknown;
}

/**
 * Answers the statements in their order, each in its own turn of the event loop. libsql blocks the process while it
 * works. So without turns, all statements of a page, and the work on their answers, would let no other request in
 * before the last. A transaction waits in the queue as one unit, and then runs its statements in one turn, so that it
 * is short: another program that wants to write waits for its end, and answers nobody meanwhile.
 * @param makeSure throws if nothing may be saved; called before a transaction joins the queue
 */
const answerInTurns = (
  client: SqliteClient,
  { ask, makeSureFree }: SqliteConnection,
  patienceMs: number,
  makeSure: () => Promise<void>,
): Transactions => {
  const inTurn = openPatience(openQueue(), makeSureFree, patienceMs);
  const opened = new AsyncLocalStorage<OpenWork>();
  const askWithin = async (work: OpenWork, ...statement: unknown[]): Promise<unknown> => {
    if (work.lost) throw work.lost;
    try {
      return await ask(...statement);
    } catch (error) {
      if (isRefused(error)) work.lost = error;
      throw error;
    }
  };
  client.execute = (...statement) => {
    const work = opened.getStore();
    if (work?.isOpen) return askWithin(work, ...statement);
    return inTurn(() => ask(...statement), isRead(statement));
  };
  const inTransaction = async <Result>(state: OpenWork, work: Operation<Result>): Promise<Result> => {
    try {
      const result = await opened.run(state, work);
      await askWithin(state, 'COMMIT');
      return result;
    } catch (error) {
      // If the disk is full, SQLite has already rolled back by itself.
      await askWithin(state, 'ROLLBACK').catch(() => {});
      throw error;
    } finally {
      state.isOpen = false;
    }
  };
  const asWhole: Whole = async (work) => {
    if (opened.getStore()?.isOpen) return work();
    await makeSure();
    const state: OpenWork = { isOpen: true, kept: [] };
    const [end] = await inTurn(async () => {
      await ask('BEGIN IMMEDIATE');
      // Returned and not thrown: a failure of the work must not look like a refused BEGIN, which would be tried again.
      return Promise.allSettled([inTransaction(state, work)]);
    }, false);
    if (end.status === 'rejected') throw end.reason;
    await Promise.all(state.kept.map((kept) => kept()));
    return end.value;
  };
  const onSqliteCommit: OnCommit = (work) => {
    const state = opened.getStore();
    if (!state?.isOpen) return false;
    state.kept.push(work);
    return true;
  };
  return { asWhole, onSqliteCommit };
};

/** Adapter methods that write a row. Each save also rewrites its texts, lists and relations, in tables of their own. */
const saves = [
  'create',
  'updateOne',
  'createVersion',
  'updateVersion',
  'createGlobal',
  'updateGlobal',
  'createGlobalVersion',
  'updateGlobalVersion',
];

type Save = (args: unknown) => Promise<unknown>;

const transactions = new WeakMap<object, Transactions>();

/**
 * Runs some work on SQLite as one transaction: all of it is written, or none, and nobody changes anything meanwhile.
 * On PostgreSQL this opens no transaction: a single call of Payload is one already; for several calls use
 * `inTransaction`.
 */
export const inSqliteTransaction = <Result>(database: object, work: Operation<Result>): Promise<Result> => {
  const own = transactions.get(database);
  return own ? own.asWhole(work) : work();
};

/**
 * Keeps something to be done until the transaction of `inSqliteTransaction` in which this is called is committed; it is dropped if
 * that is rolled back.
 * @returns false, with nothing kept, if no such transaction is open
 */
export const onSqliteCommit = (database: object, work: () => unknown): boolean =>
  transactions.get(database)?.onSqliteCommit(work) ?? false;

const keepSavesWhole = (adapter: Record<string, Save>, whole: Whole): void => {
  for (const name of saves) {
    const save = adapter[name];
    if (save) adapter[name] = (args) => whole(() => save.call(adapter, args));
  }
};

/** Gives the SQLite connection what Payload's adapter has no settings for. */
export const withSqliteClient = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (adapter: object) => {
    if (!isSqliteAdapter(adapter)) return;
    const { connect } = adapter;
    let current: Transactions = { asWhole: (work) => work(), onSqliteCommit: () => false };
    const asWhole: Whole = (work) => current.asWhole(work);
    transactions.set(adapter, { asWhole, onSqliteCommit: (work) => current.onSqliteCommit(work) });
    keepSavesWhole(adapter as unknown as Record<string, Save>, asWhole);
    /** Opens another connection in the same way as Payload, without replacing the connection that Payload holds. */
    const openAnother = async (): Promise<SqliteClient> => {
      await requireDatabaseFile(adapter);
      const other: SqliteAdapter = Object.assign(Object.create(adapter), {
        client: undefined,
        drizzle: undefined,
        schema: {},
      });
      await connect.call(other, { hotReload: true });
      if (!other.client) throw new Error('SQLite gave no connection.');
      return other.client;
    };
    adapter.connect = async (options) => {
      const { client: before } = adapter;
      await connect.call(adapter, options);
      const { client } = adapter;
      if (!client || client === before) return;
      noteDatabaseFile(adapter);
      const connection = await keepConnection(client, settings, openAnother);
      // Refuses to save to a file that is no longer in its place, because nobody would open that file again.
      current = answerInTurns(client, connection, adapter.busyTimeout, () => requireDatabaseFile(adapter));
    };
  });
