import type { DatabaseAdapterObj, Payload, PayloadRequest, UpdateOne } from 'payload';
import { changing } from './changing.ts';
import { getSqlDatabase, type SqlDatabase, toSqlText } from './sql.ts';
import { asOne } from './sqlite-client.ts';

/** A session as Payload hands it over: what it has read are texts, what it has just set are dates. */
interface Session {
  id: string;
  createdAt: string | Date;
  expiresAt: string | Date;
}

interface Change {
  payload: Payload;
  id: number;
  sessions: Session[];
  /** The password, as it is kept, that was right for the session that begins. */
  hash: unknown;
  req: Partial<PayloadRequest> | undefined;
}

/** Whether it is an identifier as Payload gives to sessions; nothing else gets into a statement. */
export const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The session in which somebody asks; undefined where there is none. */
export const getOwnSession = ({ user }: Partial<Pick<PayloadRequest, 'user'>>): string | undefined => {
  const own = user && '_sid' in user ? user._sid : undefined;
  return isSessionId(own) ? own : undefined;
};

/**
 * Begins a session, unless the account has another password by now or is deactivated. On PostgreSQL it waits for
 * whoever is about to change that: the change ends the sessions that there are, and must not miss this one.
 */
const begin = ({ id, hash }: Change, session: Session, shareRow: string): string => `
  INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
  SELECT (SELECT COALESCE(MAX(_order), 0) + 1 FROM staff_sessions WHERE _parent_id = ${Number(id)}), staff.id, '${session.id}',
    '${new Date(session.createdAt).toISOString()}', '${new Date(session.expiresAt).toISOString()}'
  FROM staff WHERE id = ${Number(id)} AND hash = ${toSqlText(String(hash))} AND deactivated IS NOT TRUE
  ${shareRow}`;

const endAll = ({ run }: SqlDatabase, id: string | number): Promise<void> =>
  run(`DELETE FROM staff_sessions WHERE _parent_id = ${Number(id)}`);

const writeSessions = async (change: Change): Promise<void> => {
  const { payload, id, sessions, req } = change;
  const database = await getSqlDatabase(payload, req);
  const own = getOwnSession(req ?? {});
  const ofAccount = `_parent_id = ${Number(id)}`;
  await database.run(
    `DELETE FROM staff_sessions WHERE ${ofAccount} AND expires_at <= '${new Date().toISOString()}'`,
  );
  const known = sessions.filter((session) => isSessionId(session.id));
  const set = known.filter(({ expiresAt }) => expiresAt instanceof Date);
  for (const session of set) {
    const until = new Date(session.expiresAt).toISOString();
    await database.run(
      session.createdAt instanceof Date
        ? begin(change, session, database.shareRow)
        : `UPDATE staff_sessions SET expires_at = '${until}' WHERE ${ofAccount} AND id = '${session.id}'`,
    );
  }
  if (set.length > 0) return;
  if (known.length === 0) await endAll(database, id);
  else if (own && !known.some((session) => session.id === own))
    await database.run(`DELETE FROM staff_sessions WHERE ${ofAccount} AND id = '${own}'`);
};

/**
 * Writes the one session that begins, is prolonged or ends. Payload 3.90 writes the whole list of an account anew, as it
 * was when it read it: of two sign-ins at once one was over at once, and whoever asked in between was signed out. Every
 * other change of an account leaves its sessions alone: it would begin again what was ended since it read them
 * (accounts/end-access.ts ends them). Whoever chooses a password by a link ends all of them with that and has taken up
 * his invitation, as one: the link works once. The session that Payload begins for him is none: he signs in by himself.
 */
export const withSessionRows = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  changing(database, (adapter, payload) => {
    const updateOne: UpdateOne = adapter.updateOne.bind(adapter);
    adapter.updateOne = async (change) => {
      const { collection, data, id, req } = change;
      if (collection !== 'staff' || id === undefined || !Array.isArray(data.sessions))
        return updateOne(change);
      const { sessions, ...rest } = data;
      // So does Payload mark what only concerns sessions.
      const isOfSessions = data.updatedAt === null;
      if (req?.context?.choosesPassword) {
        if (isOfSessions) return null;
        return asOne(adapter, async () => {
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
