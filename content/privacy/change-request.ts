import type { Payload } from 'payload';
import type { PrivacyRequest } from '../payload-types.ts';

/** Changes a request for the programs: past the rules that staff are held to. */
export const changeRequest = async (
  payload: Payload,
  id: number,
  data: Partial<PrivacyRequest>,
): Promise<void> => {
  await payload.db.updateOne({ collection: 'privacy-requests', id, data, returning: false });
};
