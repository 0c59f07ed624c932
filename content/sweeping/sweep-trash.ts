import { day } from '@ev-site/contract/spans-of-time.ts';
import type { CollectionSlug, Payload, Where } from 'payload';
import { trashDays } from '../keeping/keep-trash.ts';
import { logFailed } from '../logging/log-failed.ts';
import { erasedAtOnce } from './erased-at-once.ts';

/**
 * Erases what may not be kept any longer, that in the trash too, some at a time, and passes over what cannot be erased
 * now: the next sweep tries it again. For what Payload's hooks look after; rows that nobody does go by one statement.
 * @param stopped aborted where no more is to be begun
 * @returns how many documents were erased.
 */
export const eraseOverdue = async (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  stopped?: AbortSignal,
): Promise<number> => {
  const overdue = await payload.find({
    collection,
    where,
    trash: true,
    depth: 0,
    pagination: false,
    select: { createdAt: true },
  });
  const ids = overdue.docs.map(({ id }) => id);
  const errors: { id: number | string }[] = [];
  let count = 0;
  for (let start = 0; start < ids.length && !stopped?.aborted; start += erasedAtOnce) {
    // What staff have taken back meanwhile stays.
    const some = { and: [where, { id: { in: ids.slice(start, start + erasedAtOnce) } }] };
    const erased = await payload.delete({
      collection,
      where: some,
      trash: true,
      depth: 0,
      context: { isSweeping: true },
    });
    errors.push(...erased.errors);
    count += erased.docs.length;
  }
  logFailed(
    payload,
    collection,
    { errors },
    'what is kept no longer could not be erased: the next sweep tries again',
  );
  return count;
};

/**
 * Erases what has lain in the trash for 30 days, leads with their resumes and mails. What something else in the trash
 * still needs goes with a later sweep.
 * @param stopped aborted where no more is to be begun
 * @returns how many documents were erased.
 */
export const sweepTrash = async (payload: Payload, now: number, stopped?: AbortSignal): Promise<number> => {
  const before = new Date(now - trashDays * day).toISOString();
  let erased = 0;
  for (const { slug, trash } of payload.config.collections)
    if (trash && !stopped?.aborted)
      erased += await eraseOverdue(payload, slug, { deletedAt: { less_than: before } }, stopped);
  return erased;
};
