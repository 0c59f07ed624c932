import { mayNameDealers, namesDealers } from '@ev-site/contract/forms/named-dealers.ts';
import type { PayloadRequest } from 'payload';
import type { TransactionCarrier } from '../../database/in-transaction.ts';
import { sql } from '../../database/statement.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import { whereShownInEnglish } from '../../documents/visible.ts';
import type { Dealer, Lead, LeadRoute } from '../../payload-types.ts';
import { refuse } from '../../requests/refuse.ts';
import { findLead } from '../find-lead.ts';
import { isClosed } from '../lead-statuses.ts';
import { changeLead } from '../work/change-lead.ts';
import { writeLeadLog } from '../work/lead-log.ts';
import { nameOwner } from '../work/log-changes.ts';
import type { WorkOf } from '../work/work-input.ts';
import { endEarlier } from './end-routes.ts';
import { holdLead } from './hold-lead.ts';
import { insertRoute, isPlannedOrWithDealer, listRoutes } from './lead-routes.ts';
import { mostSteps } from './rule.ts';

/** A dealer to whom a lead can be handed over. */
export type Taker = Pick<Dealer, 'id' | 'name' | 'town'>;

/** Stored in place of a rule's id where a colleague has chosen the dealer. */
const byHand = -1;

/**
 * Whether a lead can be handed to a dealer by hand. A test ride cannot: it is with the dealer whom the visitor chose.
 */
export const mayBeHandedOver = ({ kind, status }: Pick<Lead, 'kind' | 'status'>): boolean =>
  kind !== 'testride' && mayNameDealers(kind) && !isClosed(status);

/** Whether the visitor was told that a dealer gets what he writes; if not, he has to be asked first. */
export const knowsOfDealers = ({ kind, privacyVersion }: Pick<Lead, 'kind' | 'privacyVersion'>): boolean =>
  namesDealers(kind, privacyVersion ?? '');

/** Dealers to whom a lead can be handed: published and with a mailbox, sorted by town and name. */
export const listTakers = async ({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Taker[]> => {
  const { docs } = await payload.find({
    collection: 'dealers',
    where: whereShownInEnglish(payload, 'dealers'),
    locale: 'en',
    depth: 0,
    pagination: false,
    sort: ['town', 'name'],
    select: { name: true, town: true, email: true },
  });
  return docs.filter(({ email }) => email).map(({ id, name, town }) => ({ id, name, town }));
};

/**
 * The route by which a dealer has a lead, whether carried out or only planned; undefined if a colleague has the lead.
 */
const findHolding = ({ owner }: Pick<Lead, 'owner'>, given: readonly LeadRoute[]): LeadRoute | undefined => {
  const last = given.at(-1);
  return !owner && last?.dealer && isPlannedOrWithDealer(last) ? last : undefined;
};

/**
 * The dealer who has a lead or is about to get it; null if there is none. Reads within the transaction of `req` if one
 * is open.
 */
export const readHolder = async (
  req: TransactionCarrier,
  lead: Lead,
): Promise<Pick<Dealer, 'id' | 'name'> | null> => {
  const held = findHolding(lead, await listRoutes(req.payload, lead.id, req));
  return held?.dealer ? { id: held.dealer, name: held.targetName } : null;
};

/**
 * Hands a lead to a dealer: the previous holder loses it, and the dealer gets the same mail and link as by a rule. This
 * only plans it, all or nothing; the next round of the rules carries it out (route-due.ts). Refused if the lead is now
 * with somebody else than the caller was shown, or is changed at the same moment.
 * @returns null, or the refusal
 */
export const handOver = async (
  req: PayloadRequest,
  lead: Lead,
  { dealer, agreed, opened, shown }: Omit<WorkOf<'dealer'>, 'kind'>,
): Promise<Response | null> => {
  const { payload, user } = req;
  if (!mayBeHandedOver(lead)) return refuse(409, 'You cannot hand this lead to a dealer.');
  const owner = toRelationId(lead.owner);
  const given = await listRoutes(payload, lead.id);
  const held = findHolding(lead, given);
  const isShown =
    !shown || ((shown.owner ?? null) === owner && (shown.dealer ?? null) === (held?.dealer ?? null));
  if (!isShown) {
    const holder = held ? `the dealer ${held.targetName}` : await nameOwner(req, owner);
    return refuse(
      409,
      `This lead was given to somebody else in the meantime. It is now with ${holder}. Nothing was done.`,
    );
  }
  const taker = (await listTakers(req)).find(({ id }) => id === dealer);
  if (!taker) return refuse(400, 'Choose a dealer who is published and has a mailbox.');
  const isAsked = knowsOfDealers(lead);
  if (!isAsked && agreed !== true) return refuse(400, 'Ask the visitor first whether a dealer may get it.');
  if (given.length >= mostSteps)
    return refuse(409, 'This lead was given to others too often. Call the dealer instead.');
  if (held?.dealer === taker.id) return refuse(409, 'This dealer already has the lead.');
  const step = given.length + 1;
  const rule = { id: byHand, name: user?.name ?? 'A colleague' };
  const target = { rule, to: 'dealer', id: taker.id, name: taker.name } as const;
  const isPlanned = await holdLead(
    payload,
    lead.id,
    async (_doer, { run }) => {
      const now = await findLead(payload, lead.id, req);
      if (!now || now.deletedAt || !mayBeHandedOver(now) || toRelationId(now.owner) !== owner) return false;
      if (!(await insertRoute(req, lead.id, target, { step, turn: lead.id * mostSteps + step })))
        return false;
      await run(sql`UPDATE leads SET route_at = ${new Date().toISOString()} WHERE id = ${lead.id}`);
      await endEarlier(req, { lead: lead.id, step });
      if (owner) await changeLead(req, now, { owner: null }, opened, { isHandedOver: true });
      if (!isAsked)
        await writeLeadLog(req, { lead, kind: 'note', text: `Agrees that ${taker.name} gets it` });
      return true;
    },
    req,
  );
  return isPlanned ? null : refuse(409, 'This lead was changed just now. Load the page again.');
};
