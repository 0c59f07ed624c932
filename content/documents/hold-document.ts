import type { Payload, PayloadRequest } from 'payload';
import { getSqlDatabase, toTable } from '../database/sql.ts';
import { nameSql, sql } from '../database/statement.ts';

/**
 * Locks a document until the end of the transaction, so that one change can read and write it before the next one does.
 * Otherwise the second change would put back what the first one replaced. On SQLite, `inSqliteTransaction` does this instead.
 * @param id undefined for a single page or the settings
 */
export const holdDocument = async (
  payload: Payload,
  slug: string,
  id: unknown,
  req: Partial<Pick<PayloadRequest, 'transactionID'>> | undefined,
): Promise<void> => {
  const { rows, holdRow } = await getSqlDatabase(payload, req);
  const which = id === undefined ? sql`` : sql`WHERE id = ${Number(id)}`;
  await rows(sql`SELECT 1 FROM ${nameSql(toTable(slug))} ${which} ${holdRow}`);
};
