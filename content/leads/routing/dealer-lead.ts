import type { DealerOutcome } from '@ev-site/contract/dealers.ts';
import type { Payload } from 'payload';
import { toSqlText } from '../../database/sql.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import { seenOf } from '../../documents/visible.ts';
import type { Dealer, Lead, LeadRoute } from '../../payload-types.ts';
import { addWorkingHours, readAnswerTimes } from '../../reports/answer-times.ts';
import { day, hour, minute } from '../../time/spans-of-time.ts';
import { findLead } from '../find-lead.ts';
import { readLeadLog, writeLeadLog } from '../work/lead-log.ts';
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

/** What a lead becomes by what its dealer notes. */
const toStatus = (noted: DealerOutcome, { status }: Pick<Lead, 'status'>): Lead['status'] =>
  noted === 'sold' ? 'won' : noted === 'called' && status === 'new' ? 'contacted' : status;

/**
 * The dealer says what came of it, and his link lasts from now: a sale may take months. A call or a sale counts as the
 * answer, and the status follows. All of it holds or none. Nothing is noted of a lead that he has no longer.
 * @returns whether it could be noted; false where he has noted too much within an hour.
 */
export const noteOfDealer = async (
  payload: Payload,
  { route, lead }: DealerLead,
  noted: DealerOutcome,
  text: string,
): Promise<boolean> => {
  const now = Date.now();
  const ago = (ms: number) => new Date(now - ms).toISOString();
  const until = toEndOfLink(now, await readAnswerTimes(payload));
  const line = [noteWords[noted], text].filter(Boolean).join(': ');
  return holdLead(payload, lead.id, async (req, { run }) => {
    const log = await readLeadLog(payload, lead.id, req);
    const own = log.filter(({ by }) => by === route.targetName);
    if (own.filter(({ at }) => at > ago(hour)).length >= mostLines) return false;
    // A second press on the same button says nothing new, unless words are added.
    const addsWords = text !== '' && own[0]?.text !== line;
    const isAgain = `noted = '${noted}' AND noted_at > '${ago(minute)}'`;
    const also = addsWords ? '' : `AND (noted IS NULL OR NOT (${isAgain}))`;
    const set = `noted = '${noted}', noted_at = '${ago(0)}', key_until = '${until}'`;
    if (!(await changeRoute(payload, route.id, ['taken'], set, { also, req }))) return true;
    const kind = noted === 'notReached' ? 'note' : 'call';
    await writeLeadLog(req, { lead, kind, text: line, by: route.targetName });
    await run(`UPDATE leads SET called_at = '${ago(0)}' WHERE id = ${lead.id}`);
    // A colleague may have closed it since.
    const { status: before } = (await findLead(payload, lead.id, req)) ?? lead;
    const status = toStatus(noted, { status: before });
    if (status !== before)
      await payload.update({
        collection: 'leads',
        id: lead.id,
        data: { status },
        depth: 0,
        req,
        context: { changedBy: route.targetName },
      });
    return true;
  });
};
