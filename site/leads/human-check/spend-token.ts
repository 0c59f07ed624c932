import { minute } from '@ev-site/content/time/spans-of-time.ts';
import type { Payload } from 'payload';

/**
 * Uses an answer to the human check for one lead, once and for all: the unique column decides between parallel posts.
 * The same lead may come again with the same answer (a double click, a retry after a lost answer).
 * @returns false where another lead has used it.
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
