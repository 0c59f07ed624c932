/** Setup of a project of Vitest: one PostgreSQL server for all of its files, started once the first of them asks for it. */

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

/** Does it once for all who ask; again for the next one where it failed, so that one mishap does not fail every file. */
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
    /** What has been done, if anything has. */
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
