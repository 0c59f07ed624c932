import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { getEnvironment } from '../../deployment/environment.ts';
import type { Lead, WebhookEvent } from '../../payload-types.ts';
import { day } from '../../time/spans-of-time.ts';
import { listCorrected } from '../work/correct-entry.ts';

/**
 * What was noted is sent after this time (ms): longer than a post under way takes, so that none of an erased lead comes
 * after its end.
 */
const restMs = 10_000;
const keptDays = 90;

/** Notes what another system is to be told, where there is one. */
const note = async (
  payload: Payload,
  event: WebhookEvent['event'],
  lead: number,
  req?: Partial<PayloadRequest>,
): Promise<void> => {
  if (!getEnvironment(process.env).WEBHOOK_URL) return;
  const now = Date.now();
  await payload.db.create({
    collection: 'webhook-events',
    data: {
      at: new Date(now).toISOString(),
      event,
      lead,
      state: 'due',
      attempts: 0,
      eventKey: `${event}-${randomUUID()}`,
      nextAttemptAt: new Date(now + restMs).toISOString(),
    },
    ...(req ? { req } : {}),
  });
};

/**
 * Notes that a lead has changed, also of one that is not told yet: what tells it may have it in hand as it was before.
 * Whoever changes one past Payload's hooks calls it too.
 */
export const noteChanged = (
  payload: Payload,
  { id }: Pick<Lead, 'id'>,
  req?: Partial<PayloadRequest>,
): Promise<void> => note(payload, 'changed', id, req);

/**
 * Another system follows the status of a lead, whether it is in the trash, and what staff correct in one that they have
 * entered.
 */
export const tellChange: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc;
  const isMoved = Boolean(doc.deletedAt) !== Boolean(previousDoc.deletedAt);
  if (isMoved || doc.status !== previousDoc.status || listCorrected(doc, previousDoc).length > 0)
    await noteChanged(req.payload, doc, req);
  return doc;
};

/**
 * Noted before: on SQLite a call of Payload's is not whole (docs/decisions/010-content-revision.md), and a process may end
 * right behind the erasure. Nobody is told of a lead that is kept after all.
 */
export const planErasure: CollectionBeforeDeleteHook = ({ id, req }) =>
  note(req.payload, 'erased', Number(id), req);

/** What was still to be told of an erased lead is told no more; that it is erased is. */
export const tellErasure: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'webhook-events',
    where: { and: [{ lead: { equals: Number(id) } }, { state: { not_equals: 'done' } }] },
    req,
  });
  await note(req.payload, 'erased', Number(id), req);
  return doc;
};

/** Erases what was delivered, or given up, long ago. */
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
