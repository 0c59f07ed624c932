import type { DatabaseAdapterObj, Payload, PayloadRequest, UpdateOne } from 'payload';
import { getSqlDatabase } from './sql.ts';

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
  req: Partial<PayloadRequest> | undefined;
}

/** The identifiers that Payload gives to sessions. */
const isIdentifier = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const getOwn = (req: Partial<PayloadRequest> | undefined): string | undefined => {
  const own = req?.user && '_sid' in req.user ? req.user._sid : undefined;
  return isIdentifier(own) ? own : undefined;
};

const writeSessions = async ({ payload, id, sessions, req }: Change): Promise<void> => {
  const database = await getSqlDatabase(payload, req);
  const own = getOwn(req);
  const ofAccount = `_parent_id = ${Number(id)}`;
  await database.run(
    `DELETE FROM staff_sessions WHERE ${ofAccount} AND expires_at <= '${new Date().toISOString()}'`,
  );
  const known = sessions.filter((session) => isIdentifier(session.id));
  const set = known.filter(({ expiresAt }) => expiresAt instanceof Date);
  for (const session of set) {
    const until = new Date(session.expiresAt).toISOString();
    if (session.createdAt instanceof Date)
      await database.run(
        `INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
         SELECT COALESCE(MAX(_order), 0) + 1, ${Number(id)}, '${session.id}', '${session.createdAt.toISOString()}', '${until}'
         FROM staff_sessions WHERE ${ofAccount}`,
      );
    else
      await database.run(
        `UPDATE staff_sessions SET expires_at = '${until}' WHERE ${ofAccount} AND id = '${session.id}'`,
      );
  }
  if (set.length > 0) return;
  if (known.length === 0) await database.run(`DELETE FROM staff_sessions WHERE ${ofAccount}`);
  else if (own && !known.some((session) => session.id === own))
    await database.run(`DELETE FROM staff_sessions WHERE ${ofAccount} AND id = '${own}'`);
};

/**
 * Writes the one session that begins, is prolonged or ends. Payload 3.90 writes the whole list of an account anew, as it
 * was when it read it: of two sign-ins at once one was over at once, and whoever asked in between was signed out.
 */
export const withSessionRows = (database: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...database,
  init(given) {
    const adapter = database.init(given);
    const updateOne: UpdateOne = adapter.updateOne.bind(adapter);
    adapter.updateOne = async (change) => {
      const { collection, data, id, req } = change;
      // So does Payload mark what only concerns sessions.
      const isAboutSessions =
        collection === 'staff' && data.updatedAt === null && Array.isArray(data.sessions);
      if (!isAboutSessions || id === undefined) return updateOne(change);
      const sessions: Session[] = data.sessions as Session[];
      await writeSessions({ payload: given.payload, id: Number(id), sessions, req });
      return null;
    };
    return adapter;
  },
});
