import { setTimeout as delay } from 'node:timers/promises';
import { writeLeadLog } from '@ev-site/content/leads/work/lead-log.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { Payload } from 'payload';
import { memoize } from '../../data/caching/memoize.ts';
import { countGivenUp, countSend, type Service, services } from '../../metrics/outbox.ts';
import type { Company, ReadCompany } from '../company.ts';
import { createCircuitBreakers } from './circuit-breakers.ts';
import { type Delivered, type DeliveryOptions, deliverLead, type Progress } from './deliver-lead.ts';
import { type Lease, leaseDueLeads, type Outcome, readInHand, releaseLead, renewLease } from './due-leads.ts';
import { getNextAttempt, isGivenUp, toLastProblem, toTriedSince } from './retry-times.ts';
import { settleAll } from './settle-all.ts';

/** Most leads leased at once. */
const batch = 20;
/** Leads that arrive within this time are processed together: each round reads rules, people and settings anew. */
const gatherMs = 200;

/** Line that staff read in the log of a lead. */
const noReceipt = 'No receipt: the visitor’s mailbox takes no mail. Please call';

interface WorkerOptions extends Omit<DeliveryOptions, 'readInHand'> {
  payload: Payload;
  /** The company's name, mailboxes and phone; read once for each batch and language. */
  getCompany: ReadCompany;
  log: Pick<Log, 'error' | 'info'>;
}

/**
 * Adds to a lead the progress that this process knows beyond the row. Progress that another process has noted is kept.
 */
const withProgress = (lead: Lead, { notifiedAt, receiptAt, webhookAt, receiptWanted }: Progress): Lead => ({
  ...lead,
  ...(receiptWanted === false && { receiptWanted }),
  notifiedAt: lead.notifiedAt ?? notifiedAt ?? null,
  receiptAt: lead.receiptAt ?? receiptAt ?? null,
  webhookAt: lead.webhookAt ?? webhookAt ?? null,
});

/** Delivers leads from the outbox. */
export interface Worker {
  /**
   * Delivers until nothing is due.
   * @param stopped aborted when no more should be begun: the work ends after the mails in progress, and leads not yet
   * begun are given back
   */
  work(stopped: AbortSignal): Promise<void>;
  /** Makes one round, for tests. @returns whether more may be due already. */
  workOnce(): Promise<boolean>;
}

/**
 * The worker of the outbox. Any number of workers may run, in one process or in many. A service that is down is tried
 * with one lead every few seconds. Meanwhile its part of the other leads waits without being counted as a failed try,
 * and the other service still gets its part.
 */
export const createWorker = ({ payload, log, getCompany, ...delivery }: WorkerOptions): Worker => {
  const { now = Date.now } = delivery;
  const breakers = createCircuitBreakers(log, now);
  const used = services.filter((service) => service === 'mail' || delivery.postWebhook);
  /** By lead: progress that could not be stored, for example while the database is down. */
  const unnoted = new Map<number, Progress>();

  /**
   * What becomes of a lead after a try.
   * @param awayBefore services that were known to be down before this lead was tried
   */
  const toOutcome = (
    { triedSince, attempts }: Lead,
    { errors, isDone }: Delivered,
    awayBefore: ReadonlySet<Service>,
  ): Outcome => {
    if (isDone) return { delivery: 'done', lastProblem: null };
    const error = errors.mail ?? errors.webhook;
    // No service failed: the rest waits for a service that is down.
    if (error === undefined) return { delivery: 'due', lastProblem: null, attempts: attempts - 1 };
    const lastProblem = toLastProblem(error);
    if (isGivenUp(triedSince, now())) return { delivery: 'failed', lastProblem };
    const failed = { triedSince: toTriedSince(triedSince, now()), lastProblem };
    // Not this lead's own failure: it moves behind the other waiting leads, and is ready when the service is back.
    if (services.every((service) => errors[service] === undefined || awayBefore.has(service)))
      return { ...failed, delivery: 'due', nextAttemptAt: new Date(now()), attempts: attempts - 1 };
    return { ...failed, delivery: 'due', nextAttemptAt: getNextAttempt(attempts, now()) };
  };

  /** Releases a lead, so that another process, or the next one, can take it at once. */
  const giveBack = async (lease: Lease, { id, attempts }: Lead): Promise<void> => {
    const outcome = { delivery: 'due', attempts: attempts - 1 } as const;
    await releaseLead(payload, lease, id, unnoted.get(id) ?? {}, outcome);
    unnoted.delete(id);
  };

  const settle = async (
    lease: Lease,
    leased: Lead,
    company: Company,
    mayUse: (service: Service) => boolean,
  ): Promise<void> => {
    const known = unnoted.get(leased.id) ?? {};
    const lead = withProgress(leased, known);
    const tried = new Set<Service>();
    const awayBefore = new Set<Service>();
    const options = { ...delivery, readInHand: () => readInHand(payload, lease, lead.id) };
    const delivered = await deliverLead(lead, company, options, (service) => {
      if (!mayUse(service)) return false;
      tried.add(service);
      if (breakers.isAway(service)) awayBefore.add(service);
      return true;
    });
    for (const service of tried) {
      breakers.note(service, delivered.errors[service]);
      countSend(service, service in delivered.errors ? 'failed' : 'done');
    }
    const { receiptWanted, ...done } = delivered.progress;
    unnoted.set(lead.id, { ...known, ...done });
    // The log entry for staff comes before this progress counts as known: otherwise the entry would be lost while the
    // database is down.
    if (receiptWanted === false)
      await writeLeadLog({ payload, user: null }, { lead, kind: 'delivery', text: noReceipt });
    const progress = { ...known, ...delivered.progress };
    unnoted.set(lead.id, progress);
    const outcome = toOutcome(lead, delivered, awayBefore);
    const isReleased = await releaseLead(payload, lease, lead.id, progress, outcome);
    unnoted.delete(lead.id);
    if (!isReleased || outcome.delivery !== 'failed') return;
    const { mail, webhook } = delivered.errors;
    countGivenUp(mail === undefined ? 'webhook' : 'mail');
    log.error(
      { lead: lead.id, problem: toLoggableError(mail ?? webhook) },
      'a lead could not be delivered for a day and is left to staff',
    );
  };

  const settleLeads = async (
    lease: Lease,
    stopped: AbortSignal,
    mayUse: (service: Service) => boolean,
  ): Promise<void> => {
    const { leads } = lease;
    const readCompany = memoize(getCompany);
    try {
      await Promise.all(leads.map(({ language }) => readCompany(language)));
    } catch (error) {
      await Promise.allSettled(leads.map((lead) => giveBack(lease, lead)));
      throw error;
    }
    await settleAll(leads, stopped, {
      settle: async (lead) => settle(lease, lead, await readCompany(lead.language), mayUse),
      giveBack: (lead) => giveBack(lease, lead),
      renew: (ids) =>
        renewLease(payload, lease, ids, now()).catch((error: unknown) =>
          log.error({ problem: toLoggableError(error) }, 'leads in hand could not be kept'),
        ),
    });
  };

  /** @returns how many leads it took. */
  const takeTurn = async (stopped: AbortSignal): Promise<number> => {
    for (const service of used.filter(breakers.takeProbe)) {
      const lease = await leaseDueLeads(payload, 1, [service], now());
      await settleLeads(lease, stopped, (asked) => asked === service);
    }
    if (stopped.aborted) return 0;
    const there = used.filter((service) => !breakers.isAway(service));
    // When all services are up, take also leads for which no service is due any more, because a service was removed
    // from the settings.
    const owing = there.length === used.length ? 'any' : there;
    const lease = await leaseDueLeads(payload, batch, owing, now());
    await settleLeads(lease, stopped, (service) => !breakers.isAway(service));
    return lease.leads.length;
  };

  return {
    async work(stopped) {
      let taken = -1;
      while (taken !== 0) {
        if (taken !== batch) await delay(gatherMs);
        taken = stopped.aborted ? 0 : await takeTurn(stopped);
      }
    },
    // A round takes only the oldest lead of each sender, so any lead taken means that more may be due.
    workOnce: async () => (await takeTurn(new AbortController().signal)) > 0,
  };
};
