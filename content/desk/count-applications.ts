import type { Payload, TypedUser } from 'payload';
import { toLeadCondition } from '../access/lead-access.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { toDocumentTitle } from '../documents/document-title.ts';
import { isOpenJob } from '../documents/visible.ts';
import { closedSql } from '../leads/lead-statuses.ts';

/** The applications for a position. */
interface PositionCount {
  id: number;
  position: string;
  /** Whether visitors can apply. */
  isOpen: boolean;
  total: number;
  /** New ones, which nobody has looked at yet. */
  fresh: number;
}

/**
 * Counts applications by position, in one query. Lists positions that visitors see, and positions with applications
 * that are neither hired nor rejected.
 */
export const countApplications = async (payload: Payload, user: TypedUser): Promise<PositionCount[]> => {
  const condition = toLeadCondition(user);
  if (condition === null) return [];
  const { rows } = await getSqlDatabase(payload);
  const [{ docs }, counted] = await Promise.all([
    payload.find({
      collection: 'jobs',
      locale: 'en',
      depth: 0,
      pagination: false,
      sort: '-postedAt',
      select: { position: true, open: true, closesAt: true, _status: true },
    }),
    rows(
      sql`SELECT job_id, COUNT(*) AS total, SUM(CASE WHEN status = 'new' THEN 1 ELSE 0 END) AS fresh,
         SUM(CASE WHEN status IN (${closedSql}) THEN 0 ELSE 1 END) AS running FROM leads
         WHERE ${condition} AND job_id IS NOT NULL GROUP BY job_id`,
    ),
  ]);
  const counts = new Map(counted.map((row) => [Number(row.job_id), row]));
  return docs
    .map((job) => ({
      id: job.id,
      position: toDocumentTitle(job, 'position'),
      isOpen: job._status === 'published' && isOpenJob(job),
      total: Number(counts.get(job.id)?.total ?? 0),
      fresh: Number(counts.get(job.id)?.fresh ?? 0),
    }))
    .filter(({ id, isOpen }) => isOpen || Number(counts.get(id)?.running) > 0);
};
