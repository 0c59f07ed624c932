import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';

/**
 * After something was erased: brings SQLite's log of changes into the file, where what was erased is overwritten with zeros
 * (`secure_delete`, database/sqlite-client.ts), and empties it. Who reads at this moment may keep part of the log; the
 * next one takes it. PostgreSQL does the like by itself (autovacuum).
 */
export const wipeFreedPages = async (payload: Payload): Promise<void> => {
  if (payload.db.name !== 'sqlite') return;
  const database = await getSqlDatabase(payload);
  await database.rows('PRAGMA wal_checkpoint(TRUNCATE)');
};
