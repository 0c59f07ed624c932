import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { joinSql, nameSql, type Sql, sql } from '@ev-site/content/database/statement.ts';
import { updateIfHeld } from '@ev-site/content/database/take-waiting.ts';
import { findLead } from '@ev-site/content/leads/find-lead.ts';
import { getReference } from '@ev-site/content/leads/reference.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import type { Lead, WebhookEvent } from '@ev-site/content/payload-types.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
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
const leaseEvents = (payload: Payload, now: number) =>
  leaseRows(payload, {
    collection: 'webhook-events',
    waits: sql`state = 'due' AND event <> 'created'`,
    also: sql`NOT EXISTS (SELECT 1 FROM webhook_events AS b WHERE b.lead = webhook_events.lead AND b.state = 'due' AND b.event <> 'created' AND b.id < webhook_events.id)
      AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = webhook_events.lead AND delivery = 'due' AND webhook_at IS NULL)`,
    orderBy: sql`id`,
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
  const writeCreated = async (lead: Lead, problem: unknown, at: string): Promise<void> => {
    const isDone = problem === undefined;
    const state = isDone ? 'done' : isGivenUp(lead.triedSince, now()) ? 'failed' : 'due';
    const values: Record<string, string | number | null> = {
      at: lead.createdAt,
      event: 'created',
      lead: lead.id,
      event_key: toCreatedKey(lead),
      state,
      attempts: lead.attempts,
      last_problem: isDone ? null : toLastProblem(problem),
      delivered_at: isDone ? at : null,
    };
    const { run } = await getSqlDatabase(payload);
    // The failure of a worker whose lease has run out does not hide that another worker has told of the lead.
    await run(
      sql`INSERT INTO webhook_events (${joinSql(Object.keys(values).map(nameSql))})
       VALUES (${joinSql(Object.values(values))})
       ON CONFLICT (event_key) DO UPDATE SET state = excluded.state, attempts = excluded.attempts,
         last_problem = excluded.last_problem, delivered_at = excluded.delivered_at
       WHERE excluded.state = 'done' OR webhook_events.state <> 'done'`,
    );
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

  /** Changes an event that this process has leased, unless another process has taken it meanwhile. */
  const change = (id: number, until: string, set: Sql) =>
    updateIfHeld(payload, { table: 'webhook_events', column: 'lease_until', id, until }, set);

  /** Notes that an event was told, even if another process has taken it meanwhile. */
  const noteDone = async (eventKey: string, lastProblem: string | null, at: string): Promise<void> => {
    const { run } = await getSqlDatabase(payload);
    await run(
      sql`UPDATE webhook_events SET state = 'done', delivered_at = ${at}, lease_until = NULL,
         last_problem = ${lastProblem} WHERE event_key = ${eventKey}`,
    );
  };

  /** @returns whether the other system is up. */
  const settle = async (event: WebhookEvent, until: string): Promise<boolean> => {
    const { id, lead, attempts, triedSince, eventKey } = event;
    let told: Told | null;
    try {
      told = await toTold(event);
      if (told) await post(told, eventKey);
    } catch (error) {
      const state = isGivenUp(triedSince, now()) ? 'failed' : 'due';
      log.error({ event: id, problem: toLoggableError(error) }, 'the webhook was not told of a lead');
      const again = getNextAttempt(attempts, now()).toISOString();
      await change(
        id,
        until,
        sql`state = ${state}, tried_since = ${toTriedSince(triedSince, now())}, lease_until = NULL,
         next_attempt_at = ${again}, last_problem = ${toLastProblem(error)}`,
      );
      return error instanceof WebhookRefusal && error.isFinal;
    }
    const at = new Date(now()).toISOString();
    await record(eventKey, lead, () => noteDone(eventKey, told ? null : whyNothing(event), at));
    return true;
  };

  /** Releases events; the tries that did not happen are not counted. */
  const giveBack = async (
    events: readonly WebhookEvent[],
    until: string,
    nextAttemptAt: Date,
  ): Promise<void> => {
    const again = nextAttemptAt.toISOString();
    for (const { id } of events)
      await change(id, until, sql`lease_until = NULL, attempts = attempts - 1, next_attempt_at = ${again}`);
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
      const { rows: rest, until } = await leaseEvents(payload, now());
      const isFull = rest.length === batch;
      let isThere = true;
      try {
        // After the lease another process may have the rest.
        while (isThere && rest.length > 0 && !stopped?.aborted && now() < Date.parse(until)) {
          const event = rest.shift();
          isThere = !event || (await settle(event, until));
        }
      } finally {
        // While the other system is down, the rest waits a moment.
        await giveBack(rest, until, isThere ? new Date(now()) : getNextAttempt(1, now()));
      }
      return isThere && isFull;
    },
  };
};
