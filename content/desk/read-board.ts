import { month } from '@ev-site/contract/spans-of-time.ts';
import type { Payload, TypedUser, WhereField } from 'payload';
import { leadsOf, toLeadCondition, worksLeads } from '../access/lead-access.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { type Sql, sql } from '../database/statement.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { closedStatuses, type LeadStatus, listStatusesOf, toStatusWords } from '../leads/lead-statuses.ts';

/** An application as a card of the board. */
export interface BoardCard {
  id: number;
  name: string;
  status: LeadStatus;
  /** When the state that the card shows was saved, as an ISO date and time. */
  opened: string;
  /** ISO date and time. */
  receivedAt: string;
  /** When it is erased automatically, as an ISO date and time. */
  erasedAt: string;
  hasResume: boolean;
  /** Whether the virus scanner found nothing in the resume. If not, it is opened only where nothing in it can run. */
  isScanned: boolean;
}

/** The applications for a position, in columns by status, in the usual order of the statuses. */
export interface Board {
  columns: {
    status: LeadStatus;
    label: string;
    /** How many there are, even if not all have a card. */
    total: number;
    cards: BoardCard[];
  }[];
  /** There are more in the list of leads. */
  isCut: boolean;
}

const mostCards = 200;

/** @returns how many applications for a position have each status */
const countStatuses = async (
  payload: Payload,
  condition: Sql,
  job: number,
): Promise<Map<unknown, number>> => {
  const { rows } = await getSqlDatabase(payload);
  const counted = await rows(
    sql`SELECT status, COUNT(*) AS total FROM leads WHERE ${condition} AND job_id = ${Number(job)} GROUP BY status`,
  );
  return new Map(counted.map(({ status, total }) => [status, Number(total)]));
};

/**
 * Reads the applications for a position, as many as a board can hold: first the newest that are neither hired nor
 * rejected, then the newest of the others. Null for a person who sees no applications.
 */
export const readBoard = async (payload: Payload, user: TypedUser, job: number): Promise<Board | null> => {
  const condition = toLeadCondition(user);
  if (condition === null || !worksLeads({ user }, 'application')) return null;
  const readNewest = async (status: WhereField, limit: number) => {
    if (limit === 0) return [];
    const { docs } = await payload.find({
      collection: 'leads',
      where: { and: [leadsOf('application'), { job: { equals: job } }, { status }] },
      user,
      overrideAccess: false,
      depth: 0,
      limit,
      pagination: false,
      sort: '-createdAt',
      select: {
        name: true,
        status: true,
        createdAt: true,
        updatedAt: true,
        resumeName: true,
        resumeScan: true,
      },
    });
    return docs;
  };
  const counts = await countStatuses(payload, condition, job);
  const running = await readNewest({ not_in: [...closedStatuses] }, mostCards);
  const closed = await readNewest({ in: [...closedStatuses] }, mostCards - running.length);
  const kept = environmentOf(payload).APPLICATION_MONTHS * month;
  const cards = [...running, ...closed].map(
    ({ id, name, status, createdAt, updatedAt, resumeName, resumeScan }): BoardCard => ({
      id,
      name,
      status,
      opened: updatedAt,
      receivedAt: createdAt,
      erasedAt: new Date(Date.parse(createdAt) + kept).toISOString(),
      hasResume: Boolean(resumeName),
      isScanned: resumeScan === 'clean',
    }),
  );
  const columns = listStatusesOf('application').map((status) => ({
    status,
    label: toStatusWords(status),
    total: counts.get(status) ?? 0,
    cards: cards.filter((card) => card.status === status),
  }));
  return { columns, isCut: columns.some(({ total, cards: { length } }) => total > length) };
};
