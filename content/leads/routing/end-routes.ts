import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { getRole } from '../../access/roles.ts';
import type { TransactionCarrier } from '../../database/in-transaction.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { type Sql, sql } from '../../database/statement.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import type { Lead, LeadRoute } from '../../payload-types.ts';
import { isClosed } from '../lead-statuses.ts';

/** The statement that ends all running routes of a lead. */
const toEnd = (lead: number): Sql =>
  sql`UPDATE lead_routes SET state = 'over', mail_at = NULL, ended_at = ${new Date().toISOString()}
   WHERE lead = ${lead} AND state IN ('planned', 'offered', 'taken')`;

/**
 * Ends what a lead was given before this step, within the transaction of `req` if one is open. Later decisions of
 * others stay.
 */
export const endEarlier = async (
  req: TransactionCarrier,
  { lead, step }: Pick<LeadRoute, 'lead' | 'step'>,
): Promise<void> => {
  if (step === 1) return;
  const { run } = await getSqlDatabase(req.payload, req);
  await run(sql`${toEnd(lead)} AND step < ${step}`);
};

/** Ends all running routes of a lead, within the transaction of `req` if one is open. */
const endRoutes = async (req: TransactionCarrier, lead: number): Promise<void> => {
  const { run } = await getSqlDatabase(req.payload, req);
  await run(toEnd(lead));
  await run(sql`UPDATE leads SET routed_to_id = NULL WHERE id = ${lead} AND routed_to_id IS NOT NULL`);
};

/**
 * If a colleague changes the owner of a lead by hand, no dealer has the lead any more, no matter who owned it before:
 * the dealer's link ends.
 */
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
 * Takes a lead away from a dealer whose link has ended, when the lead is opened again or comes out of the trash.
 * Otherwise the lead would be on no list. A closed lead stays with the dealer.
 */
export const unassignReopened: CollectionAfterChangeHook<Lead> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isReopened = isClosed(previousDoc?.status);
  const isRestored = Boolean(previousDoc?.deletedAt) && !doc.deletedAt;
  if (operation !== 'update' || !doc.routedTo || isClosed(doc.status) || !(isReopened || isRestored))
    return doc;
  const { rows } = await getSqlDatabase(req.payload, req);
  const freed = await rows(
    sql`UPDATE leads SET routed_to_id = NULL WHERE id = ${Number(doc.id)} AND NOT EXISTS (
       SELECT 1 FROM lead_routes WHERE lead = leads.id AND state IN ('planned', 'offered', 'taken')) RETURNING id`,
  );
  return freed.length > 0 ? { ...doc, routedTo: null } : doc;
};

/** Erases the routes of an erased lead, and with them the dealer's link. */
export const eraseRoutesOfLead: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'lead-routes',
    where: { lead: { equals: Number(id) } },
    req,
  });
  return doc;
};
