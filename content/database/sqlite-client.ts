import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseAdapterObj } from 'payload';
import { changing } from './changing.ts';

interface SqliteClient {
  execute(...statement: unknown[]): Promise<unknown>;
}

/** The part of Payload's SQLite adapter that is about the connection. */
interface SqliteAdapter {
  client: SqliteClient | undefined;
  connect(options?: { hotReload: boolean }): Promise<void>;
}

const isSqliteAdapter = (adapter: object): adapter is SqliteAdapter =>
  'clientConfig' in adapter && 'connect' in adapter;

/**
 * Answers one statement in a turn of the event loop, in the order they came. libsql works while it is asked and nothing else runs
 * meanwhile; so all statements of a page, and what is made of their answers, would let no request in until the last.
 */
const answerInTurns = (client: SqliteClient): void => {
  const execute = client.execute.bind(client);
  let last: Promise<unknown> = Promise.resolve();
  client.execute = (...statement) => {
    const answer = last.then(() => nextTurn()).then(() => execute(...statement));
    last = answer.catch(() => {});
    return answer;
  };
};

/**
 * Lets SQLite overwrite with zeros what is deleted or replaced; otherwise it stays readable in the file until another
 * row takes the place. A setting of the connection, so each program makes it when it connects.
 */
const overwriteDeleted = (client: SqliteClient) => client.execute('PRAGMA secure_delete = ON;');

/** Gives the connection to SQLite what Payload's adapter has no settings for. */
export const withSqliteClient = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  changing(database, (adapter: object) => {
    if (!isSqliteAdapter(adapter)) return;
    const connect = adapter.connect.bind(adapter);
    adapter.connect = async (options) => {
      const { client: before } = adapter;
      await connect(options);
      const { client } = adapter;
      if (!client || client === before) return;
      answerInTurns(client);
      await overwriteDeleted(client);
    };
  });
