import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseAdapterObj } from 'payload';
import { changing } from './changing.ts';
import { noteDatabaseFile, requireDatabaseFile } from './database-file.ts';

interface SqliteClient {
  execute(...statement: unknown[]): Promise<unknown>;
}

type Work<Result> = () => Promise<Result>;

/** Runs all statements of a work as one: all of them hold or none. */
type Whole = <Result>(work: Work<Result>) => Promise<Result>;

/** The part of Payload's SQLite adapter that is about the connection. */
interface SqliteAdapter {
  client: SqliteClient | undefined;
  connect(options?: { hotReload: boolean }): Promise<void>;
}

const isSqliteAdapter = (adapter: object): adapter is SqliteAdapter =>
  'clientConfig' in adapter && 'connect' in adapter;

/** Lets one work begin behind the other, each in a turn of the event loop of its own. */
const openLine = (): Whole => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => {});
    return done;
  };
};

/** Whether a connection refused to begin a transaction because it is in one, as while migrations run. */
const isBegun = (error: unknown): boolean =>
  error instanceof Error && /within a transaction/.test(error.message);

/**
 * Answers one statement in a turn of the event loop, in the order they came. libsql works while it is asked and nothing else runs
 * meanwhile; so all statements of a page, and what is made of their answers, would let no request in until the last.
 * A work that is to be whole stands in the line as one, and its statements follow in one turn: another program that
 * writes would wait for its end, and let nobody in meanwhile.
 * @param makeSure throws where nothing is to be saved; asked before a work stands in the line
 */
const answerInTurns = (client: SqliteClient, makeSure: () => Promise<void>): Whole => {
  const execute = client.execute.bind(client);
  const inLine = openLine();
  const opened = new AsyncLocalStorage<{ isOpen: boolean }>();
  client.execute = (...statement) =>
    opened.getStore()?.isOpen ? execute(...statement) : inLine(() => execute(...statement));
  const begin = async (): Promise<boolean> => {
    try {
      await execute('BEGIN IMMEDIATE');
      return true;
    } catch (error) {
      if (isBegun(error)) return false;
      throw error;
    }
  };
  const inTransaction: Whole = async (work) => {
    if (!(await begin())) return work();
    try {
      const result = await work();
      await execute('COMMIT');
      return result;
    } catch (error) {
      // Where the disk is full, SQLite has ended it by itself.
      await execute('ROLLBACK').catch(() => {});
      throw error;
    }
  };
  return async (work) => {
    if (opened.getStore()?.isOpen) return work();
    await makeSure();
    const state = { isOpen: true };
    return inLine(() =>
      opened.run(state, () =>
        inTransaction(work).finally(() => {
          state.isOpen = false;
        }),
      ),
    );
  };
};

/**
 * Lets SQLite overwrite with zeros what is deleted or replaced; otherwise it stays readable in the file until another
 * row takes the place. A setting of the connection, so each program makes it when it connects.
 */
const overwriteDeleted = (client: SqliteClient) => client.execute('PRAGMA secure_delete = ON;');

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
    const connect = adapter.connect.bind(adapter);
    let whole: Whole = (work) => work();
    const asWhole: Whole = (work) => whole(work);
    wholes.set(adapter, asWhole);
    keepSavesWhole(adapter as unknown as Record<string, Save>, asWhole);
    adapter.connect = async (options) => {
      const { client: before } = adapter;
      await connect(options);
      const { client } = adapter;
      if (!client || client === before) return;
      noteDatabaseFile(adapter);
      // Nothing is saved to a file that nobody will open again.
      whole = answerInTurns(client, () => requireDatabaseFile(adapter));
      await overwriteDeleted(client);
    };
  });
