import type { CollectionSlug, Payload } from 'payload';
import { day } from '../spans-of-time.ts';
import { trashDays } from './keep-trash.ts';

/**
 * Erases what has lain in the trash for 30 days, leads with their resumes and mails. What something else in the trash
 * still needs goes with a later sweep.
 * @returns how many documents were erased.
 */
export const sweepTrash = async (payload: Payload, now = Date.now()): Promise<number> => {
  const before = new Date(now - trashDays * day).toISOString();
  let erased = 0;
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue;
    const { docs, errors } = await payload.delete({
      collection: slug as CollectionSlug,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
    });
    erased += docs.length;
    if (errors.length > 0)
      payload.logger.warn(
        { collection: slug, documents: errors.map(({ id }) => id) },
        'what lies in the trash could not be erased: the next sweep tries again',
      );
  }
  return erased;
};
