import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { getOwnSession } from './session-rows.ts';

/** What a change of an account ends in addition to its sessions. */
export interface Ending {
  /** Whether links to choose a password become invalid, too. */
  endsLinks: boolean;
}

/**
 * Notes that a change of an account ends its sessions, except the session that makes the change. `endNotedAccess` ends
 * them after the change is written, so sessions that began after the account was read end, too.
 */
export const noteEnd = (req: PayloadRequest, account: unknown, { endsLinks }: Ending): void => {
  req.context.accessThatEnds ??= new Map();
  const noted = req.context.accessThatEnds;
  noted.set(account, { endsLinks: endsLinks || noted.get(account)?.endsLinks === true });
};

/** Ends the sessions and links that were noted for a change of an account. */
export const endNotedAccess: CollectionAfterChangeHook = async ({ doc, req }) => {
  const noted = req.context.accessThatEnds;
  const ending = noted?.get(doc.id);
  noted?.delete(doc.id);
  if (!ending) return doc;
  const kept = (req.user?.id === doc.id && getOwnSession(req)) || '';
  const database = await getSqlDatabase(req.payload, req);
  if (ending.endsLinks)
    await database.run(
      sql`UPDATE staff SET reset_password_token = NULL, reset_password_expiration = NULL WHERE id = ${Number(doc.id)}`,
    );
  await database.run(sql`DELETE FROM staff_sessions WHERE _parent_id = ${Number(doc.id)} AND id <> ${kept}`);
  const sessions: { id: string }[] = doc.sessions ?? [];
  return { ...doc, sessions: sessions.filter(({ id }) => id === kept) };
};
