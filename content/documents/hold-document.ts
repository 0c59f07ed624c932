import type { Payload, PayloadRequest } from 'payload';
import { getSqlDatabase, toTable } from '../database/sql.ts';
import { nameSql, sql } from '../database/statement.ts';
import type { Which } from './which.ts';

/**
 * Locks a document until the end of the transaction, so that one change can read and write it before the next one does.
 * Otherwise the second change would put back what the first one replaced. On SQLite, `inSqliteTransaction` does this instead.
 */
export const holdDocument = async (
  payload: Payload,
  which: Which,
  req: Partial<Pick<PayloadRequest, 'transactionID'>> | undefined,
): Promise<void> => {
  const { rows, holdRow } = await getSqlDatabase(payload, req);
  const where = 'id' in which ? sql`WHERE id = ${Number(which.id)}` : sql``;
  await rows(sql`SELECT 1 FROM ${nameSql(toTable(which.slug))} ${where} ${holdRow}`);
};
