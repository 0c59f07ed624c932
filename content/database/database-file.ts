import { type BigIntStats, statSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';

/** The SQLite file that the settings name, by default in the data folder; null if they name a PostgreSQL server. */
export const toDatabaseFile = (url: string | undefined, dataFolder: string): string | null => {
  if (!url) return path.join(dataFolder, 'site.sqlite');
  return url.startsWith('file:') ? fileURLToPath(url) : null;
};

// Without user, password and options.
const sayServer = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
};

/** Names the configured database for the log and for people who work on it: its file, or its server and name. */
export const sayDatabase = (url: string | undefined, dataFolder: string): string =>
  toDatabaseFile(url, dataFolder) ?? sayServer(url ?? '');

const toFile = (adapter: object): string | null => {
  if (!('clientConfig' in adapter)) return null;
  const { url } = adapter.clientConfig as { url?: string };
  return url ? toDatabaseFile(url, '') : null;
};

/** The SQLite file behind Payload; null if there is none. */
export const getDatabaseFile = ({ db }: Pick<Payload, 'db'>): string | null => toFile(db);

/** The identity of the file that each connection has opened; another file may have the same name by now. */
const opened = new WeakMap<object, Pick<BigIntStats, 'dev' | 'ino'>>();

/** Remembers which file an adapter has just opened. */
export const noteDatabaseFile = (adapter: object): void => {
  const file = toFile(adapter);
  if (file) opened.set(adapter, statSync(file, { bigint: true }));
};

/**
 * Makes sure that the SQLite file is still in its place. SQLite keeps the file open, and continues to read and write it
 * after it was moved, unmounted or replaced. So an answer alone does not prove that the database is there. Does nothing
 * for PostgreSQL.
 * @throws {Error} if the file is gone, cannot be read, or is not the one that was opened.
 */
export const requireDatabaseFile = async (adapter: object): Promise<void> => {
  const file = toFile(adapter);
  if (!file) return;
  await access(file, constants.R_OK);
  const known = opened.get(adapter);
  const { dev, ino } = await stat(file, { bigint: true });
  if (known && (known.dev !== dev || known.ino !== ino))
    throw new Error(`${file} is no longer the file that was opened: start the program again.`);
};
