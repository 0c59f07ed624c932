import type { Payload, PayloadRequest } from 'payload';
import type { Lead } from '../payload-types.ts';

/** A lead as it is stored, in the trash too; as the transaction of `req` sees it where one is open. */
export const findLead = (payload: Payload, id: number, req?: Partial<PayloadRequest>): Promise<Lead | null> =>
  payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } }, ...(req && { req }) });
