import { randomUUID } from 'node:crypto';
import { day } from '@ev-site/contract/spans-of-time.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { environmentOf } from '../../deployment/environment-of.ts';
import type { Lead, WebhookEvent } from '../../payload-types.ts';
import { findLead } from '../find-lead.ts';
import { getReference } from '../reference.ts';
import { listCorrected } from '../work/correct-entry.ts';

/**
 * A noted event is sent only after this time (ms). It is longer than a post under way takes, so that no post about an
 * erased lead arrives after the one that says it is erased.
 */
const restMs = 10_000;
const keptDays = 90;

/** Notes an event that another system has to be told, if there is such a system. */
const note = async (
  payload: Payload,
  event: Pick<WebhookEvent, 'event' | 'lead' | 'reference'>,
  req?: Partial<PayloadRequest>,
): Promise<void> => {
  if (!environmentOf(payload).WEBHOOK_URL) return;
  const now = Date.now();
  await payload.db.create({
    collection: 'webhook-events',
    data: {
      at: new Date(now).toISOString(),
      ...event,
      state: 'due',
      attempts: 0,
      eventKey: `${event.event}-${randomUUID()}`,
      nextAttemptAt: new Date(now + restMs).toISOString(),
    },
    ...(req ? { req } : {}),
  });
};

/**
 * Notes that a lead has changed, even if the other system does not know the lead yet: the sender may already have read
 * it as it was before. Code that changes a lead without Payload's hooks has to call this too.
 */
export const noteChanged = (
  payload: Payload,
  { id }: Pick<Lead, 'id'>,
  req?: Partial<PayloadRequest>,
): Promise<void> => note(payload, { event: 'changed', lead: id }, req);

/** The event has the number of the lead, which cannot be read from the lead any more. */
const noteErased = (req: PayloadRequest, lead: Pick<Lead, 'id' | 'reference'>): Promise<void> =>
  note(req.payload, { event: 'erased', lead: lead.id, reference: getReference(req.payload, lead) }, req);

/**
 * Tells the other system about the status of a lead, whether it is in the trash, and what staff correct in a lead that
 * they entered.
 */
export const tellChange: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc;
  const isMoved = Boolean(doc.deletedAt) !== Boolean(previousDoc.deletedAt);
  if (isMoved || doc.status !== previousDoc.status || listCorrected(doc, previousDoc).length > 0)
    await noteChanged(req.payload, doc, req);
  return doc;
};

/**
 * Noted before the erasure: on SQLite a call of Payload is not one transaction
 * (docs/decisions/010-content-revision.md), and the process may end right after the erasure. If the lead is kept after
 * all, the event is not sent.
 */
export const queueErasureEvent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!environmentOf(req.payload).WEBHOOK_URL) return;
  const lead = await findLead(req.payload, Number(id), req);
  if (lead) await noteErased(req, lead);
};

/** Drops the events of an erased lead that are not sent yet, and notes only that the lead is erased. */
export const tellErasure: CollectionAfterDeleteHook<Lead> = async ({ doc, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'webhook-events',
    where: { and: [{ lead: { equals: Number(id) } }, { state: { not_equals: 'done' } }] },
    req,
  });
  await noteErased(req, doc);
  return doc;
};

/** Erases events that were delivered or given up long ago. */
export const sweepEvents = async (payload: Payload, now: number): Promise<void> => {
  await payload.db.deleteMany({
    collection: 'webhook-events',
    where: {
      and: [
        { state: { not_equals: 'due' } },
        { at: { less_than: new Date(now - keptDays * day).toISOString() } },
      ],
    },
  });
};
