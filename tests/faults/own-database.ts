import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../../scripts/run.ts';
import { startPostgresIn } from '../../scripts/test-database.ts';
import { openBreakableDatabase } from './breakable-database.ts';

/** A database that the product under test has no part in: it neither adds leads nor sends their mails. */
interface OwnDatabase {
  /** Settings that make a site use it. */
  settings: Record<string, string>;
  remove(): void | Promise<void>;
}

/** Starts a PostgreSQL server of its own in a folder, with nothing in it but the company's settings. */
export const openOwnServer = async (folder: string, flags: string[] = []): Promise<OwnDatabase> => {
  const server = await startPostgresIn(folder, flags);
  const data = mkdtempSync(join(tmpdir(), 'ev-site-own-'));
  mkdirSync(join(data, 'mails'));
  const settings = { DATABASE_URL: server.url, DATA_DIR: data };
  await mustRun('node', ['tests/leads/prepare-content.ts'], { env: settings, output: 'capture' });
  return {
    settings,
    async remove() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** A copy of the product's SQLite file, or a PostgreSQL server of its own. */
export const openOwnDatabase = async (variables: NodeJS.ProcessEnv): Promise<OwnDatabase> => {
  if (!variables.DATABASE_URL?.startsWith('postgres')) return openBreakableDatabase(variables);
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-server-'));
  const { settings, remove } = await openOwnServer(folder);
  return {
    settings,
    async remove() {
      await remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
