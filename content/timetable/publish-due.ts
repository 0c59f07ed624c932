import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { toLoggableError } from '../loggable-error.ts';
import { minute } from '../spans-of-time.ts';
import { getScheduled, readStored, type Scheduled, type StoredContent } from './list-scheduled.ts';

/** How long a process may keep a publication before another takes it over (ms). */
const lease = minute;

const isDue = (time: string, taken: string): string =>
  `task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE AND wait_until <= '${time}'
   AND (processing IS NOT TRUE OR updated_at <= '${taken}')`;

/** Takes the next one that is due. One statement, so of many processes that ask at once one gets it. */
const takeDue = async (payload: Payload, now: number): Promise<Scheduled | null> => {
  const database = await getSqlDatabase(payload);
  const time = new Date(now).toISOString();
  const due = isDue(time, new Date(now - lease).toISOString());
  // Looked at each second by every process: mostly there is nothing, and then nothing is written.
  const waiting = await database.rows(`SELECT id FROM payload_jobs WHERE ${due} LIMIT 1`);
  if (waiting.length === 0) return null;
  const skip = payload.db.name === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const [taken] = await database.rows(
    `UPDATE payload_jobs SET processing = TRUE, updated_at = '${time}' WHERE id IN (
       SELECT id FROM payload_jobs WHERE ${due} ORDER BY wait_until, id LIMIT 1 ${skip}
     ) RETURNING id`,
  );
  return taken ? getScheduled(payload, Number(taken.id)) : null;
};

/** What of the content is now, and its newest version; null where nothing is there. */
interface Now {
  stored: StoredContent | null;
  newest: { updatedAt: string; version: StoredContent } | null;
}

const newestFirst = { where: { latest: { equals: true } }, limit: 1, pagination: false, depth: 0 } as const;

const readNow = async (payload: Payload, scheduled: Scheduled): Promise<Now> => {
  const { collection, document, global } = scheduled;
  const stored = await readStored(payload, scheduled);
  if (global) {
    const { docs } = await payload.findGlobalVersions({ slug: global, ...newestFirst });
    return { stored, newest: (docs[0] as Now['newest']) ?? null };
  }
  const where = { and: [{ parent: { equals: document } }, newestFirst.where] };
  const { docs } = await payload.findVersions({ collection, ...newestFirst, where });
  return { stored, newest: (docs[0] as Now['newest'] | undefined) ?? null };
};

/**
 * Whether the document is in its new state but the version of it was never written: the process that did it was killed
 * between the two, which SQLite, without transactions, does not take back. A newer version is staff's own work since.
 */
const isHalfDone = (stored: StoredContent, newest: Now['newest']): boolean => {
  if (!newest) return false;
  const isSame = newest.version._status === stored._status;
  return !isSame && Date.parse(newest.updatedAt) < Date.parse(stored.updatedAt);
};

/** Whether it is done already: by a process that ended before it could note it, or by staff meanwhile. */
const isDone = ({ type, at }: Scheduled, stored: StoredContent, newest: Now['newest']): boolean => {
  const isReached =
    type === 'unpublish'
      ? stored._status === 'draft'
      : stored._status === 'published' && Date.parse(stored.updatedAt) >= Date.parse(at);
  return isReached && !isHalfDone(stored, newest);
};

const apply = async (payload: Payload, scheduled: Scheduled): Promise<void> => {
  const { collection, document: id, global, type } = scheduled;
  const { stored, newest } = await readNow(payload, scheduled);
  // What was erased, or lies in the trash, is not published any more. A single page may have been a draft only until now.
  if (stored ? stored.deletedAt || isDone(scheduled, stored, newest) : !global || !newest) return;
  const data = { _status: type === 'publish' ? 'published' : 'draft' } as const;
  // The right to do so was asked for when it was scheduled: whoever scheduled it may have left since.
  if (global) await payload.updateGlobal({ slug: global as 'home-page', data, depth: 0 });
  else await payload.update({ collection: collection as 'blogs', id, data, depth: 0 });
};

const forget = (payload: Payload, id: number) =>
  payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: id } } });

/** Whether it is the document that cannot be published, as where a text is missing; else it is tried again after the lease. */
const isRefusal = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

/**
 * Publishes and unpublishes what is due, each once, however many processes ask. What could not be published stays in the
 * timetable with the reason, until it is published by hand, scheduled anew or taken out.
 * @param stopped aborted where no more is to be begun
 * @returns how many were done.
 */
export const publishDue = async (
  payload: Payload,
  log: { error(details: object, message: string): void },
  now: () => number = Date.now,
  stopped?: AbortSignal,
): Promise<number> => {
  let done = 0;
  while (!stopped?.aborted) {
    const due = await takeDue(payload, now());
    if (!due) break;
    try {
      await apply(payload, due);
      await forget(payload, due.id);
      done += 1;
    } catch (error) {
      const { collection, document, global, type } = due;
      const what = global ? { global } : { collection, document };
      log.error({ problem: toLoggableError(error), ...what, type }, 'not published on time');
      if (!isRefusal(error)) continue;
      await payload.db.updateOne({
        collection: 'payload-jobs',
        id: due.id,
        data: {
          hasError: true,
          processing: false,
          error: { message: error.message },
          // What staff publish by hand after this moment settles it.
          updatedAt: new Date().toISOString(),
        },
        returning: false,
      });
    }
  }
  return done;
};
