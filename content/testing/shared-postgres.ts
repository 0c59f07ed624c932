/** Setup of Vitest: one PostgreSQL server for all files of tests, started once the first of them asks for it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { keepUntouched } from '../../scripts/database-copies.ts';
import { listenLocally } from '../../scripts/listen-locally.ts';
import { mustRun } from '../../scripts/run.ts';
import type { TestDatabase } from '../../scripts/test-database.ts';

// Each process of tests may hold two programs open, with all of their connections.
const manyConnections = ['-c', 'max_connections=500'];

const startIn = async (folder: string): Promise<TestDatabase> => {
  // Where it is loaded, it watches how the process ends: only where it is needed.
  const { startPostgresIn } = await import('../../scripts/test-database.ts');
  return startPostgresIn(folder, manyConnections);
};

/** Brings its database to the newest schema, to be copied. */
const migrate = async (url: string, folder: string) => {
  const env = {
    DATA_DIR: path.join(folder, 'content'),
    DATABASE_URL: url,
    PUBLIC_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'x'.repeat(32),
  };
  await mustRun('node', ['content/cli/migrate.ts'], { env, output: 'capture' });
  await keepUntouched(url);
};

const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-postgres-'));
  // Also where the run is interrupted.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const setUp = async ({ provide }: TestProject) => {
  let folder: string | undefined;
  let server: Promise<TestDatabase> | undefined;
  let migrated: Promise<void> | undefined;
  const open = async (isMigrated: boolean): Promise<string> => {
    folder ??= makeFolder();
    server ??= startIn(folder);
    const { url } = await server;
    if (!isMigrated) return url;
    migrated ??= migrate(url, folder);
    await migrated;
    return url;
  };

  const door = createServer(async ({ url }, answer) => {
    try {
      answer.end(await open(url === '/newest'));
    } catch (error) {
      answer.writeHead(500).end(String(error));
    }
  });
  provide('sharedPostgres', `http://127.0.0.1:${await listenLocally(door)}`);

  return async () => {
    door.close();
    await Promise.allSettled([server, migrated]);
    await (await server)?.stop();
  };
};

export default setUp;
