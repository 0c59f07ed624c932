import type { Payload, TypedUser } from 'payload';
import { leadsOf, worksLeads } from '../access/lead-access.ts';
import { getEnvironment } from '../deployment/environment.ts';
import { type LeadStatus, listStatusesOf, toStatusWords } from '../leads/lead-statuses.ts';
import { month } from '../time/spans-of-time.ts';

/** An application as a card of the board. */
export interface BoardCard {
  id: number;
  name: string;
  status: LeadStatus;
  /** The state of the application that is shown: when it was saved, as an ISO date and time. */
  opened: string;
  /** ISO date and time. */
  receivedAt: string;
  /** When it erases itself, as an ISO date and time. */
  erasedAt: string;
  hasResume: boolean;
}

/** The applications for a position, by status in the order in which they go. */
export interface Board {
  columns: { status: LeadStatus; label: string; cards: BoardCard[] }[];
  /** More are in the list. */
  isCut: boolean;
}

const most = 200;

/** Reads the newest applications for a position; null for whoever sees none. */
export const readBoard = async (payload: Payload, user: TypedUser, job: number): Promise<Board | null> => {
  if (!worksLeads({ user }, 'application')) return null;
  const { docs, hasNextPage } = await payload.find({
    collection: 'leads',
    where: { and: [leadsOf('application'), { job: { equals: job } }] },
    user,
    overrideAccess: false,
    depth: 0,
    limit: most,
    sort: '-createdAt',
    select: { name: true, status: true, createdAt: true, updatedAt: true, resumeName: true },
  });
  const kept = getEnvironment(process.env).APPLICATION_MONTHS * month;
  const cards = docs.map(
    ({ id, name, status, createdAt, updatedAt, resumeName }): BoardCard => ({
      id,
      name,
      status,
      opened: updatedAt,
      receivedAt: createdAt,
      erasedAt: new Date(Date.parse(createdAt) + kept).toISOString(),
      hasResume: Boolean(resumeName),
    }),
  );
  return {
    columns: listStatusesOf('application').map((status) => ({
      status,
      label: toStatusWords(status),
      cards: cards.filter((card) => card.status === status),
    })),
    isCut: hasNextPage,
  };
};
