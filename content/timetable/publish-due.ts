import { isPreviewedGlobal } from '@ev-site/contract/documents.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import { allOrNone, type Carrier } from '../database/all-or-none.ts';
import { raiseContentRevision } from '../database/content-revision.ts';
import { takeRows, workOff } from '../database/take-waiting.ts';
import { findStored, type StoredContent } from '../documents/find-stored.ts';
import type { Log } from '../logging/log.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { isRefusal } from '../requests/is-refusal.ts';
import { minute } from '../time/spans-of-time.ts';
import { sayObstacles, toObstacles } from './list-obstacles.ts';
import {
  findStoredVersions,
  getScheduled,
  isCovered,
  listPublications,
  type Scheduled,
  type StoredVersion,
} from './list-scheduled.ts';
import { tellRefused } from './tell-refused.ts';

/** How long a process may keep a publication before another takes it over (ms). */
const lease = minute;

const what = (row: string): string => `COALESCE(${row}.input->>'doc', ${row}.input->>'global')`;

/**
 * Takes the next one that is due, of each document or page the first alone: two languages of it that go live in the
 * same minute would be published by two processes at once, each over what was there before the other.
 */
const takeDue = async (payload: Payload, now: number): Promise<Scheduled | null> => {
  const at = (ms: number) => `'${new Date(now + ms).toISOString()}'`;
  const waits = `task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE AND wait_until <= ${at(0)}`;
  const [id] = await takeRows(payload, {
    table: 'payload_jobs',
    // Taken in a time to come: by a clock that ran ahead.
    where: `${waits} AND (processing IS NOT TRUE OR updated_at <= ${at(-lease)} OR updated_at > ${at(lease)})
      AND NOT EXISTS (SELECT 1 FROM (SELECT id, input, wait_until FROM payload_jobs WHERE ${waits}) AS before
        WHERE ${what('before')} = ${what('payload_jobs')} AND (before.wait_until < payload_jobs.wait_until
          OR (before.wait_until = payload_jobs.wait_until AND before.id < payload_jobs.id)))`,
    orderBy: 'wait_until, id',
    set: `processing = TRUE, updated_at = ${at(0)}`,
    most: 1,
  });
  return id === undefined ? null : getScheduled(payload, id);
};

/**
 * What of the content is now, its newest version, and which languages were published since the moment; null where
 * nothing is there.
 */
interface Now {
  stored: StoredContent | null;
  newest: StoredVersion | null;
  publications: (Language | null)[];
}

const readNow = async (payload: Payload, scheduled: Scheduled): Promise<Now> => {
  const stored = await findStored(payload.db, scheduled.of);
  const [newest = null] = await findStoredVersions(payload, scheduled.of, { latest: { equals: true } }, 1);
  return { stored, newest, publications: await listPublications(payload, scheduled.of, scheduled.at) };
};

/**
 * Whether the document is in its new state but the version of it was never written: a save by hand was killed between
 * the two, which SQLite does not take back, or a build that did not publish all or nothing. A newer version is staff's
 * own work since.
 */
const isHalfDone = (stored: StoredContent, newest: Now['newest']): boolean => {
  if (!newest) return false;
  const isSame = newest.version._status === stored._status;
  return !isSame && Date.parse(newest.updatedAt) < Date.parse(stored.updatedAt);
};

/** Whether it is done already: by staff, or by a build that could end before it had noted it. */
const isDone = (scheduled: Scheduled, stored: StoredContent, now: Now): boolean => {
  const { type, at, language } = scheduled;
  const isReached =
    type === 'unpublish'
      ? stored._status === 'draft'
      : stored._status === 'published' &&
        Date.parse(stored.updatedAt) >= Date.parse(at) &&
        isCovered(now.publications, language);
  return isReached && !isHalfDone(stored, now.newest);
};

const apply = async (req: Carrier, scheduled: Scheduled, now: Now): Promise<void> => {
  const { payload } = req;
  const { language, type } = scheduled;
  const { kind, id } = scheduled.of;
  const { stored, newest } = now;
  // What was erased, or lies in the trash, is not published any more. A single page may have been a draft only until now.
  if (stored ? stored.deletedAt : !isPreviewedGlobal(kind) || !newest) return;
  // Whoever did it may have ended before its last step, and visitors would go on seeing what was there before.
  if (stored && isDone(scheduled, stored, now)) return raiseContentRevision(req);
  const data = { _status: type === 'publish' ? 'published' : 'draft' } as const;
  // The right to do so was asked for when it was scheduled: whoever scheduled it may have left since.
  // Of a page Payload would put the first language where the one that is published has no text.
  const inLanguage = language && { publishSpecificLocale: language, fallbackLocale: false as const };
  const how = { req, data, depth: 0, context: { due: scheduled }, ...inLanguage };
  // As the studio's own button: what is drafted over it may be unfinished.
  const unpublishAllLocales = type === 'unpublish';
  if (isPreviewedGlobal(kind)) await payload.updateGlobal({ slug: kind as 'home-page', ...how });
  else await payload.update({ collection: kind as 'blogs', id: Number(id), unpublishAllLocales, ...how });
};

const forget = (req: Carrier, id: number) =>
  req.payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: id } }, req });

/** Leaves it in the timetable with the reason, and tells of it: once, as it is not taken again. */
const refuse = async (payload: Payload, due: Scheduled, refusal: Error): Promise<void> => {
  const obstacles = toObstacles(refusal);
  await payload.db.updateOne({
    collection: 'payload-jobs',
    id: due.id,
    data: {
      hasError: true,
      processing: false,
      error: { message: sayObstacles(obstacles) },
      // What staff publish by hand after this moment settles it.
      updatedAt: new Date().toISOString(),
    },
    returning: false,
  });
  await tellRefused(payload, due, obstacles).catch((error: unknown) =>
    payload.logger.error(
      { problem: toLoggableError(error), job: due.id },
      'nobody could be told of a refused publication',
    ),
  );
};

/**
 * Publishes and unpublishes what is due, each once, however many processes ask. What could not be published stays in the
 * timetable with the reason, until it is published by hand, scheduled anew or taken out.
 * @param stopped aborted where no more is to be begun
 * @returns how many were done.
 */
export const publishDue = async (
  payload: Payload,
  log: Pick<Log, 'error'>,
  now: () => number = Date.now,
  stopped?: AbortSignal,
): Promise<number> => {
  let done = 0;
  const publish = async (due: Scheduled) => {
    try {
      const before = await readNow(payload, due);
      const req: Carrier = { payload };
      await allOrNone(req, async () => {
        await apply(req, due, before);
        await forget(req, due.id);
      });
      done += 1;
    } catch (error) {
      const { of, type } = due;
      log.error(
        { problem: toLoggableError(error), kind: of.kind, document: of.id, type },
        'not published on time',
      );
      // It is the document that cannot be published, as where a text is missing; else it is tried again after the lease.
      if (isRefusal(error)) await refuse(payload, due, error);
    }
  };
  await workOff(() => takeDue(payload, now()), publish, stopped);
  return done;
};
