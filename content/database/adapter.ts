import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DatabaseAdapterObj } from 'payload';
import { withLastAdministrator } from '../accounts/last-administrator.ts';
import { withSessionRows } from '../accounts/session-rows.ts';
import type { Environment } from '../deployment/environment.ts';
import { withComparedSaves } from '../keeping/compared-saves.ts';
import { withOneLanguage } from '../keeping/one-language.ts';
import { withAfterCommit } from './after-commit.ts';
import { toDatabaseFile } from './database-file.ts';
import { withFreeConnections } from './free-connections.ts';
import { indexTranslations } from './index-translations.ts';
import { withLastingPool } from './lasting-pool.ts';
import { loadDriver } from './load-driver.ts';
import { withOwnChanges } from './own-changes.ts';
import { withPlainSearch } from './plain-search.ts';
import { withSqliteClient } from './sqlite-client.ts';
import { withThrowingCommits } from './throwing-commits.ts';

/** Connections of each process to PostgreSQL. Some stay free for queries outside the open transactions. */
const mostConnections = 10;
const mostTransactions = 7;

/** Folder in which the make-migration command writes migrations. Running them needs no folder. */
const toMigrationFolder = (dialect: 'sqlite' | 'postgres'): string =>
  path.resolve('content', 'migrations', dialect);

type Change = (database: DatabaseAdapterObj) => DatabaseAdapterObj;

/**
 * What the content changes in the adapters of both databases. The changes lie around each other: a call goes through the
 * list from its end to its beginning.
 */
const ofBoth: readonly Change[] = [
  // First in this list, so called last: it finds which columns are different.
  withOwnChanges,
  // Around the commit, so its work begins once the commit has succeeded and its connection is free again.
  withAfterCommit,
  withSessionRows,
  withLastAdministrator,
  withOneLanguage,
  // Before all others, so nothing is done for a save that is refused.
  withComparedSaves,
];

const withChanges = (database: DatabaseAdapterObj, changes: readonly Change[]): DatabaseAdapterObj =>
  changes.reduce((changed, change) => change(changed), database);

/**
 * Opens the database that `DATABASE_URL` names; without it, `site.sqlite` in the data folder. Loads only its driver.
 * @param queryLimitMs after this time PostgreSQL counts as not answering: query and connection are given up
 */
export const getDatabaseAdapter = async (
  environment: Pick<Environment, 'DATABASE_URL'>,
  dataFolder: string,
  queryLimitMs?: number,
): Promise<DatabaseAdapterObj> => {
  const url = environment.DATABASE_URL;
  const file = toDatabaseFile(url, dataFolder);
  if (file === null) {
    const { postgresAdapter } = await loadDriver(() => import('@payloadcms/db-postgres'));
    const waitMs = Math.min(5000, queryLimitMs ?? 5000);
    const adapter = postgresAdapter({
      pool: {
        connectionString: url ?? '',
        max: mostConnections,
        connectionTimeoutMillis: waitMs,
        // If the server vanishes without closing the connection, TCP alone would wait for a quarter of an hour. Do
        // not use the server's own limit instead: if it ends the wait for another copy of a unique row, it reports
        // that the copy exists.
        ...(queryLimitMs && { query_timeout: queryLimitMs }),
        keepAlive: true,
        keepAliveInitialDelayMillis: 5000,
      },
      migrationDir: toMigrationFolder('postgres'),
      push: false,
      beforeSchemaInit: [indexTranslations],
    });
    const drizzle = await import('@payloadcms/db-postgres/drizzle');
    return withChanges(adapter, [
      withLastingPool,
      withThrowingCommits,
      // Around the commit, so that the next transaction begins after it.
      (database) => withFreeConnections(database, { most: mostTransactions, waitMs }),
      (database) => withPlainSearch(database, drizzle),
      ...ofBoth,
    ]);
  }
  const { sqliteAdapter } = await loadDriver(() => import('@payloadcms/db-sqlite'));
  const adapter = sqliteAdapter({
    client: { url: pathToFileURL(file).href },
    migrationDir: toMigrationFolder('sqlite'),
    push: false,
    beforeSchemaInit: [indexTranslations],
    // Ids of deleted documents must not come back: old links and enquiries still carry them.
    autoIncrement: true,
    wal: { synchronous: 'FULL' },
    // The whole wait. SQLite itself blocks the process only for a small part of it (sqlite-client.ts).
    busyTimeout: 5000,
    // Payload's transactions are off: libsql opens another connection for each, and loses the busy timeout with it. A
    // row is still written together with its texts, lists and relations (sqlite-client.ts).
  });
  return withChanges(adapter, [withSqliteClient, ...ofBoth]);
};
