import { toCount } from '@ev-site/contract/to-count.ts';
import type { Migration, Payload } from 'payload';
import { addFirstVersions } from '../keeping/first-versions.ts';
import { advisoryLocks } from './advisory-lock.ts';
import { getDatabaseFile } from './database-file.ts';
import { withDatabaseLock } from './file-lock.ts';
import { keepingCounters } from './keep-counters.ts';
import { getMigrationState, listMigrations } from './list-migrations.ts';
import { withLockRetries } from './lock-retries.ts';
import { getSqlDatabase, type SqlDatabase } from './sql.ts';
import { inSqliteTransaction } from './sqlite-client.ts';
import { sql } from './statement.ts';

interface PostgresPool {
  connect(): Promise<{ query(statement: string): Promise<unknown>; release(): void }>;
}

const hasPool = (adapter: object): adapter is { pool: PostgresPool } => 'pool' in adapter;

const holdingPostgresLock = async (pool: PostgresPool, work: () => Promise<void>): Promise<void> => {
  const connection = await pool.connect();
  try {
    await connection.query(`SELECT pg_advisory_lock(${advisoryLocks.migrations})`);
    try {
      await work();
    } finally {
      await connection.query(`SELECT pg_advisory_unlock(${advisoryLocks.migrations})`);
    }
  } finally {
    connection.release();
  }
};

/**
 * Does some work on SQLite while foreign keys are off.
 * @throws {Error} if more rows than before point to nothing
 */
const keepingReferences = async ({ rows }: SqlDatabase, work: () => Promise<void>): Promise<void> => {
  const countBroken = async () => (await rows(sql`PRAGMA foreign_key_check`)).length;
  const before = await countBroken();
  await work();
  const broken = (await countBroken()) - before;
  if (broken > 0) throw new Error(`The migrations leave ${toCount(broken, 'row')} pointing to nothing.`);
};

const inOneSqliteTransaction = async (payload: Payload, work: () => Promise<void>): Promise<void> => {
  const database = await getSqlDatabase(payload);
  // A rebuild drops the old table, and foreign keys would then delete the rows that point to it.
  await database.run(sql`PRAGMA foreign_keys = OFF`);
  try {
    await inSqliteTransaction(payload.db, () =>
      keepingReferences(database, () => keepingCounters(database, work)),
    );
  } finally {
    await database.run(sql`PRAGMA foreign_keys = ON`);
  }
};

/**
 * Migrates the database to the newest schema, and adds a first version to documents that have none. Safe to run from
 * several processes at once: one works, the others wait and then find nothing to do. On SQLite the whole run is one
 * transaction; on PostgreSQL each migration is one.
 * @throws {Error} if the database is older than the first migration, or if rows would point to nothing on SQLite.
 */
export const migrateContent = async (payload: Payload): Promise<void> => {
  const adapter: object = payload.db;
  const migrations = await listMigrations(payload);
  await getMigrationState(payload);
  const migrate = async (list: Migration[]) => {
    await payload.db.migrate({ migrations: list });
    await addFirstVersions(payload);
  };
  if (hasPool(adapter))
    await holdingPostgresLock(adapter.pool, () =>
      migrate(migrations.map((migration) => withLockRetries(migration))),
    );
  else
    await withDatabaseLock(getDatabaseFile(payload), () =>
      inOneSqliteTransaction(payload, () => migrate(migrations)),
    );
};
