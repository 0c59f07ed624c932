import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySqlite } from './copy-sqlite.ts';
import { openRelay } from './relay.ts';

/** A database for a second site that can be taken away and given back. */
export interface BreakableDatabase {
  /** Settings that make a site use it. */
  settings: Record<string, string>;
  take(): void;
  giveBack(): void;
  remove(): void | Promise<void>;
}

/** A copy of the product's SQLite file, without its pictures and mails; its folder is moved away and back. */
const breakableFile = (dataDir: string): BreakableDatabase => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-fault-'));
  const data = join(folder, 'data');
  mkdirSync(join(data, 'mails'), { recursive: true });
  copySqlite(join(dataDir, 'site.sqlite'), join(data, 'site.sqlite'));
  return {
    settings: { DATA_DIR: data, DATABASE_URL: `file:${data}/site.sqlite` },
    take: () => renameSync(data, `${data}.gone`),
    giveBack: () => renameSync(`${data}.gone`, data),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The product's PostgreSQL server behind a port of its own, whose connections are cut and refused. */
const breakableServer = async (databaseUrl: string): Promise<BreakableDatabase> => {
  const target = new URL(databaseUrl);
  const relay = await openRelay(target.hostname, Number(target.port || 5432));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  return {
    settings: { DATABASE_URL: url.href },
    take: relay.cut,
    giveBack: relay.mend,
    remove: relay.stop,
  };
};

/** @param settings of the product under test: DATABASE_URL and DATA_DIR. */
export const openBreakableDatabase = async (settings: NodeJS.ProcessEnv): Promise<BreakableDatabase> => {
  const { DATABASE_URL = '', DATA_DIR = '' } = settings;
  return DATABASE_URL.startsWith('postgres') ? breakableServer(DATABASE_URL) : breakableFile(DATA_DIR);
};
