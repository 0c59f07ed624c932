import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySqlite } from './copy-sqlite.ts';

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
  const open = new Set<Socket>();
  let broken = false;
  const relay = createServer((near) => {
    if (broken) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const address = relay.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = typeof address === 'object' && address ? String(address.port) : '';
  return {
    settings: { DATABASE_URL: url.href },
    take() {
      broken = true;
      for (const socket of open) socket.destroy();
    },
    giveBack() {
      broken = false;
    },
    remove() {
      for (const socket of open) socket.destroy();
      relay.close();
    },
  };
};

/** @param settings of the product under test: DATABASE_URL and DATA_DIR. */
export const openBreakableDatabase = async (settings: NodeJS.ProcessEnv): Promise<BreakableDatabase> => {
  const { DATABASE_URL = '', DATA_DIR = '' } = settings;
  return DATABASE_URL.startsWith('postgres') ? breakableServer(DATABASE_URL) : breakableFile(DATA_DIR);
};
