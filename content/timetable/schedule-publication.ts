import {
  isPreviewedGlobal,
  isSameDocument,
  type NamedDocument,
  type PreviewedGlobal,
} from '@ev-site/contract/documents.ts';
import { type Language, readLanguage } from '@ev-site/contract/paths.ts';
import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { PayloadRequest } from 'payload';
import { nameContent } from '../audit/name-document.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findGlobalConfig } from '../documents/find-config.ts';
import { notTakenDown } from '../keeping/refuse-unpublishing.ts';
import { publicError } from '../requests/refuse.ts';
import {
  getScheduled,
  isOfSameLanguage,
  listFailed,
  listScheduled,
  type NamedByPayload,
  publicationIncludes,
  readNamedDocument,
  type Scheduled,
} from './list-scheduled.ts';
import { removeScheduled } from './remove-scheduled.ts';
import { sayTodo } from './say-scheduled.ts';

/** What the studio's drawer of the timetable sends. */
export interface ScheduleCall extends NamedByPayload {
  type?: string | undefined;
  date?: Date | string | undefined;
  /** Publishes only this language; if left out, all. */
  localeToPublish?: string | undefined;
  timezone?: string | undefined;
  /** Removes this publication from the timetable instead. */
  deleteID?: number | string | undefined;
}

const noDrafts = 'This document has no drafts, so you cannot schedule it.';
const noRight = 'You may not publish this, so you may not schedule it.';
const isGone =
  'This is not in the timetable any more: its time has come, or somebody has removed it. Load the page again.';
const data = { _status: 'published' };

/** Refuses people whom the access rules of the single page do not allow to publish it now. */
const requireRightToPage = async (req: PayloadRequest, slug: PreviewedGlobal): Promise<void> => {
  const config = findGlobalConfig(req.payload, slug);
  if (!config?.versions?.drafts) throw publicError(400, noDrafts);
  if (!req.user || (await config.access.update({ req, data })) !== true) throw publicError(403, noRight);
};

/**
 * Refuses people whom the access rules of the collection do not allow to publish this document now.
 * @param trash whether a document in the trash is accepted
 */
const requireRight = async (
  req: PayloadRequest,
  { kind: slug, id: name }: NamedDocument,
  trash = false,
): Promise<void> => {
  if (isPreviewedGlobal(slug)) return requireRightToPage(req, slug);
  const id = Number(name);
  const collection = req.payload.collections[slug];
  if (!collection?.config.versions?.drafts) throw publicError(400, noDrafts);
  const may = await collection.config.access.update({ req, id, data });
  if (!req.user || may === false) throw publicError(403, noRight);
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where: may === true ? { id: { equals: id } } : { and: [may, { id: { equals: id } }] },
    trash,
    req,
  });
  if (totalDocs === 0) throw publicError(404, 'There is no such document, or you may not publish it.');
};

const audit = async (
  req: PayloadRequest,
  action: 'scheduled' | 'unscheduled',
  scheduled: Pick<Scheduled, 'of' | 'type' | 'language' | 'at'>,
): Promise<void> => {
  const what = await nameContent(req.payload, scheduled.of);
  await recordAudit(req, { action, what, details: sayTodo(scheduled) });
};

const cancel = async (req: PayloadRequest, named: number | string): Promise<void> => {
  const job = readPositiveInt(String(named));
  const scheduled = job !== undefined && (await getScheduled(req.payload, job));
  if (!scheduled) throw publicError(409, isGone);
  await requireRight(req, scheduled.of, true);
  if (!(await removeScheduled(req, scheduled.id))) throw publicError(409, isGone);
  await audit(req, 'unscheduled', scheduled);
};

/** Forgets failed publications that the new one replaces. Failures in other languages stay. */
const forgetFailed = async (
  req: PayloadRequest,
  of: NamedDocument,
  language: Language | null,
): Promise<void> => {
  const all = await listFailed(req.payload, of);
  const failed = all.filter((one) => publicationIncludes(language, one.language)).map(({ id }) => id);
  if (failed.length === 0) return;
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { in: failed } }, req });
};

/**
 * Adds a publication, or a taking down, to the timetable, or removes one. Payload's own handler does not check whether
 * the person may do so, and queues another job when one is removed.
 * @throws {APIError} with a sentence for staff.
 */
export const schedulePublication = async (req: PayloadRequest, call: ScheduleCall): Promise<void> => {
  if (call.deleteID !== undefined) return cancel(req, call.deleteID);
  const { date, localeToPublish, timezone } = call;
  const at = new Date(date ?? Number.NaN);
  const of = readNamedDocument(call);
  if (!of) throw publicError(400, noDrafts);
  await requireRight(req, of);
  if (Number.isNaN(at.getTime())) throw publicError(400, 'Give the date and the time.');
  if (at.getTime() <= Date.now())
    throw publicError(400, 'That time is in the past. Publish now, or give a later time.');
  const type = call.type === 'unpublish' ? 'unpublish' : 'publish';
  if (isPreviewedGlobal(of.kind) && type === 'unpublish') throw publicError(400, notTakenDown);
  // Taking down is always for all languages.
  const language = type === 'publish' ? (readLanguage(localeToPublish) ?? null) : null;
  if (type === 'publish' && localeToPublish && !language)
    throw publicError(400, 'There is no such language.');
  const taken = (await listScheduled(req.payload)).some(
    (one) =>
      isSameDocument(one.of, of) &&
      Date.parse(one.at) === at.getTime() &&
      isOfSameLanguage(one, { language }) &&
      !one.problem,
  );
  if (taken)
    throw publicError(409, 'Something else is already scheduled for this time. Choose another minute.');
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: at,
    input: {
      type,
      ...(isPreviewedGlobal(of.kind) ? { global: of.kind } : { doc: { relationTo: of.kind, value: of.id } }),
      ...(language ? { locale: language } : {}),
      ...(timezone ? { timezone } : {}),
      by: String(req.user?.name ?? ''),
      ...(req.user ? { byId: Number(req.user.id) } : {}),
    } as never,
    req,
  });
  await forgetFailed(req, of, language);
  await audit(req, 'scheduled', { of, type, language, at: at.toISOString() });
};
