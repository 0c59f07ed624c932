/**
 * Setup of a Vitest project: one PostgreSQL server for all of its files, started when the first of them asks for it.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepUntouched } from '@ev-site/scripts/database-copies.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { mustRun } from '@ev-site/scripts/run.ts';
import type { TestDatabase } from '@ev-site/scripts/test-database.ts';
import type { TestProject } from 'vitest/node';

// Each test process may have two programs open, each with all its connections.
const manyConnections = ['-c', 'max_connections=500'];

const startIn = async (folder: string): Promise<TestDatabase> => {
  // Imported only when needed, because the module registers handlers for the end of the process.
  const { startPostgresIn } = await import('@ev-site/scripts/test-database.ts');
  return startPostgresIn(folder, manyConnections);
};

/** Migrates the server's database to the newest schema; tests use copies of it. */
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
  // Also runs if the tests are interrupted.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Runs the work once for all callers. After a failure the next caller tries again, so that it does not fail all files.
 */
const once = <Done>(work: () => Promise<Done>) => {
  let done: Promise<Done> | undefined;
  return {
    done: (): Promise<Done> => {
      done ??= work().catch((error: unknown) => {
        done = undefined;
        throw error;
      });
      return done;
    },
    /** The result of the work, if it was ever started. */
    settled: async (): Promise<Done | undefined> => done?.catch(() => undefined),
  };
};

const setUp = async ({ provide }: TestProject) => {
  const server = once(async () => {
    const folder = makeFolder();
    return { folder, ...(await startIn(folder)) };
  });
  const migrated = once(async () => {
    const { folder, url } = await server.done();
    await migrate(url, folder);
  });
  const open = async (isMigrated: boolean): Promise<string> => {
    const { url } = await server.done();
    if (isMigrated) await migrated.done();
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
    await migrated.settled();
    await (await server.settled())?.stop();
  };
};

export default setUp;
