import path from 'node:path';
import type { Environment } from '@ev-site/content/environment.ts';
import type { DatabaseAdapterObj } from 'payload';

/** Where migrations are written by the make-migration command; running them needs no folder. */
const toMigrationFolder = (dialect: 'sqlite' | 'postgres'): string =>
  path.resolve('content', 'migrations', dialect);

/** True when the content lives in PostgreSQL, false for the SQLite file. */
const usesPostgres = (url: string | undefined): boolean => url?.startsWith('postgres') ?? false;

/**
 * The database named by `DATABASE_URL`; without it `site.sqlite` in the data folder.
 * Only the driver that is used is loaded.
 */
export const getDatabaseAdapter = async (
  environment: Pick<Environment, 'DATABASE_URL'>,
  dataFolder: string,
): Promise<DatabaseAdapterObj> => {
  const url = environment.DATABASE_URL;
  if (url && usesPostgres(url)) {
    const { postgresAdapter } = await import('@payloadcms/db-postgres');
    return postgresAdapter({
      pool: { connectionString: url, max: 10, connectionTimeoutMillis: 5000 },
      migrationDir: toMigrationFolder('postgres'),
      push: false,
    });
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  return sqliteAdapter({
    client: { url: url ?? `file:${path.join(dataFolder, 'site.sqlite')}` },
    migrationDir: toMigrationFolder('sqlite'),
    push: false,
    // Ids of deleted documents must not come back: old links and enquiries still carry them.
    autoIncrement: true,
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
    // No transactions: libsql opens another connection for each and loses the busy timeout with it.
  });
};
