import type { Payload, PayloadRequest } from 'payload';
import { beforeCommit } from './after-commit.ts';
import { requireDatabaseFile } from './database-file.ts';
import { getSqlDatabase } from './sql.ts';
import { sql } from './statement.ts';

const raise = sql`INSERT INTO content_revision (id, revision) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET revision = content_revision.revision + 1`;

/**
 * Raises the content revision by one, atomically, as the last step of the transaction of the request, if there is
 * one. So a reader never sees the new number before the new content, and a transaction that holds this row never
 * waits for another row, which could deadlock.
 */
export const raiseContentRevision = async ({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>): Promise<void> => {
  const id = await transactionID;
  const carrier = { payload, ...(id && { transactionID: id }) };
  await beforeCommit(carrier, 'content revision', async () => {
    const database = await getSqlDatabase(payload, carrier);
    await database.run(raise);
  });
};

/**
 * Reads the current number of the content; 0 before the first change. It is a single select, because it is polled.
 * @throws {Error} if the database is gone or does not answer.
 */
export const readRevision = async (payload: Payload): Promise<number> => {
  await requireDatabaseFile(payload.db);
  const database = await getSqlDatabase(payload);
  const [row] = await database.rows(sql`SELECT revision FROM content_revision WHERE id = 1`);
  return Number(row?.revision ?? 0);
};
