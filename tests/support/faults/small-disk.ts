import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { takeSnapshot } from '@ev-site/content/backup/snapshot.ts';
import { openOwnServer } from '../product/own-database.ts';

/** A disk of its own with a database. */
export interface SmallDisk {
  /** Settings that make a site use this database. */
  settings: Record<string, string>;
  /** Fills the disk completely. */
  fill(): void;
  /** Frees the space again. */
  free(): void;
  remove(): Promise<void>;
}

const mount = (bytes: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
  return folder;
};

const copyFile = (databaseUrl: string) => {
  const whole = join(mkdtempSync(join(tmpdir(), 'ev-site-copy-')), 'site.sqlite');
  takeSnapshot(databaseUrl.replace('file:', ''), whole);
  const folder = mount(statSync(whole).size * 2 + 4_000_000);
  copyFileSync(whole, join(folder, 'site.sqlite'));
  rmSync(dirname(whole), { recursive: true });
  return { folder, settings: { DATABASE_URL: `file:${folder}/site.sqlite` }, remove: () => {} };
};

const openServer = async () => {
  const folder = mount(250_000_000);
  // The write-ahead log gets its space beforehand, as on any sensible server: PostgreSQL stops if it has none.
  const { settings, remove } = await openOwnServer(folder, [
    ...['-c', 'wal_init_zero=on'],
    ...['-c', 'min_wal_size=64MB'],
    ...['-c', 'max_wal_size=64MB'],
  ]);
  return { folder, settings, remove };
};

/** Writes until the disk is full. */
export const fillDisk = (folder: string): void => {
  const file = join(folder, 'filler');
  for (const block of [1_000_000, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(block), { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
};

/** Mounts a small disk in memory (needs root), with a copy of the SQLite file or a PostgreSQL server on it. */
export const mountSmallDisk = async ({ DATABASE_URL = '' }: NodeJS.ProcessEnv): Promise<SmallDisk> => {
  const { folder, settings, remove } = DATABASE_URL.startsWith('postgres')
    ? await openServer()
    : copyFile(DATABASE_URL);
  return {
    settings,
    fill: () => fillDisk(folder),
    free: () => rmSync(join(folder, 'filler')),
    async remove() {
      await remove();
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
