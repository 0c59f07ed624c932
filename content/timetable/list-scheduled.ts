import {
  isPreviewedGlobal,
  isSameDocument,
  type NamedDocument,
  onlyOne,
  readDocumentName,
} from '@ev-site/contract/documents.ts';
import { type Language, readLanguage } from '@ev-site/contract/paths.ts';
import type { Payload, Where } from 'payload';
import { findStored, type StoredContent } from '../documents/find-stored.ts';

/** A publication that is still to come, or that could not be made. */
export interface Scheduled {
  id: number;
  of: NamedDocument;
  type: 'publish' | 'unpublish';
  /** The one language that is published; null where all are. */
  language: Language | null;
  /** ISO date and time. */
  at: string;
  /** When it was scheduled; ISO date and time. */
  madeAt: string;
  /** The name of who scheduled it; empty where it is not known. */
  by: string;
  /** The account of who scheduled it; null where it is not known. */
  byId: number | null;
  /** Why it could not be made, in a sentence; empty while it is still to come. */
  problem: string;
}

/** How Payload names what is published, a document or a single page. */
export interface NamedByPayload {
  doc?: { relationTo: string; value: number | string } | null | undefined;
  global?: string | null | undefined;
}

/** A row of Payload's own table of jobs, as its drawer "Schedule publish" fills it. */
interface StoredJob {
  id: number;
  createdAt: string;
  updatedAt: string;
  waitUntil?: string | null;
  hasError?: boolean | null;
  error?: { message?: string } | null;
  input?: (NamedByPayload & { type?: string; locale?: string | null; by?: string; byId?: number }) | null;
}

/** What a call or a row of the table of jobs names; null where it names nothing that has drafts. */
export const readNamed = ({ doc, global }: NamedByPayload): NamedDocument | null =>
  doc ? readDocumentName(doc.relationTo, String(doc.value)) : readDocumentName(global ?? '', onlyOne);

const toScheduled = ({ id, createdAt, input, waitUntil, hasError, error }: StoredJob): Scheduled[] => {
  const of = input && readNamed(input);
  if (!of || !waitUntil) return [];
  return [
    {
      id,
      of,
      type: input.type === 'unpublish' ? 'unpublish' : 'publish',
      language: readLanguage(input.locale) ?? null,
      at: waitUntil,
      madeAt: createdAt,
      by: input.by ?? '',
      byId: input.byId ?? null,
      problem: hasError ? (error?.message ?? 'It could not be done.') : '',
    },
  ];
};

const findJobs = async (payload: Payload): Promise<StoredJob[]> => {
  const { docs } = await payload.db.find<StoredJob>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    pagination: false,
  });
  return docs;
};

/** Whether two of them would publish the same language, or one of them all. */
export const isOfSameLanguage = (
  one: Pick<Scheduled, 'language'>,
  other: Pick<Scheduled, 'language'>,
): boolean => one.language === null || other.language === null || one.language === other.language;

/** A version as the timetable looks at it. */
export interface StoredVersion {
  updatedAt: string;
  version: StoredContent;
  /** The language that was published alone. */
  publishedLocale?: string | null;
  /** Whether it keeps what is drafted in the other languages, behind the publication of one. */
  snapshot?: boolean | null;
}

/** Reads versions of a document or page, the newest first. @param limit 0 for all */
export const findStoredVersions = async (
  payload: Payload,
  { kind, id }: NamedDocument,
  where: Where,
  limit: number,
): Promise<StoredVersion[]> => {
  const asked = { limit, sort: '-updatedAt', pagination: false, depth: 0 };
  if (isPreviewedGlobal(kind))
    return (await payload.findGlobalVersions({ slug: kind, where, ...asked })).docs as StoredVersion[];
  const and = [{ parent: { equals: Number(id) } }, where];
  return (await payload.findVersions({ collection: kind, where: { and }, ...asked }))
    .docs as unknown as StoredVersion[];
};

/**
 * Lists the languages that were published since then, each publication for itself; null is all of them. None where a process was
 * killed before it had written the version.
 */
export const listPublications = async (
  payload: Payload,
  of: NamedDocument,
  since: string,
): Promise<(Language | null)[]> => {
  const and = [{ 'version._status': { equals: 'published' } }, { updatedAt: { greater_than_equal: since } }];
  const versions = await findStoredVersions(payload, of, { and }, 0);
  return versions.map(({ publishedLocale }) => readLanguage(publishedLocale) ?? null);
};

/** Whether the publication of one language, or of all (null), does what was asked of another, or of all. */
export const covers = (published: Language | null, asked: Language | null): boolean =>
  published === null || published === asked;

/** Whether these publications cover a language, or all. Half done, one may have left no version. */
export const isCovered = (publications: readonly (Language | null)[], asked: Language | null): boolean =>
  publications.length === 0 || publications.some((one) => covers(one, asked));

/** Whether staff have since then done by hand what failed: what is to come down is not settled by a change that leaves it up. */
const isSettled = async (
  payload: Payload,
  { of, type, language }: Scheduled,
  since: string,
): Promise<boolean> => {
  const stored = await findStored(payload.db, of);
  if (!stored || Date.parse(stored.updatedAt) <= Date.parse(since)) return false;
  if (type === 'unpublish') return stored._status === 'draft';
  return isCovered(await listPublications(payload, of, since), language);
};

/** Whether something that is to go live was published after that was scheduled: it may be meant no more. */
export const isPublishedSince = async (payload: Payload, scheduled: Scheduled): Promise<boolean> => {
  if (scheduled.type !== 'publish') return false;
  const stored = await findStored(payload.db, scheduled.of);
  if (stored?._status !== 'published' || Date.parse(stored.updatedAt) <= Date.parse(scheduled.madeAt))
    return false;
  const published = await listPublications(payload, scheduled.of, scheduled.madeAt);
  return published.length === 0 || published.some((language) => isOfSameLanguage({ language }, scheduled));
};

/** Lists what is scheduled, the next first, and what failed and nobody has settled by hand since. There are never many. */
export const listScheduled = async (payload: Payload): Promise<Scheduled[]> => {
  const listed = (await findJobs(payload)).map(async (job) => {
    const [one] = toScheduled(job);
    return !one || (one.problem && (await isSettled(payload, one, job.updatedAt))) ? [] : [one];
  });
  return (await Promise.all(listed)).flat();
};

/** Lists all that failed of a document or page, also what was settled since. */
export const listFailed = async (payload: Payload, of: NamedDocument): Promise<Scheduled[]> =>
  (await findJobs(payload)).flatMap(toScheduled).filter((one) => one.problem && isSameDocument(one.of, of));

/** Reads one of them. */
export const getScheduled = async (payload: Payload, id: number): Promise<Scheduled | null> => {
  const stored = await payload.db.findOne<StoredJob>({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
  });
  return (stored && toScheduled(stored)[0]) ?? null;
};
