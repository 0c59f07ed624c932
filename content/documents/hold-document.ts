import type { Payload, PayloadRequest } from 'payload';
import { getSqlDatabase, toTable } from '../database/sql.ts';

/**
 * Lets one change of a document read it and write it before the next does, which else would put back what the first one replaced.
 * On SQLite that is what `asOne` is for.
 * @param id none of a single page or the settings
 */
export const holdDocument = async (
  payload: Payload,
  slug: string,
  id: unknown,
  req: Partial<Pick<PayloadRequest, 'transactionID'>> | undefined,
): Promise<void> => {
  const { rows, holdRow } = await getSqlDatabase(payload, req);
  const which = id === undefined ? '' : `WHERE id = ${Number(id)}`;
  await rows(`SELECT 1 FROM ${toTable(slug)} ${which} ${holdRow}`);
};
