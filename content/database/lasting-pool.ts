import type { EventEmitter } from 'node:events';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { patchAdapter } from './patch-adapter.ts';

interface PostgresClient extends EventEmitter {
  query(...asked: unknown[]): unknown;
  release(error?: Error): void;
}

interface PostgresPool extends EventEmitter {
  connect(): Promise<PostgresClient>;
  connect(callback: unknown): void;
  end(): Promise<void>;
}

/** The part of Payload's PostgreSQL adapter that is about connections. */
interface PostgresAdapter {
  pg: { Pool: new (options: object) => PostgresPool };
  pool: PostgresPool | undefined;
  poolOptions: object;
  payload: Payload;
  connect(options?: { hotReload: boolean }): Promise<void>;
}

const isPostgresAdapter = (adapter: object): adapter is PostgresAdapter =>
  'pg' in adapter && 'poolOptions' in adapter && 'connect' in adapter;

/** For an error of a connection in use: the next query on the connection fails because of it, and reports it. */
const leaveToTheNextQuery = (): void => undefined;

const isGivenUp = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, and does not report that as an error. */
const isCommit = ([asked]: readonly unknown[]): boolean =>
  /^commit$/i.test(typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text));

const requireCommitted = <Answer>(answer: Answer): Answer => {
  if ((answer as { command?: string }).command !== 'ROLLBACK') return answer;
  throw new Error('The transaction was rolled back: something in it had failed.');
};

/**
 * Closes a connection with the first query on it that times out. If a transaction fails by a timeout, Drizzle returns
 * the connection to the pool as if it were sound. But the query still runs and the transaction is open, so the next
 * query on the connection would become part of it. And if not even `begin` was answered, Drizzle never returns the
 * connection. Also listens for errors: if the server ends a connection whose transaction is idle, an error without a
 * listener would end the program.
 */
const endingWithItsQuery = (client: PostgresClient): PostgresClient => {
  const ask = client.query.bind(client);
  const giveBack = client.release.bind(client);
  let isBack = false;
  const release = (error?: Error) => {
    if (isBack) return;
    isBack = true;
    // The pool may lend the connection out again, and then wraps it anew.
    Reflect.deleteProperty(client, 'query');
    giveBack(error);
    client.off('error', leaveToTheNextQuery);
  };
  client.on('error', leaveToTheNextQuery);
  return Object.assign(client, {
    release,
    query(...asked: unknown[]) {
      const answer = ask(...asked);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isGivenUp(error)) release(error);
        });
      if (answer instanceof Promise && isCommit(asked)) return answer.then(requireCommitted);
      return answer;
    },
  });
};

/** A pool that has reached the database; undefined if it cannot reach it. */
const openPool = async ({ pg, poolOptions }: PostgresAdapter): Promise<PostgresPool | undefined> => {
  const pool = new pg.Pool(poolOptions);
  const connect = pool.connect.bind(pool);
  // Single queries pass a callback, and release their connection themselves.
  Object.assign(pool, {
    connect: (callback?: unknown) => (callback ? connect(callback) : connect().then(endingWithItsQuery)),
  });
  try {
    (await pool.connect()).release();
    return pool;
  } catch {
    await pool.end();
    return undefined;
  }
};

/**
 * Lets a program survive lost connections to PostgreSQL, however often that happens and however long a query waits.
 * Payload 3.90 takes one connection for itself and never returns it. Each time that connection is reset it takes
 * another, so after ten resets the pool has none left. It takes none if there is a pool already. If our pool cannot
 * reach the database, Payload opens its own and reports why.
 */
export const withLastingPool = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (adapter: object) => {
    if (!isPostgresAdapter(adapter)) return;
    const connect = adapter.connect.bind(adapter);
    adapter.connect = async (options) => {
      adapter.pool ??= await openPool(adapter);
      await connect(options);
      // The pool opens another connection at the next query. Without a listener, Node would treat the error as fatal.
      if (adapter.pool?.listenerCount('error') === 0)
        adapter.pool.on('error', () => adapter.payload.logger.warn('A connection to PostgreSQL was lost.'));
    };
  });
