import type { Payload } from 'payload';
import { getSqlDatabase } from './sql.ts';

/** Name of the newest migration that a database has; empty where it has none. @throws {Error} when it does not answer. */
export const readNewestMigration = async (payload: Payload): Promise<string> => {
  const database = await getSqlDatabase(payload);
  const [row] = await database.rows('SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1');
  return String(row?.name ?? '');
};
