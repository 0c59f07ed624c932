import { type Sql, sql } from '@ev-site/content/database/statement.ts';
import { processAll, takeNext, updateIfHeld } from '@ev-site/content/database/take-waiting.ts';
import { toRelationId } from '@ev-site/content/documents/relation-id.ts';
import { readAnswerTimes } from '@ev-site/content/leads/answer-times.ts';
import { findLead } from '@ev-site/content/leads/find-lead.ts';
import { toLeadMailName } from '@ev-site/content/leads/lead-mails.ts';
import { closedSql, isClosed } from '@ev-site/content/leads/lead-statuses.ts';
import { makeDealerKey } from '@ev-site/content/leads/routing/dealer-key.ts';
import { findDealerOf } from '@ev-site/content/leads/routing/dealer-lead.ts';
import { readCause, toCauseSql } from '@ev-site/content/leads/routing/lead-routes.ts';
import { routeDue } from '@ev-site/content/leads/routing/route-due.ts';
import { sayLead } from '@ev-site/content/leads/staff-words.ts';
import { findOwner, listLeads } from '@ev-site/content/leads/work/tell-owner.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { isMailboxRefused } from '@ev-site/content/mail/mailer.ts';
import type { Lead, LeadRoute } from '@ev-site/content/payload-types.ts';
import { indianDay } from '@ev-site/content/time/india-time.ts';
import { dealerLeadPath, inLanguage } from '@ev-site/contract/paths.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import { getMailbox } from '../company.ts';
import type { LinkedMailWork } from '../mail-work.ts';
import { getNextAttempt, isGivenUpAfterTries } from '../outbox/retry-times.ts';
import { toDealerLanguage, toDealerMail } from './dealer-mail.ts';

/** SQL condition on a route: no mail about a lead in the trash, or about a closed one, until it is restored or opened again. */
export const mayTellOfRoute = sql`NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_routes.lead AND (leads.deleted_at IS NOT NULL OR leads.status IN (${closedSql})))`;

/**
 * Leases one route at a time, for longer than a mail takes on the slowest server, so that no other process sends the
 * same mail.
 */
const taking = {
  column: 'mail_at',
  where: mayTellOfRoute,
  set: sql`attempts = attempts + 1`,
  leaseMs: 2 * minute,
};

/** The work of the routing rules. Any number may run, in one process or in many. */
interface RoutingWork {
  /** Assigns the leads that wait for it. */
  route(stopped?: AbortSignal): Promise<void>;
  /** Sends mails to the people and dealers who were given leads, and about leads that came back from a dealer. */
  tell(stopped?: AbortSignal): Promise<void>;
}

/**
 * Creates the work of the routing rules: leads are assigned in the database first, and the mails about it follow from
 * an outbox of their own, so that a slow mail server delays no lead.
 */
export const createRoutingWork = ({
  payload,
  mailer,
  getCompany,
  publicUrl,
  log,
  now = Date.now,
}: LinkedMailWork): RoutingWork => {
  /**
   * How the mail about a given lead is known. A step that is lost with a restore and made again has another link, so
   * its mail must not count as a copy of the first one.
   */
  const toMailId = ({ step, at }: LeadRoute, lead: Lead) => ({
    name: toLeadMailName(lead.id, `given-${step}`),
    moment: Date.parse(at),
  });

  const tellOwner = async (route: LeadRoute, lead: Lead): Promise<void> => {
    // The lead has another owner by now.
    const ownerId = toRelationId(lead.owner);
    if (ownerId === null || ownerId !== route.owner) return;
    const owner = await findOwner(payload, ownerId, lead);
    if (!owner) return;
    await mailer.send({
      ...toMailId(route, lead),
      to: owner.email,
      subject: `Yours now: ${sayLead(lead)}`,
      text: `The rule “${route.ruleName}” has given you:\n\n${listLeads(payload, [lead])}\n`,
    });
  };

  const tellDealer = async (route: LeadRoute, lead: Lead): Promise<void> => {
    const dealer = await findDealerOf(payload, route);
    if (!dealer?.email) throw new Error('The dealer is not published any more, or has no mailbox.');
    const language = toDealerLanguage(dealer.spoken ?? []);
    const [company, times] = await Promise.all([getCompany(language), readAnswerTimes(payload)]);
    const link = `${publicUrl}${inLanguage(dealerLeadPath, language)}?key=${makeDealerKey(payload.secret, route)}`;
    const [hours, days] = [times.hours[lead.kind], times.linkDays];
    // Never the visitor's address: a reply would quote the link.
    const replyTo = getMailbox(company, lead.kind);
    const told = { lead, dealer: route.targetName, link, hours, days, company: company.company };
    await mailer.send({
      ...toDealerMail(told, language),
      ...toMailId(route, lead),
      to: dealer.email,
      ...(replyTo && { replyTo }),
    });
  };

  const tellLeft = async (route: LeadRoute, lead: Lead): Promise<void> => {
    const ownerId = toRelationId(lead.owner);
    const owner = ownerId === null ? null : await findOwner(payload, ownerId, lead);
    const to = owner?.email ?? getMailbox(await getCompany('en'), lead.kind);
    if (!to) {
      log.error({ lead: lead.id }, 'nobody could be told that a lead was given back or waits at its dealer');
      return;
    }
    const cause = readCause(route) ?? 'notTaken';
    const heard = route.notedAt
      ? `noted nothing more since ${indianDay.format(new Date(route.notedAt))}`
      : 'noted nothing';
    const [event, why] = {
      dealer: ['Given back by the dealer', `${route.targetName} has given it back.`],
      noMail: ['Not received by the dealer', `No mail reached ${route.targetName}.`],
      notTaken: ['Not taken by the dealer', `${route.targetName} has not taken it.`],
      silent: ['No news from the dealer', `${route.targetName} took it, and has ${heard}.`],
    }[cause];
    const please = owner ? 'Now only you have it' : 'Please choose an owner';
    const ruled = owner || cause === 'silent' ? '' : ' No other rule gives it to anybody.';
    const subject = `${event}${owner ? '' : ', and no owner now'}: ${sayLead(lead)}`;
    await mailer.send({
      name: toLeadMailName(lead.id, 'unrouted'),
      // A lead may come back more than once, and each time needs a mail.
      moment: Date.parse(route.endedAt ?? route.at),
      to,
      subject,
      text: `${why}${ruled} ${please}:\n\n${listLeads(payload, [lead])}\n`,
    });
  };

  /** @returns whether the mail is settled; it waits when the lead was trashed or closed after the route was leased. */
  const send = async (route: LeadRoute): Promise<boolean> => {
    const lead = await findLead(payload, route.lead);
    // No mail is due any more when another process was faster.
    if (!lead || !route.mailAt) return true;
    if (lead.deletedAt || isClosed(lead.status)) return false;
    if (route.state === 'over') await tellLeft(route, lead);
    else await (route.dealer ? tellDealer(route, lead) : tellOwner(route, lead));
    return true;
  };

  /** A dealer whom no mail reaches cannot keep a lead: it goes on to the next one. */
  const toFailed = ({ dealer, state }: LeadRoute): Sql =>
    dealer && state !== 'over'
      ? sql`mail_at = NULL, state = 'back', ${toCauseSql('noMail')}, ended_at = ${new Date(now()).toISOString()}`
      : sql`mail_at = NULL`;

  const settle = async ({ row: route, until }: { row: LeadRoute; until: string }): Promise<void> => {
    const inHand = { table: 'lead_routes', column: taking.column, id: route.id, until };
    try {
      if (await send(route)) await updateIfHeld(payload, inHand, sql`mail_at = NULL`);
    } catch (error) {
      log.error(
        { lead: route.lead, problem: toLoggableError(error) },
        'nobody could be written to about a lead that was given',
      );
      const { attempts, endedAt, at } = route;
      const isLost = isMailboxRefused(error) || isGivenUpAfterTries(endedAt ?? at, attempts, now());
      const again = getNextAttempt(attempts, now()).toISOString();
      await updateIfHeld(payload, inHand, isLost ? toFailed(route) : sql`mail_at = ${again}`);
    }
  };

  return {
    async route(stopped) {
      await routeDue(payload, log, now, stopped);
    },
    tell: (stopped) => processAll(() => takeNext(payload, 'lead-routes', taking, now()), settle, stopped),
  };
};
