import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseAdapterObj } from 'payload';
import { changing } from './changing.ts';
import { noteDatabaseFile, requireDatabaseFile } from './database-file.ts';
import { isRefused, keepConnection, type SqliteClient, type SqliteConnection } from './sqlite-connection.ts';

type Work<Result> = () => Promise<Result>;

/** Runs all statements of a work as one: all of them hold or none. */
type Whole = <Result>(work: Work<Result>) => Promise<Result>;

type Line = <Result>(work: Work<Result>) => Promise<Result>;

/** The part of Payload's SQLite adapter that is about the connection. */
interface SqliteAdapter {
  client: SqliteClient | undefined;
  /** How long another program that writes is waited for, in ms. */
  busyTimeout: number;
  connect(this: SqliteAdapter, options?: { hotReload: boolean }): Promise<void>;
}

const isSqliteAdapter = (adapter: object): adapter is SqliteAdapter =>
  'clientConfig' in adapter && 'connect' in adapter;

/** Lets one work begin behind the other, each in a turn of the event loop of its own. */
const openLine = (): Line => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => {});
    return done;
  };
};

/** How long SQLite itself waits for another program, and nothing else in this process runs meanwhile. */
const blockingMs = 10;

/** After how long a refused statement is asked again. */
const pauseMs = 50;

/** What each connection is set to. What is deleted or replaced would else stay readable in the file until another row takes the place. */
const settings = ['PRAGMA secure_delete = ON;', `PRAGMA busy_timeout = ${blockingMs};`];

/**
 * Asks again what was refused because another program writes. Whoever writes waits in a line of its own, so that readers
 * go by and the first that came is the first that writes.
 * @param patienceMs counted for each from when it was asked
 */
const openPatience = (inLine: Line, makeSureFree: () => Promise<void>, patienceMs: number) => {
  const behindWriters = openLine();
  let waiting = 0;
  const again = async <Result>(work: Work<Result>, until: number): Promise<Result> => {
    for (;;) {
      try {
        return await inLine(work);
      } catch (error) {
        if (!isRefused(error) || performance.now() >= until) throw error;
      }
      await delay(pauseMs);
    }
  };
  const wait = <Result>(work: Work<Result>, until: number): Promise<Result> => {
    waiting += 1;
    const whenFree = async () => {
      await makeSureFree();
      return work();
    };
    return behindWriters(() => again(whenFree, until)).finally(() => {
      waiting -= 1;
    });
  };
  return async <Result>(work: Work<Result>, isRead: boolean): Promise<Result> => {
    const until = performance.now() + patienceMs;
    if (isRead) return again(work, until);
    if (waiting > 0) return wait(work, until);
    try {
      return await inLine(work);
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
  /** Why the connection was given up with the transaction on it; nothing more of the work may be written. */
  lost?: unknown;
}

/**
 * Answers one statement in a turn of the event loop, in the order they came. libsql works while it is asked and nothing else runs
 * meanwhile; so all statements of a page, and what is made of their answers, would let no request in until the last.
 * A work that is to be whole stands in the line as one, and its statements follow in one turn: another program that
 * writes would wait for its end, and let nobody in meanwhile.
 * @param makeSure throws where nothing is to be saved; asked before a work stands in the line
 */
const answerInTurns = (
  client: SqliteClient,
  { ask, makeSureFree }: SqliteConnection,
  patienceMs: number,
  makeSure: () => Promise<void>,
): Whole => {
  const inTurn = openPatience(openLine(), makeSureFree, patienceMs);
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
  const inTransaction = async <Result>(work: Work<Result>): Promise<Result> => {
    const state: OpenWork = { isOpen: true };
    try {
      const result = await opened.run(state, work);
      await askWithin(state, 'COMMIT');
      return result;
    } catch (error) {
      // Where the disk is full, SQLite has ended it by itself.
      await askWithin(state, 'ROLLBACK').catch(() => {});
      throw error;
    } finally {
      state.isOpen = false;
    }
  };
  return async (work) => {
    if (opened.getStore()?.isOpen) return work();
    await makeSure();
    const [end] = await inTurn(async () => {
      await ask('BEGIN IMMEDIATE');
      // Its failure is no refusal to begin, after which it would be done again.
      return Promise.allSettled([inTransaction(work)]);
    }, false);
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  };
};

/** What writes a row: its texts, lists and relations lie in tables of their own, and are deleted and put back by each save. */
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

const wholes = new WeakMap<object, Whole>();

/**
 * Does all that a work asks of the database as one: all of it holds or none, and nobody changes anything meanwhile. On PostgreSQL,
 * where a call of Payload's is one transaction, it is just done.
 */
export const asOne = <Result>(database: object, work: Work<Result>): Promise<Result> => {
  const whole = wholes.get(database);
  return whole ? whole(work) : work();
};

const keepSavesWhole = (adapter: Record<string, Save>, whole: Whole): void => {
  for (const name of saves) {
    const save = adapter[name];
    if (save) adapter[name] = (args) => whole(() => save.call(adapter, args));
  }
};

/** Gives the connection to SQLite what Payload's adapter has no settings for. */
export const withSqliteClient = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  changing(database, (adapter: object) => {
    if (!isSqliteAdapter(adapter)) return;
    const { connect } = adapter;
    let whole: Whole = (work) => work();
    const asWhole: Whole = (work) => whole(work);
    wholes.set(adapter, asWhole);
    keepSavesWhole(adapter as unknown as Record<string, Save>, asWhole);
    /** Opens another connection as Payload opens the first, beside the one that Payload has in hand. */
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
      // Nothing is saved to a file that nobody will open again.
      whole = answerInTurns(client, connection, adapter.busyTimeout, () => requireDatabaseFile(adapter));
    };
  });
