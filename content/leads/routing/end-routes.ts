import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { getRole } from '../../access/roles.ts';
import type { Carrier } from '../../database/all-or-none.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import type { Lead, LeadRoute } from '../../payload-types.ts';
import { isClosed } from '../lead-statuses.ts';

/** Ends what a lead was given, as a statement. */
const toEnd = (lead: number): string =>
  `UPDATE lead_routes SET state = 'over', mail_at = NULL, ended_at = '${new Date().toISOString()}'
   WHERE lead = ${lead} AND state IN ('planned', 'offered', 'taken')`;

/**
 * Ends what a lead was given before this, within the transaction of `req` where one is open; what others have decided
 * since stands.
 */
export const endEarlier = async (
  req: Carrier,
  { lead, step }: Pick<LeadRoute, 'lead' | 'step'>,
): Promise<void> => {
  if (step === 1) return;
  const { run } = await getSqlDatabase(req.payload, req);
  await run(`${toEnd(lead)} AND step < ${step}`);
};

/** Ends what a lead was given, within the transaction of `req` where one is open. */
const endRoutes = async (req: Carrier, lead: number): Promise<void> => {
  const { run } = await getSqlDatabase(req.payload, req);
  await run(toEnd(lead));
  await run(`UPDATE leads SET routed_to_id = NULL WHERE id = ${lead} AND routed_to_id IS NOT NULL`);
};

/** A lead whose owner a colleague changes by hand is with no dealer any more, whosever it was before: the dealer's link ends. */
export const endRouteByHand: CollectionAfterChangeHook<Lead> = async ({
  doc,
  data,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || getRole(req) === null || req.context.isHandedOver) return doc;
  const { owner } = { ...previousDoc, ...data };
  if (toRelationId(owner) === toRelationId(previousDoc.owner)) return doc;
  await endRoutes(req, Number(doc.id));
  return { ...doc, routedTo: null };
};

/**
 * A lead that is opened again, or comes out of the trash, is with no dealer any more whose link has ended meanwhile: it
 * would stand on no list. What is closed stays his.
 */
export const freeReopened: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req }) => {
  const isReopened = isClosed(previousDoc?.status);
  const isRestored = Boolean(previousDoc?.deletedAt) && !doc.deletedAt;
  if (operation !== 'update' || !doc.routedTo || isClosed(doc.status) || !(isReopened || isRestored))
    return doc;
  const { rows } = await getSqlDatabase(req.payload, req);
  const freed = await rows(
    `UPDATE leads SET routed_to_id = NULL WHERE id = ${Number(doc.id)} AND NOT EXISTS (
       SELECT 1 FROM lead_routes WHERE lead = leads.id AND state IN ('planned', 'offered', 'taken')) RETURNING id`,
  );
  return freed.length > 0 ? { ...doc, routedTo: null } : doc;
};

/** To whom a lead was given is erased with it, and the dealer's link with that. */
export const eraseRoutesOfLead: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'lead-routes',
    where: { lead: { equals: Number(id) } },
    req,
  });
  return doc;
};
