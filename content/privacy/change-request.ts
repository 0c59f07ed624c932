import type { Payload } from 'payload';
import { toChangeBy } from '../keeping/last-change.ts';
import type { PrivacyRequest } from '../payload-types.ts';

/**
 * Changes a request for the programs: past the rules that staff are held to. A colleague who had it open by then is told, where it
 * is what he may change.
 */
export const changeRequest = async (
  payload: Payload,
  id: number,
  data: Partial<PrivacyRequest>,
): Promise<void> => {
  const isStaffs = 'state' in data || 'outcome' in data;
  await payload.db.updateOne({
    collection: 'privacy-requests',
    id,
    data: isStaffs ? { ...data, lastChange: toChangeBy('The website') } : data,
    returning: false,
  });
};
