import { access, constants } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';

/** The SQLite file behind Payload; null where there is none. */
export const getDatabaseFile = (payload: Payload): string | null => {
  const adapter: object = payload.db;
  if (!('clientConfig' in adapter)) return null;
  const { url } = adapter.clientConfig as { url?: string };
  return url?.startsWith('file:') ? fileURLToPath(new URL(url)) : null;
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
