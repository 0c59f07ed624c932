import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeSnapshot } from '@ev-site/content/backup/snapshot.ts';
import { copyUntouched } from '@ev-site/scripts/database-copies.ts';
import { mustRun } from '@ev-site/scripts/run.ts';
import { startPostgresIn } from '@ev-site/scripts/test-database.ts';

/** A database that the product under test does not use: the product adds no leads to it and sends none of its mails. */
export interface OwnDatabase {
  /** Settings that make a site use it. */
  settings: { DATA_DIR: string; DATABASE_URL: string };
  remove(): Promise<void>;
}

/** Whether the product under test keeps its content in PostgreSQL. */
export const usesServer = ({ DATABASE_URL = '' }: Readonly<Partial<Record<string, string>>>): boolean =>
  DATABASE_URL.startsWith('postgres');

/** Starts a new PostgreSQL server in a folder; it contains only the company's settings. */
export const openOwnServer = async (folder: string, flags: string[]): Promise<OwnDatabase> => {
  const server = await startPostgresIn(folder, flags);
  const data = mkdtempSync(join(tmpdir(), 'ev-site-own-'));
  mkdirSync(join(data, 'mails'));
  const settings = { DATABASE_URL: server.url, DATA_DIR: data };
  await mustRun('node', ['tests/support/leads/prepare-content.ts'], { env: settings, output: 'capture' });
  return {
    settings,
    async remove() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/**
 * A copy of the product's database, without its pictures and mails: of the SQLite file as it is now, or, on a
 * PostgreSQL server, of the database as it was before the product was started.
 */
export const openOwnDatabase = async (variables: NodeJS.ProcessEnv): Promise<OwnDatabase> => {
  const { DATABASE_URL = '', DATA_DIR = '' } = variables;
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-own-'));
  const data = join(folder, 'data');
  mkdirSync(join(data, 'mails'), { recursive: true });
  const copy = usesServer(variables) ? await copyUntouched(DATABASE_URL) : undefined;
  if (!copy) takeSnapshot(join(DATA_DIR, 'site.sqlite'), join(data, 'site.sqlite'));
  return {
    settings: { DATA_DIR: data, DATABASE_URL: copy?.url ?? `file:${data}/site.sqlite` },
    async remove() {
      await copy?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
