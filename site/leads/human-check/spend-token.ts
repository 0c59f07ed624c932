import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';

/**
 * Marks an answer to the human check as used by one lead, for good. The unique column decides between parallel posts.
 * The same lead may use the same answer again (a double click, or a retry after a lost response).
 * @returns false when another lead has used it.
 */
export const spendToken = async (
  payload: Payload,
  { token, validMs }: { token: string; validMs: number },
  leadKey: string,
): Promise<boolean> => {
  const expiresAt = new Date(Date.now() + validMs + minute).toISOString();
  try {
    await payload.db.create({
      collection: 'spent-checks',
      data: { token, leadKey, expiresAt },
      req: {},
      returning: false,
    });
    return true;
  } catch (error) {
    const { docs } = await payload.find({
      collection: 'spent-checks',
      where: { token: { equals: token } },
      depth: 0,
      limit: 1,
      pagination: false,
    });
    if (!docs[0]) throw error;
    return docs[0].leadKey === leadKey;
  }
};
