import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { getRole, hasRole } from '../access/roles.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { readRouteId } from '../requests/route-id.ts';
import { findAccountById } from './find-account.ts';
import { getOwnSession, isSessionId } from './session-rows.ts';

/** An open session. */
export interface OpenSession {
  id: string;
  /** ISO dates and times. */
  since: string;
  until: string;
  /** Browser and system, and the address, at the sign-in; empty if the audit log no longer has the entry. */
  device: string;
  from: string;
  /** Whether it is the session of this request. */
  isOwn: boolean;
}

type SessionRequest = Pick<PayloadRequest, 'payload' | 'user'>;

const toIso = (value: unknown): string => new Date(String(value)).toISOString();

/** Whether a person may see and end the sessions of an account: everybody their own, an administrator all. */
const mayReach = (req: SessionRequest, account: number | undefined): account is number =>
  account !== undefined && getRole(req) !== null && (req.user?.id === account || hasRole(req, 'admin'));

/** The open sessions of an account, the newest first. */
const listSessions = async (req: SessionRequest, account: number): Promise<OpenSession[]> => {
  const { payload } = req;
  const rows = await (await getSqlDatabase(payload)).rows(
    sql`SELECT id, created_at, expires_at FROM staff_sessions WHERE _parent_id = ${Number(account)}`,
  );
  const open = rows.filter((row) => new Date(String(row.expires_at)) > new Date());
  const { docs } = await payload.db.find<{ session?: string; device?: string; from?: string }>({
    collection: 'audit-log',
    where: { session: { in: open.map(({ id }) => String(id)) } },
    pagination: false,
  });
  const begun = new Map(docs.map((line) => [line.session, line]));
  return open
    .map((row) => {
      const id = String(row.id);
      return {
        id,
        since: toIso(row.created_at),
        until: toIso(row.expires_at),
        device: begun.get(id)?.device ?? '',
        from: begun.get(id)?.from ?? '',
        isOwn: id === getOwnSession(req),
      };
    })
    .toSorted((a, b) => b.since.localeCompare(a.since));
};

const endOne: Endpoint = {
  path: '/:id/sessions/:session',
  method: 'delete',
  handler: async (req) => {
    const account = readRouteId(req);
    const session = String(req.routeParams?.session);
    // “others” is allowed, too.
    if (!mayReach(req, account) || !isSessionId(session)) throw new Forbidden(req.t);
    const database = await getSqlDatabase(req.payload);
    const which = session === 'others' ? sql`id <> ${getOwnSession(req) ?? ''}` : sql`id = ${session}`;
    const ended = await database.rows(
      sql`DELETE FROM staff_sessions WHERE _parent_id = ${account} AND ${which} RETURNING id`,
    );
    const kept = await findAccountById<{ id: number; name: string }>(req, account);
    await recordAudit(req, {
      action: 'sessionEnded',
      what: `Member of staff “${kept?.name ?? account}”`,
      details: `${ended.length} ended`,
    });
    return Response.json({ ended: ended.length });
  },
};

const list: Endpoint = {
  path: '/:id/sessions',
  method: 'get',
  handler: async (req) => {
    const account = readRouteId(req);
    if (!mayReach(req, account)) throw new Forbidden(req.t);
    return Response.json({ docs: await listSessions(req, account) });
  },
};

/** `GET /staff/:id/sessions`, and `DELETE /staff/:id/sessions/:session`; “others” ends all except that of the request. */
export const sessionEndpoints: Endpoint[] = [list, endOne];
