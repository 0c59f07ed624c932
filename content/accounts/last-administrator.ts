import type { CollectionBeforeChangeHook, DatabaseAdapterObj, PayloadRequest, UpdateOne } from 'payload';
import { waitForTurn } from '../database/advisory-lock.ts';
import { patchAdapter } from '../database/patch-adapter.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { inSqliteTransaction } from '../database/sqlite-client.ts';
import { sql } from '../database/statement.ts';
import { publicError } from '../requests/refuse.ts';
import { isAdministrator } from './administrators.ts';

/** Notes that a person removes rights of a colleague, so that the write checks the person's own rights again. */
export const noteTakenRights: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user || req.user.id === originalDoc?.id) return data;
  const isChanged =
    data.role !== originalDoc?.role || Boolean(data.deactivated) !== Boolean(originalDoc?.deactivated);
  if (isChanged && !isAdministrator(data)) {
    req.context.rightsTakenFrom ??= new Set();
    req.context.rightsTakenFrom.add(originalDoc?.id);
  }
  return data;
};

/** @throws {APIError} 409 if the sender of the request is no longer an administrator */
const requireOwnRights = async (req: PayloadRequest): Promise<void> => {
  await waitForTurn(req, 'administrators');
  const { rows } = await getSqlDatabase(req.payload, req);
  const found = await rows(
    sql`SELECT 1 FROM staff WHERE id = ${Number(req.user?.id)} AND role = 'admin' AND deactivated IS NOT TRUE`,
  );
  if (found.length > 0) return;
  const message = 'Another administrator has just taken your own rights away. Nothing was changed.';
  throw publicError(409, message);
};

/**
 * A person who removes the rights of another must be an administrator at the moment of the write. If two administrators
 * deactivate or demote each other at the same time, one of them remains.
 */
export const withLastAdministrator = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (adapter) => {
    const updateOne: UpdateOne = adapter.updateOne.bind(adapter);
    adapter.updateOne = (change) => {
      const { collection, id, req } = change;
      if (collection !== 'staff' || !req?.context?.rightsTakenFrom?.delete(id)) return updateOne(change);
      return inSqliteTransaction(adapter, async () => {
        await requireOwnRights(req as PayloadRequest);
        return updateOne(change);
      });
    };
  });
