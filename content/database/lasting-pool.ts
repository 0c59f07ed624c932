import type { EventEmitter } from 'node:events';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { changing } from './changing.ts';

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

/** Of a connection that is lent out and lost: the next query on it fails by that. */
const leaveToTheNextQuery = (): void => undefined;

const isGivenUp = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** PostgreSQL answers the COMMIT of a transaction in which something failed with ROLLBACK, and that is no error to it. */
const isCommit = ([asked]: readonly unknown[]): boolean =>
  /^commit$/i.test(typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text));

const requireCommitted = <Answer>(answer: Answer): Answer => {
  if ((answer as { command?: string }).command !== 'ROLLBACK') return answer;
  throw new Error('The transaction was rolled back: something in it had failed.');
};

/**
 * Ends a connection with the first query on it that is given up. Where a transaction fails by that, Drizzle gives the
 * connection back as if it were well. But its query goes on and the transaction is open: what is asked on it next would be
 * part of that. And Drizzle never gives one back on which not even `begin` was answered. One that the server ends while its
 * transaction rests would end the program: nobody listens to one that is lent out.
 */
const endingWithItsQuery = (client: PostgresClient): PostgresClient => {
  const ask = client.query.bind(client);
  const giveBack = client.release.bind(client);
  let isBack = false;
  const release = (error?: Error) => {
    if (isBack) return;
    isBack = true;
    // It is lent out again, and watched anew then.
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

/** A pool that has reached the database, or none where it cannot. */
const openPool = async ({ pg, poolOptions }: PostgresAdapter): Promise<PostgresPool | undefined> => {
  const pool = new pg.Pool(poolOptions);
  const connect = pool.connect.bind(pool);
  // Single queries ask with a callback, and give their connection up themselves.
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
 * Lets a program outlive its connections to PostgreSQL, however often they are lost, and however long a query waits.
 * Payload 3.90 takes one for itself and never gives it back; each time that one is reset it takes another, until after
 * ten resets the pool has none left. It takes none where a pool is there already. Where ours cannot reach the database,
 * Payload opens its own and says why.
 */
export const withLastingPool = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  changing(database, (adapter: object) => {
    if (!isPostgresAdapter(adapter)) return;
    const connect = adapter.connect.bind(adapter);
    adapter.connect = async (options) => {
      adapter.pool ??= await openPool(adapter);
      await connect(options);
      // The pool opens another one when it is next asked. Without a listener Node would take its error for a fatal one.
      if (adapter.pool?.listenerCount('error') === 0)
        adapter.pool.on('error', () => adapter.payload.logger.warn('A connection to PostgreSQL was lost.'));
    };
  });
