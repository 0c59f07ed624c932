import { isPreviewedGlobal } from '@ev-site/contract/documents.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { raiseContentRevision } from '../database/content-revision.ts';
import { inTransaction, type TransactionCarrier } from '../database/in-transaction.ts';
import { type Sql, sql } from '../database/statement.ts';
import { processAll, takeRows } from '../database/take-waiting.ts';
import { findStored, type StoredContent } from '../documents/find-stored.ts';
import { toWhich } from '../documents/which.ts';
import type { Log } from '../logging/log.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { isRefusal } from '../requests/is-refusal.ts';
import { sayObstacles, toObstacles } from './list-obstacles.ts';
import {
  findStoredVersions,
  getScheduled,
  isCovered,
  listPublications,
  type Scheduled,
  type StoredVersion,
} from './list-scheduled.ts';
import { removeScheduled } from './remove-scheduled.ts';
import { tellRefused } from './tell-refused.ts';

/** After this time (ms), another process takes over a publication that was started and not finished. */
const lease = minute;

const what = (row: Sql): Sql => sql`COALESCE(${row}.input->>'doc', ${row}.input->>'global')`;

/**
 * Takes the next publication that is due, but only the first of each document or page. If two languages of one document
 * are due in the same minute, two processes would publish them at once, and each would overwrite the other's result.
 */
const takeDue = async (payload: Payload, now: number): Promise<Scheduled | null> => {
  const at = (ms: number) => new Date(now + ms).toISOString();
  const waits = sql`task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE AND wait_until <= ${at(0)}`;
  const [id] = await takeRows(payload, {
    table: 'payload_jobs',
    // `updated_at` in the future was set by a clock that ran ahead.
    where: sql`${waits} AND (processing IS NOT TRUE OR updated_at <= ${at(-lease)} OR updated_at > ${at(lease)})
      AND NOT EXISTS (SELECT 1 FROM (SELECT id, input, wait_until FROM payload_jobs WHERE ${waits}) AS before
        WHERE ${what(sql`before`)} = ${what(sql`payload_jobs`)} AND (before.wait_until < payload_jobs.wait_until
          OR (before.wait_until = payload_jobs.wait_until AND before.id < payload_jobs.id)))`,
    orderBy: sql`wait_until, id`,
    set: sql`processing = TRUE, updated_at = ${at(0)}`,
    most: 1,
  });
  return id === undefined ? null : getScheduled(payload, id);
};

/**
 * The state of the content now, its newest version, and the languages published since the scheduled moment. Null for
 * what does not exist.
 */
interface Now {
  stored: StoredContent | null;
  newest: StoredVersion | null;
  publications: (Language | null)[];
}

const readNow = async (payload: Payload, scheduled: Scheduled): Promise<Now> => {
  const stored = await findStored(payload.db, toWhich(scheduled.of));
  const [newest = null] = await findStoredVersions(payload, scheduled.of, { latest: { equals: true } }, 1);
  return { stored, newest, publications: await listPublications(payload, scheduled.of, scheduled.at) };
};

/**
 * Whether the document has its new status but the version for it was never written. This happens when a save by hand is
 * killed between the two writes, which SQLite does not undo, or after an old build without all-or-none publications. A
 * newer version is later work of staff.
 */
const isHalfDone = (stored: StoredContent, newest: Now['newest']): boolean => {
  if (!newest) return false;
  const isSame = newest.version._status === stored._status;
  return !isSame && Date.parse(newest.updatedAt) < Date.parse(stored.updatedAt);
};

/** Whether the publication is done already: by staff, or by an old build that could end before it noted that. */
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

const apply = async (req: TransactionCarrier, scheduled: Scheduled, now: Now): Promise<void> => {
  const { payload } = req;
  const { language, type } = scheduled;
  const { kind, id } = scheduled.of;
  const { stored, newest } = now;
  // A document that was erased or is in the trash is not published. A single page may exist only as a draft until now.
  if (stored ? stored.deletedAt : !isPreviewedGlobal(kind) || !newest) return;
  // The process that did it may have ended before this last step, and visitors would still see the old content.
  if (stored && isDone(scheduled, stored, now)) return raiseContentRevision(req);
  const data = { _status: type === 'publish' ? 'published' : 'draft' } as const;
  // Access is not checked here but when it was scheduled: the person may have left since. No fallback: for a page,
  // Payload would put the first language where the published one has no text.
  const inLanguage = language && { publishSpecificLocale: language, fallbackLocale: false as const };
  const how = { req, data, depth: 0, context: { due: scheduled }, ...inLanguage };
  // All languages, as the studio's own button does: drafts over the published version may be unfinished.
  const unpublishAllLocales = type === 'unpublish';
  if (isPreviewedGlobal(kind)) await payload.updateGlobal({ slug: kind as 'home-page', ...how });
  else await payload.update({ collection: kind as 'blogs', id: Number(id), unpublishAllLocales, ...how });
};

/**
 * Leaves the publication in the timetable with the reason, and reports it. Only once, because it is not taken again.
 */
const refuse = async (payload: Payload, due: Scheduled, refusal: Error): Promise<void> => {
  const obstacles = toObstacles(refusal);
  await payload.db.updateOne({
    collection: 'payload-jobs',
    id: due.id,
    data: {
      hasError: true,
      processing: false,
      error: { message: sayObstacles(obstacles) },
      // A publication by hand after this moment settles the failure.
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
 * Publishes and unpublishes what is due, each once, however many processes run this. What fails stays in the timetable
 * with the reason, until it is published by hand, scheduled again or removed.
 * @param stopped aborted when no more is to be started
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
      const req: TransactionCarrier = { payload };
      const isPublished = await inTransaction(req, async () => {
        // Staff may have removed it since it was taken. From here on, nobody else can remove it.
        if (!(await removeScheduled(req, due.id))) return false;
        await apply(req, due, before);
        return true;
      });
      if (isPublished) done += 1;
    } catch (error) {
      const { of, type } = due;
      log.error(
        { problem: toLoggableError(error), kind: of.kind, document: of.id, type },
        'not published on time',
      );
      // A refusal is about the document, e.g. a missing text. Any other error leads to another try after the lease.
      // So does a refusal that cannot be noted: it must not hold up what else is due.
      if (isRefusal(error))
        await refuse(payload, due, error).catch((problem: unknown) =>
          log.error(
            { problem: toLoggableError(problem), job: due.id },
            'a refused publication could not be noted',
          ),
        );
    }
  };
  await processAll(() => takeDue(payload, now()), publish, stopped);
  return done;
};
