import type { Payload } from 'payload';
import type { Lead } from '../payload-types.ts';

/** A lead as it is stored, in the trash too. */
export const findLead = (payload: Payload, id: number): Promise<Lead | null> =>
  payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } } });
