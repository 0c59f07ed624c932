import type { DatabaseAdapterObj, Payload, PayloadRequest, UpdateOne } from 'payload';
import { patchAdapter } from '../database/patch-adapter.ts';
import { getSqlDatabase, type SqlDatabase } from '../database/sql.ts';
import { inSqliteTransaction } from '../database/sqlite-client.ts';
import { type Sql, sql } from '../database/statement.ts';

/** A session from Payload: times from the database are strings, new times are dates. */
interface Session {
  id: string;
  createdAt: string | Date;
  expiresAt: string | Date;
}

interface Change {
  payload: Payload;
  id: number;
  sessions: Session[];
  /** The stored hash of the password with which the new session was opened. */
  hash: unknown;
  req: Partial<PayloadRequest> | undefined;
}

/** Whether a value has the form of Payload's session ids. */
export const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The id of the request's session; undefined if there is none. */
export const getOwnSession = ({ user }: Partial<Pick<PayloadRequest, 'user'>>): string | undefined => {
  const own = user && '_sid' in user ? user._sid : undefined;
  return isSessionId(own) ? own : undefined;
};

/**
 * Begins a session, unless the account was deactivated or its password changed meanwhile. On PostgreSQL it waits for a
 * transaction that makes such a change, because that change must also end this session.
 */
const begin = ({ id, hash }: Change, session: Session, shareRow: Sql): Sql => sql`
  INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
  SELECT (SELECT COALESCE(MAX(_order), 0) + 1 FROM staff_sessions WHERE _parent_id = ${Number(id)}), staff.id, ${session.id},
    ${new Date(session.createdAt).toISOString()}, ${new Date(session.expiresAt).toISOString()}
  FROM staff WHERE id = ${Number(id)} AND hash = ${String(hash)} AND deactivated IS NOT TRUE
  ${shareRow}`;

const endAll = ({ run }: SqlDatabase, id: string | number): Promise<void> =>
  run(sql`DELETE FROM staff_sessions WHERE _parent_id = ${Number(id)}`);

const writeSessions = async (change: Change): Promise<void> => {
  const { payload, id, sessions, req } = change;
  const database = await getSqlDatabase(payload, req);
  const own = getOwnSession(req ?? {});
  const ofAccount = sql`_parent_id = ${Number(id)}`;
  await database.run(
    sql`DELETE FROM staff_sessions WHERE ${ofAccount} AND expires_at <= ${new Date().toISOString()}`,
  );
  const known = sessions.filter((session) => isSessionId(session.id));
  const set = known.filter(({ expiresAt }) => expiresAt instanceof Date);
  for (const session of set) {
    const until = new Date(session.expiresAt).toISOString();
    await database.run(
      session.createdAt instanceof Date
        ? begin(change, session, database.shareRow)
        : sql`UPDATE staff_sessions SET expires_at = ${until} WHERE ${ofAccount} AND id = ${session.id}`,
    );
  }
  if (set.length > 0) return;
  if (known.length === 0) await endAll(database, id);
  else if (own && !known.some((session) => session.id === own))
    await database.run(sql`DELETE FROM staff_sessions WHERE ${ofAccount} AND id = ${own}`);
};

/**
 * Writes only the one session that begins, is extended or ends. Payload 3.90 rewrites the whole list of an account's
 * sessions as it was read: of two concurrent sign-ins one session was lost, and a request during the rewrite was signed
 * out. Other changes of an account do not write its sessions, because they would restore sessions that were ended since
 * the account was read (accounts/end-access.ts ends them). Choosing a password by a mailed link ends all sessions and
 * accepts the invitation in one step, so the link works only once. Payload's session for it is dropped: the person
 * signs in afterwards.
 */
export const withSessionRows = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (adapter, payload) => {
    const updateOne: UpdateOne = adapter.updateOne.bind(adapter);
    adapter.updateOne = async (change) => {
      const { collection, data, id, req } = change;
      if (collection !== 'staff' || id === undefined || !Array.isArray(data.sessions))
        return updateOne(change);
      const { sessions, ...rest } = data;
      // Payload marks changes of sessions in this way.
      const isOfSessions = data.updatedAt === null;
      if (req?.context?.choosesPassword) {
        if (isOfSessions) return null;
        return inSqliteTransaction(adapter, async () => {
          const changed = await updateOne({ ...change, data: { ...rest, invitedAt: null } });
          await endAll(await getSqlDatabase(payload, req), id);
          return changed;
        });
      }
      if (!isOfSessions) return updateOne({ ...change, data: rest });
      await writeSessions({ payload, id: Number(id), sessions, hash: data.hash, req });
      return null;
    };
  });
