import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DatabaseAdapterObj } from 'payload';
import type { Environment } from '../deployment/environment.ts';
import { withAfterCommit } from './after-commit.ts';
import { toDatabaseFile } from './database-file.ts';
import { withFreeConnections } from './free-connections.ts';
import { indexTranslations } from './index-translations.ts';
import { withLastingPool } from './lasting-pool.ts';
import { loadDriver } from './load-driver.ts';
import { withOwnChanges } from './own-changes.ts';
import { withPlainSearch } from './plain-search.ts';
import { withSqliteClient } from './sqlite-client.ts';
import { withToldCommits } from './told-commits.ts';

/** Connections of each process to PostgreSQL; some stay free for what is asked beside open transactions. */
const mostConnections = 10;
const mostTransactions = 7;

/** Where migrations are written by the make-migration command; running them needs no folder. */
const toMigrationFolder = (dialect: 'sqlite' | 'postgres'): string =>
  path.resolve('content', 'migrations', dialect);

/**
 * The database named by `DATABASE_URL`; without it `site.sqlite` in the data folder.
 * Only the driver that is used is loaded.
 * @param queryLimitMs after so long PostgreSQL counts as not answering; the connection is given up with the query.
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
    const adapter = withLastingPool(
      postgresAdapter({
        pool: {
          connectionString: url ?? '',
          max: mostConnections,
          connectionTimeoutMillis: waitMs,
          // On a line that lost its other end in silence, TCP alone would wait for a quarter of an hour. Not a limit
          // kept by the server: ending its wait for the second copy of a row, it would say that there is one.
          ...(queryLimitMs && { query_timeout: queryLimitMs }),
          keepAlive: true,
          keepAliveInitialDelayMillis: 5000,
        },
        migrationDir: toMigrationFolder('postgres'),
        push: false,
        beforeSchemaInit: [indexTranslations],
      }),
    );
    return withPlainSearch(
      withAfterCommit(
        withOwnChanges(withFreeConnections(withToldCommits(adapter), { most: mostTransactions, waitMs })),
      ),
      await import('@payloadcms/db-postgres/drizzle'),
    );
  }
  const { sqliteAdapter } = await loadDriver(() => import('@payloadcms/db-sqlite'));
  const adapter = withSqliteClient(
    sqliteAdapter({
      client: { url: pathToFileURL(file).href },
      migrationDir: toMigrationFolder('sqlite'),
      push: false,
      beforeSchemaInit: [indexTranslations],
      // Ids of deleted documents must not come back: old links and enquiries still carry them.
      autoIncrement: true,
      wal: { synchronous: 'FULL' },
      // In all; the process itself stands still for a small part of it (sqlite-client.ts).
      busyTimeout: 5000,
      // No transactions of Payload's: libsql opens another connection for each and loses the busy timeout with it. A row with
      // its texts, lists and relations is written whole all the same (sqlite-client.ts).
    }),
  );
  return withAfterCommit(withOwnChanges(adapter));
};
