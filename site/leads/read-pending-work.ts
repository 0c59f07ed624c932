import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { nameSql, type Sql, sql } from '@ev-site/content/database/statement.ts';
import { notInTrash } from '@ev-site/content/database/take-waiting.ts';
import type { Payload } from 'payload';
import { type PendingWork, type PendingWorks, pendingWorks } from '../metrics/pending-work.ts';
import { isNewRequest } from './privacy/work-requests.ts';
import { mayTellOfRoute } from './routing/work-routing.ts';

/** Where the work of a kind waits. */
interface Place {
  table: string;
  /** The time of the next try; NULL if there is nothing to do. It has an index. */
  due: string;
  /** The time since when the work waits, or earlier: leads also come back to the rules. */
  since: Sql;
  /** The further condition under which a worker takes it. */
  where: Sql;
  /** Whether the worker may put it off without a failure: then it counts only if it is due, or was tried. */
  isPutOff?: boolean;
}

const places: Record<PendingWork, Place> = {
  rules: { table: 'leads', due: 'route_at', since: sql`created_at`, where: notInTrash },
  handovers: {
    table: 'lead_routes',
    due: 'mail_at',
    since: sql`COALESCE(ended_at, at)`,
    where: mayTellOfRoute,
  },
  requests: {
    table: 'privacy_requests',
    due: 'next_attempt_at',
    since: sql`created_at`,
    where: isNewRequest,
    isPutOff: true,
  },
  recalls: {
    table: 'lead_recalls',
    due: 'next_attempt_at',
    since: sql`owed_at`,
    where: sql`TRUE`,
    isPutOff: true,
  },
};

/** Later than every time, so that a comparison finds all times by the index of the column. */
const farAhead = '9999-12-31T23:59:59.999Z';

/** Counts the pending work of each kind, with one query over the index of its next try. */
export const readPendingWork = async (payload: Payload, now = Date.now()): Promise<PendingWorks> => {
  const { rows } = await getSqlDatabase(payload);
  const read = async ({ table, due, since, where, isPutOff }: Place) => {
    const counted = isPutOff
      ? sql`(attempts > 0 OR ${nameSql(due)} <= ${new Date(now).toISOString()})`
      : sql`TRUE`;
    const [row] = await rows(
      sql`SELECT COUNT(*) AS waiting, MIN(${since}) AS oldest FROM ${nameSql(table)}
         WHERE ${nameSql(due)} <= ${farAhead} AND ${where} AND ${counted}`,
    );
    const oldest = row?.oldest ? new Date(String(row.oldest)).getTime() : now;
    return { waiting: Number(row?.waiting), oldestSeconds: Math.max(0, (now - oldest) / 1000) };
  };
  const found = await Promise.all(pendingWorks.map(async (work) => [work, await read(places[work])]));
  return Object.fromEntries(found) as PendingWorks;
};
