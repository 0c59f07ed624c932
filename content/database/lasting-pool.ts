import type { EventEmitter } from 'node:events';
import type { DatabaseAdapterObj, Payload } from 'payload';

interface PostgresPool extends EventEmitter {
  connect(): Promise<{ release(): void }>;
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

/** A pool that has reached the database, or none where it cannot. */
const openPool = async ({ pg, poolOptions }: PostgresAdapter): Promise<PostgresPool | undefined> => {
  const pool = new pg.Pool(poolOptions);
  try {
    (await pool.connect()).release();
    return pool;
  } catch {
    await pool.end();
    return undefined;
  }
};

/**
 * Lets a program outlive its connections to PostgreSQL, however often they are lost. Payload 3.90 takes one for itself
 * and never gives it back; each time that one is reset it takes another, until after ten resets the pool has none
 * left. It takes none where a pool is there already. Where ours cannot reach the database, Payload opens its own and
 * says why.
 */
export const withLastingPool = (database: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...database,
  init(given) {
    const made = database.init(given);
    const adapter: object = made;
    if (!isPostgresAdapter(adapter)) return made;
    const connect = adapter.connect.bind(adapter);
    adapter.connect = async (options) => {
      adapter.pool ??= await openPool(adapter);
      await connect(options);
      // The pool opens another one when it is next asked. Without a listener Node would take its error for a fatal one.
      if (adapter.pool?.listenerCount('error') === 0)
        adapter.pool.on('error', () => adapter.payload.logger.warn('A connection to PostgreSQL was lost.'));
    };
    return made;
  },
});
