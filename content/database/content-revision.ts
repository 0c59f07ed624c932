import type { Payload, PayloadRequest } from 'payload';
import { requireDatabaseFile } from './database-file.ts';
import { getSqlDatabase } from './sql.ts';

const raise = `INSERT INTO content_revision (id, revision) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET revision = content_revision.revision + 1`;

/**
 * Raises the content revision by one, atomically, inside the transaction of the request where there is one:
 * a reader never sees the new number before the new content.
 */
export const raiseContentRevision = async (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<void> => {
  const database = await getSqlDatabase(req.payload, req);
  await database.run(raise);
};

/**
 * The number of the content as it stands; 0 before the first change. One select, made to be polled.
 * @throws {Error} when the database is gone or does not answer.
 */
export const readRevision = async (payload: Payload): Promise<number> => {
  await requireDatabaseFile(payload.db);
  const database = await getSqlDatabase(payload);
  const [row] = await database.rows('SELECT revision FROM content_revision WHERE id = 1');
  return Number(row?.revision ?? 0);
};
