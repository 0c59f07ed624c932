import type { Payload, PayloadRequest } from 'payload';
import type { Lead } from '../payload-types.ts';

/**
 * Reads a lead as it is stored, also from the trash. If `req` has an open transaction, reads within that transaction.
 */
export const findLead = (payload: Payload, id: number, req?: Partial<PayloadRequest>): Promise<Lead | null> =>
  payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } }, ...(req && { req }) });
