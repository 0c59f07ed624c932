import { DatabaseSync } from 'node:sqlite';

/** Copies a database that programs are writing to: one moment of it, whole, where a copied file could be torn. */
export const copySqlite = (from: string, to: string): void => {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 30_000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
};
