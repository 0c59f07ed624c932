import type { DealerOutcome } from '@ev-site/contract/dealers.ts';
import type { Payload } from 'payload';
import { getSqlDatabase, toSqlText } from '../../database/sql.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import { seenOf } from '../../documents/visible.ts';
import type { Dealer, Lead, LeadRoute } from '../../payload-types.ts';
import { addWorkingHours, readAnswerTimes } from '../../reports/answer-times.ts';
import { day, hour, minute } from '../../time/spans-of-time.ts';
import { type LeadLogEntry, readLeadLog, writeLeadLog } from '../work/lead-log.ts';
import { isDealerKey, readDealerKey } from './dealer-key.ts';
import { holdLead } from './hold-lead.ts';
import { changeRoute } from './lead-routes.ts';

const noteWords: Record<DealerOutcome, string> = {
  called: 'Called',
  sold: 'Sold',
  notReached: 'Not reached',
};

/** A lead as its dealer's link opens it. */
export interface DealerLead {
  route: LeadRoute;
  lead: Lead;
}

/** The dealer of a route, as he is now; undefined where he is no longer published, and so gets nothing more. */
export const findDealerOf = async (
  payload: Payload,
  { dealer }: Pick<LeadRoute, 'dealer'>,
): Promise<Dealer | undefined> => {
  const { docs } = await payload.find({
    collection: 'dealers',
    where: { and: [{ id: { equals: Number(dealer) } }, seenOf(payload, 'dealers')] },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
};

/**
 * The lead that a dealer's link opens.
 * @returns null where the key is wrong, its time is over, the dealer is no longer published, the lead was given back or to
 * somebody else, erased or thrown away: all alike.
 */
export const findDealerLead = async (
  payload: Payload,
  key: unknown,
  now = Date.now(),
): Promise<DealerLead | null> => {
  const id = readDealerKey(key);
  if (id === null) return null;
  const route = await payload.db.findOne<LeadRoute>({
    collection: 'lead-routes',
    where: {
      and: [
        { id: { equals: id } },
        { state: { in: ['offered', 'taken'] } },
        { keyUntil: { greater_than: new Date(now).toISOString() } },
      ],
    },
  });
  if (!route || !isDealerKey(payload.secret, route, key)) return null;
  const lead = await payload.db.findOne<Lead>({
    collection: 'leads',
    where: { and: [{ id: { equals: route.lead } }, { deletedAt: { exists: false } }] },
  });
  const isHolder = lead && toRelationId(lead.routedTo) === route.dealer;
  return isHolder && (await findDealerOf(payload, route)) ? { route, lead } : null;
};

/** Until when a dealer's link works from now on, as an ISO date and time. */
const toEndOfLink = (now: number, { linkDays }: { linkDays: number }): string =>
  new Date(now + linkDays * day).toISOString();

/**
 * The dealer accepts the lead: the term of the answer begins anew for him, and his link lasts from now. All of it holds
 * or none.
 */
export const acceptLead = async (payload: Payload, { route, lead }: DealerLead): Promise<void> => {
  const now = new Date();
  const times = await readAnswerTimes(payload);
  const until = toEndOfLink(now.getTime(), times);
  const due = addWorkingHours(now, times.hours[lead.kind], times).toISOString();
  await holdLead(payload, lead.id, async (req, { run }) => {
    const set = `state = 'taken', taken_at = '${now.toISOString()}', key_until = '${until}', mail_at = NULL`;
    if (!(await changeRoute(payload, route.id, ['offered'], set, { req }))) return;
    await writeLeadLog(req, { lead, kind: 'owner', text: 'Taken', by: route.targetName });
    await run(
      `UPDATE leads SET term_from = '${now.toISOString()}', answer_by = '${due}', escalations = 0, escalate_at = '${due}'
       WHERE id = ${lead.id} AND answered_at IS NULL`,
    );
  });
};

/** The dealer gives the lead back: the link ends with this statement, and the rules go on with the lead (route-due.ts). */
export const giveLeadBack = async (
  payload: Payload,
  { route }: DealerLead,
  reason: string,
): Promise<void> => {
  await changeRoute(
    payload,
    route.id,
    ['offered', 'taken'],
    `state = 'back', reason = ${toSqlText(reason)}, ended_at = '${new Date().toISOString()}', mail_at = NULL`,
  );
};

/** Lines that a dealer writes into a lead's log within an hour at most: more would hide what colleagues have written. */
const mostLines = 20;

/** Longer than a press takes to be written down (ms). */
const pressMs = 2000;

/** What a lead becomes by what its dealer notes. */
const toStatus = (noted: DealerOutcome, { status }: Pick<Lead, 'status'>): Lead['status'] =>
  noted === 'sold' ? 'won' : noted === 'called' && status === 'new' ? 'contacted' : status;

/** What the log says of the dealer, the newest line first. */
const readOwnLines = async (payload: Payload, { route, lead }: DealerLead): Promise<LeadLogEntry[]> =>
  (await readLeadLog(payload, lead.id)).filter(({ by }) => by === route.targetName);

/**
 * The dealer says what came of it, and his link lasts from now: a sale may take months. A call or a sale counts as the
 * answer, and the status follows.
 * @returns whether it could be noted; false where he has noted too much within an hour.
 */
export const noteOfDealer = async (
  payload: Payload,
  { route, lead }: DealerLead,
  noted: DealerOutcome,
  text: string,
): Promise<boolean> => {
  const own = await readOwnLines(payload, { route, lead });
  const hourAgo = new Date(Date.now() - hour).toISOString();
  if (own.filter((line) => line.at > hourAgo).length >= mostLines) return false;
  const now = new Date();
  const at = now.toISOString();
  const until = toEndOfLink(now.getTime(), await readAnswerTimes(payload));
  const line = [noteWords[noted], text].filter(Boolean).join(': ');
  const status = toStatus(noted, lead);
  // A second press on the same button says nothing new.
  const minuteAgo = new Date(now.getTime() - minute).toISOString();
  const isAgain = `noted = '${noted}' AND noted_at > '${minuteAgo}'`;
  // Unless words are added, or what ended halfway has left something to do.
  const addsWords = text !== '' && own[0]?.text !== line;
  const notedAt = route.notedAt ?? '';
  const saidLast = own[0] && own[0].at > minuteAgo ? own[0].text : '';
  const isPast = notedAt < new Date(now.getTime() - pressMs).toISOString();
  const isHalfDone = isPast && (!saidLast.startsWith(noteWords[noted]) || status !== lead.status);
  // Of two presses at once both have found the same moment, and one of them still does it.
  const goesOn = notedAt && (addsWords || isHalfDone) ? ` OR noted_at = '${notedAt}'` : '';
  const isNoted = await changeRoute(
    payload,
    route.id,
    ['taken'],
    `noted = '${noted}', noted_at = '${at}', key_until = '${until}'`,
    { also: `AND (noted IS NULL OR NOT (${isAgain})${goesOn})` },
  );
  if (!isNoted) return true;
  const kind = noted === 'notReached' ? 'note' : 'call';
  const isSaid = saidLast === line && route.noted === noted && notedAt > minuteAgo;
  if (!isSaid) await writeLeadLog({ payload, user: null }, { lead, kind, text: line, by: route.targetName });
  const { run } = await getSqlDatabase(payload);
  await run(`UPDATE leads SET called_at = '${at}' WHERE id = ${lead.id}`);
  if (status !== lead.status)
    await payload.update({
      collection: 'leads',
      id: lead.id,
      data: { status },
      depth: 0,
      context: { changedBy: route.targetName },
    });
  return true;
};
