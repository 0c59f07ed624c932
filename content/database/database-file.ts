import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';

/** The SQLite file that the settings name, by default in the data folder; null where they name a PostgreSQL server. */
export const toDatabaseFile = (url: string | undefined, dataFolder: string): string | null => {
  if (!url) return path.join(dataFolder, 'site.sqlite');
  return url.startsWith('file:') ? fileURLToPath(url) : null;
};

// Without user, password and options.
const sayServer = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
};

/** Which database the settings name, for whoever works on it: its file, or server and name. */
export const sayDatabase = (url: string | undefined, dataFolder: string): string =>
  toDatabaseFile(url, dataFolder) ?? sayServer(url ?? '');

/** The SQLite file behind Payload; null where there is none. */
export const getDatabaseFile = (payload: Payload): string | null => {
  const adapter: object = payload.db;
  if (!('clientConfig' in adapter)) return null;
  const { url } = adapter.clientConfig as { url?: string };
  return url ? toDatabaseFile(url, '') : null;
};

/**
 * Makes sure that the SQLite file is still where it belongs. SQLite keeps a file open and goes on answering from it
 * after it was moved or unmounted, so an answer alone does not show that the database is there. PostgreSQL: nothing to do.
 * @throws {Error} when the file is gone or cannot be read.
 */
export const requireDatabaseFile = async (payload: Payload): Promise<void> => {
  const file = getDatabaseFile(payload);
  if (file) await access(file, constants.R_OK);
};
