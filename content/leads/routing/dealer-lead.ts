import type { DealerOutcome } from '@ev-site/contract/dealers.ts';
import { day, hour, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { sql } from '../../database/statement.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import { whereShownInEnglish } from '../../documents/visible.ts';
import type { Dealer, Lead, LeadRoute } from '../../payload-types.ts';
import { addWorkingHours, readAnswerTimes } from '../answer-times.ts';
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

/** A lead as the dealer's link opens it. */
export interface DealerLead {
  route: LeadRoute;
  lead: Lead;
}

/** The dealer of a route, as he is now; undefined if he is no longer published, because then he gets nothing more. */
export const findDealerOf = async (
  payload: Payload,
  { dealer }: Pick<LeadRoute, 'dealer'>,
): Promise<Dealer | undefined> => {
  const { docs } = await payload.find({
    collection: 'dealers',
    where: { and: [{ id: { equals: Number(dealer) } }, whereShownInEnglish(payload, 'dealers')] },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
};

/**
 * Finds the lead that a dealer's link opens.
 * @returns null for every reason alike: the key is wrong or expired, the dealer is no longer published, or the lead was
 * given back, given to somebody else, erased or moved to the trash.
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

/** When a dealer's link that is renewed now ends, as an ISO date and time. */
const toEndOfLink = (now: number, { linkDays }: { linkDays: number }): string =>
  new Date(now + linkDays * day).toISOString();

/** The dealer accepts the lead: the answer term and the time of his link begin anew, all or nothing. */
export const acceptLead = async (payload: Payload, { route, lead }: DealerLead): Promise<void> => {
  const now = new Date();
  const times = await readAnswerTimes(payload);
  const until = toEndOfLink(now.getTime(), times);
  const due = addWorkingHours(now, times.hours[lead.kind], times).toISOString();
  await holdLead(payload, lead.id, async (req, { run }) => {
    const set = sql`state = 'taken', taken_at = ${now.toISOString()}, key_until = ${until}, mail_at = NULL`;
    if (!(await changeRoute(payload, route.id, ['offered'], set, { req }))) return;
    await writeLeadLog(req, { lead, kind: 'owner', fact: 'taken', text: 'Taken', by: route.targetName });
    await run(
      sql`UPDATE leads SET term_from = ${now.toISOString()}, answer_by = ${due}, escalations = 0, escalate_at = ${due}
       WHERE id = ${lead.id} AND answered_at IS NULL`,
    );
  });
};

/**
 * The dealer gives the lead back: this statement ends his link, and the rules then give the lead to somebody else
 * (route-due.ts).
 */
export const giveLeadBack = async (
  payload: Payload,
  { route }: DealerLead,
  reason: string,
): Promise<void> => {
  await changeRoute(
    payload,
    route.id,
    ['offered', 'taken'],
    sql`state = 'back', cause = 'dealer', reason = ${reason}, ended_at = ${new Date().toISOString()}, mail_at = NULL`,
  );
};

/** Lines that a dealer can write into a lead's log per hour: more would hide what colleagues have written. */
const mostLines = 20;

/** The status of a lead after its dealer has noted something. */
const toStatus = (noted: DealerOutcome, { status }: Pick<Lead, 'status'>): Lead['status'] =>
  noted === 'sold' ? 'won' : noted === 'called' && status === 'new' ? 'contacted' : status;

/**
 * Notes what the dealer says about his lead, and extends his link from now, because a sale may take months. A call or a
 * sale counts as the answer, and the status follows. All of it is done or nothing. Nothing is noted about a lead that
 * he no longer has.
 * @returns false if he has noted too much within an hour, otherwise true.
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
    // A second press on the same button says nothing new, unless it adds text.
    const addsWords = text !== '' && own[0]?.text !== line;
    const isAgain = sql`noted = ${noted} AND noted_at > ${ago(minute)}`;
    const also = addsWords ? sql`` : sql`AND (noted IS NULL OR NOT (${isAgain}))`;
    const set = sql`noted = ${noted}, noted_at = ${ago(0)}, key_until = ${until}`;
    if (!(await changeRoute(payload, route.id, ['taken'], set, { also, req }))) return true;
    const kind = noted === 'notReached' ? 'note' : 'call';
    await writeLeadLog(req, { lead, kind, text: line, by: route.targetName });
    await run(sql`UPDATE leads SET called_at = ${ago(0)} WHERE id = ${lead.id}`);
    // A colleague may have closed it meanwhile.
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
