import type { Payload, Where } from 'payload';
import type { DueContext } from '../audit/audit-changes.ts';
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

/** A version as the timetable looks at it. */
interface Version {
  updatedAt: string;
  version: StoredContent;
  /** The language that was published alone. */
  publishedLocale?: string | null;
  /** Whether it keeps what is drafted in the other languages, behind the publication of one. */
  snapshot?: boolean | null;
}

/** What of the content is now, its newest version, and what was published since the moment; null where nothing is there. */
interface Now {
  stored: StoredContent | null;
  newest: Version | null;
  publications: Version[];
}

const findVersions = async (
  payload: Payload,
  { collection, document, global }: Scheduled,
  where: Where,
  limit: number,
): Promise<Version[]> => {
  const asked = { limit, sort: '-updatedAt', pagination: false, depth: 0 };
  if (global) return (await payload.findGlobalVersions({ slug: global, where, ...asked })).docs as Version[];
  const and = [{ parent: { equals: document } }, where];
  return (await payload.findVersions({ collection, where: { and }, ...asked })).docs as unknown as Version[];
};

const readNow = async (payload: Payload, scheduled: Scheduled): Promise<Now> => {
  const stored = await readStored(payload, scheduled);
  const [newest = null] = await findVersions(payload, scheduled, { latest: { equals: true } }, 1);
  const since = { updatedAt: { greater_than_equal: scheduled.at } };
  const published = { and: [{ 'version._status': { equals: 'published' } }, since] };
  return { stored, newest, publications: await findVersions(payload, scheduled, published, 0) };
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

/** Whether what was published since covers the languages that are to be published. Half done it may have left no version. */
const isCovered = ({ language }: Scheduled, publications: readonly Version[]): boolean =>
  publications.length === 0 ||
  publications.some(({ publishedLocale }) => !publishedLocale || publishedLocale === language);

/** Whether it is done already: by a process that ended before it could note it, or by staff meanwhile. */
const isDone = (scheduled: Scheduled, stored: StoredContent, { newest, publications }: Now): boolean => {
  const { type, at } = scheduled;
  const isReached =
    type === 'unpublish'
      ? stored._status === 'draft'
      : stored._status === 'published' &&
        Date.parse(stored.updatedAt) >= Date.parse(at) &&
        isCovered(scheduled, publications);
  return isReached && !isHalfDone(stored, newest);
};

/**
 * Writes the version with what is drafted in the other languages where the process that published one was killed before it:
 * without it the editor would open what is published, and the drafts be found among the versions only.
 */
const keepDraftOfOthers = async (
  payload: Payload,
  { collection, document, global }: Scheduled,
): Promise<void> => {
  const asked = { sort: '-updatedAt', limit: 2, pagination: false };
  const { docs } = global
    ? await payload.db.findGlobalVersions<StoredContent>({ global, ...asked })
    : await payload.db.findVersions<StoredContent>({
        collection,
        where: { parent: { equals: document } },
        ...asked,
      });
  const [published, drafted] = docs as Version[];
  if (!published?.publishedLocale || published.snapshot || drafted?.version._status !== 'draft') return;
  const now = new Date().toISOString();
  const version = {
    autosave: false,
    createdAt: now,
    updatedAt: now,
    publishedLocale: published.publishedLocale,
    snapshot: true as const,
    versionData: drafted.version as never,
    returning: false,
  };
  if (global) await payload.db.createGlobalVersion({ globalSlug: global, ...version });
  else await payload.db.createVersion({ collectionSlug: collection, parent: document, ...version });
};

const apply = async (payload: Payload, scheduled: Scheduled): Promise<void> => {
  const { collection, document: id, global, language, type } = scheduled;
  await keepDraftOfOthers(payload, scheduled);
  const now = await readNow(payload, scheduled);
  const { stored, newest } = now;
  // What was erased, or lies in the trash, is not published any more. A single page may have been a draft only until now.
  if (stored ? stored.deletedAt || isDone(scheduled, stored, now) : !global || !newest) return;
  const data = { _status: type === 'publish' ? 'published' : 'draft' } as const;
  // The right to do so was asked for when it was scheduled: whoever scheduled it may have left since.
  const context = { due: scheduled } satisfies DueContext;
  const how = { data, depth: 0, context, ...(language && { publishSpecificLocale: language }) };
  if (global) await payload.updateGlobal({ slug: global as 'home-page', ...how });
  else await payload.update({ collection: collection as 'blogs', id, ...how });
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
