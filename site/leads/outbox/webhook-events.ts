import { findLead } from '@ev-site/content/leads/find-lead.ts';
import { getReference } from '@ev-site/content/leads/reference.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import type { Lead, WebhookEvent } from '@ev-site/content/payload-types.ts';
import { minute } from '@ev-site/content/time/spans-of-time.ts';
import type { Payload } from 'payload';
import { leaseRows } from './lease-rows.ts';
import { getNextAttempt, isGivenUp, toLastProblem, toTriedSince } from './retry-times.ts';
import { type Told, WebhookRefusal } from './webhook.ts';

const batch = 20;
/**
 * Length of a lease on an event; another process may take the event after it. A whole batch without an answer takes
 * less time.
 */
const leaseMs = 3 * minute;

interface EventOptions {
  payload: Payload;
  post(told: Told, key: string): Promise<void>;
  log: Pick<Log, 'error'>;
  /** The time in ms; for tests. */
  now?: () => number;
}

/** Calls the webhook about events of leads, and records every call. */
export interface WebhookEvents {
  /**
   * Calls the webhook about a new lead. Whether this is due stands in the lead's own row, whether or not the record can
   * be written.
   * @throws the error of the call
   */
  tellCreated(lead: Lead): Promise<void>;
  /**
   * Makes one round over the due events.
   * @param stopped aborted when no more should be begun
   * @returns whether more events may be due already.
   */
  workOnce(stopped?: AbortSignal): Promise<boolean>;
}

/**
 * Leases events whose time has come, only the oldest of each lead: the other system must hear of a lead's events in
 * their order.
 */
const leaseEvents = (payload: Payload, now: number): Promise<WebhookEvent[]> =>
  leaseRows(payload, {
    collection: 'webhook-events',
    waits: "state = 'due' AND event <> 'created'",
    also: `NOT EXISTS (SELECT 1 FROM webhook_events AS b WHERE b.lead = webhook_events.lead AND b.state = 'due' AND b.event <> 'created' AND b.id < webhook_events.id)
      AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = webhook_events.lead AND delivery = 'due' AND webhook_at IS NULL)`,
    orderBy: 'id',
    most: batch,
    leaseMs,
    now,
  });

const toCreatedKey = ({ id }: Lead): string => `created-${id}`;

/** Why the webhook was not called for an event. */
const whyNothing = ({ event }: WebhookEvent): string =>
  event === 'erased' ? 'The lead could not be erased.' : 'The lead was erased meanwhile.';

/** Creates the calls of the webhook. */
export const createWebhookEvents = ({ payload, post, log, now = Date.now }: EventOptions): WebhookEvents => {
  const change = (id: number, data: Partial<WebhookEvent>) =>
    payload.db.updateOne({ collection: 'webhook-events', id, data, returning: false });

  const writeCreated = async (lead: Lead, problem: unknown, at: string): Promise<void> => {
    const eventKey = toCreatedKey(lead);
    const isOver = isGivenUp(lead.triedSince, now());
    const data: Partial<WebhookEvent> = {
      state: problem === undefined ? 'done' : isOver ? 'failed' : 'due',
      attempts: lead.attempts,
      lastProblem: problem === undefined ? null : toLastProblem(problem),
      deliveredAt: problem === undefined ? at : null,
    };
    const where = { eventKey: { equals: eventKey } };
    const { totalDocs } = await payload.db.count({ collection: 'webhook-events', where });
    if (totalDocs > 0)
      await payload.db.updateOne({ collection: 'webhook-events', where, data, returning: false });
    else
      await payload.db.create({
        collection: 'webhook-events',
        data: { ...data, eventKey, lead: lead.id, event: 'created', at: lead.createdAt },
        returning: false,
      });
  };

  /**
   * Records that could not be written, by event key. A call that succeeded is not repeated, so no later record replaces
   * this one.
   */
  const unwritten = new Map<string, () => Promise<unknown>>();

  /** Records a call about a lead. When the record cannot be written now, the next round of work tries again. */
  const record = async (eventKey: string, lead: number, write: () => Promise<unknown>): Promise<void> => {
    unwritten.delete(eventKey);
    try {
      await write();
    } catch (error) {
      unwritten.set(eventKey, write);
      // This is not a fault of the other system, and throwing would repeat the call.
      log.error(
        { lead, problem: toLoggableError(error) },
        'what the webhook was told of a lead could not be recorded',
      );
    }
  };

  /** Records the call about a new lead; it is retried together with the lead's mails. */
  const recordCreated = (lead: Lead, problem: unknown): Promise<void> => {
    const at = new Date(now()).toISOString();
    return record(toCreatedKey(lead), lead.id, () => writeCreated(lead, problem, at));
  };

  const writeUnwritten = async (): Promise<void> => {
    for (const [eventKey, write] of [...unwritten]) {
      unwritten.delete(eventKey);
      // Already logged.
      await write().catch(() => {
        if (!unwritten.has(eventKey)) unwritten.set(eventKey, write);
      });
    }
  };

  const toTold = async ({ event, lead: id, reference }: WebhookEvent): Promise<Told | null> => {
    const lead = await findLead(payload, id);
    if (event === 'erased')
      return lead ? null : { event, id, reference: getReference(payload, { id, reference }) };
    return lead ? { event, lead, reference: getReference(payload, lead) } : null;
  };

  /** @returns whether the other system is up. */
  const settle = async (event: WebhookEvent): Promise<boolean> => {
    const { id, lead, attempts, triedSince, eventKey } = event;
    let told: Told | null;
    try {
      told = await toTold(event);
      if (told) await post(told, eventKey);
    } catch (error) {
      const isOver = isGivenUp(triedSince, now());
      log.error({ event: id, problem: toLoggableError(error) }, 'the webhook was not told of a lead');
      await change(id, {
        state: isOver ? 'failed' : 'due',
        triedSince: toTriedSince(triedSince, now()),
        leaseUntil: null,
        nextAttemptAt: getNextAttempt(attempts, now()).toISOString(),
        lastProblem: toLastProblem(error),
      });
      return error instanceof WebhookRefusal && error.isFinal;
    }
    const done: Partial<WebhookEvent> = {
      state: 'done',
      deliveredAt: new Date(now()).toISOString(),
      leaseUntil: null,
      lastProblem: told ? null : whyNothing(event),
    };
    await record(eventKey, lead, () => change(id, done));
    return true;
  };

  /** Releases events; the tries that did not happen are not counted. */
  const giveBack = async (events: readonly WebhookEvent[], nextAttemptAt: Date): Promise<void> => {
    for (const { id, attempts } of events)
      await change(id, {
        leaseUntil: null,
        attempts: attempts - 1,
        nextAttemptAt: nextAttemptAt.toISOString(),
      });
  };

  return {
    async tellCreated(lead) {
      try {
        await post({ event: 'created', lead, reference: getReference(payload, lead) }, lead.leadKey);
      } catch (error) {
        await recordCreated(lead, error);
        throw error;
      }
      await recordCreated(lead, undefined);
    },
    async workOnce(stopped) {
      await writeUnwritten();
      const rest = await leaseEvents(payload, now());
      const isFull = rest.length === batch;
      let isThere = true;
      try {
        while (isThere && rest.length > 0 && !stopped?.aborted) {
          const event = rest.shift();
          isThere = !event || (await settle(event));
        }
      } finally {
        // While the other system is down, the rest waits a moment.
        await giveBack(rest, isThere ? new Date(now()) : getNextAttempt(1, now()));
      }
      return isThere && isFull;
    },
  };
};
