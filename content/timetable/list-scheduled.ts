import {
  isSameDocument,
  type NamedDocument,
  readDocumentName,
  singletonId,
} from '@ev-site/contract/documents.ts';
import { type Language, readLanguage } from '@ev-site/contract/paths.ts';
import type { Payload, Where } from 'payload';
import { findStored, type StoredContent } from '../documents/find-stored.ts';
import { toWhich } from '../documents/which.ts';

/** A publication that is scheduled, or that failed. */
export interface Scheduled {
  id: number;
  of: NamedDocument;
  type: 'publish' | 'unpublish';
  /** The language that is published alone; null for all languages. */
  language: Language | null;
  /** ISO date and time. */
  at: string;
  /** When it was scheduled, as an ISO date and time. */
  madeAt: string;
  /** Name of the person who scheduled it; empty if not known. */
  by: string;
  /** Account of that person; null if not known. */
  byId: number | null;
  /** Why it failed, in a sentence; empty while it is still to come. */
  problem: string;
}

/** How Payload names what is published: a document or a single page. */
export interface NamedByPayload {
  doc?: { relationTo: string; value: number | string } | null | undefined;
  global?: string | null | undefined;
}

/** A row of Payload's own table of jobs, as the drawer of the timetable creates it. */
interface StoredJob {
  id: number;
  createdAt: string;
  updatedAt: string;
  waitUntil?: string | null;
  hasError?: boolean | null;
  error?: { message?: string } | null;
  input?: (NamedByPayload & { type?: string; locale?: string | null; by?: string; byId?: number }) | null;
}

/** Reads the document that a call or a job names; null if it names nothing that has drafts. */
export const readNamedDocument = ({ doc, global }: NamedByPayload): NamedDocument | null =>
  doc ? readDocumentName(doc.relationTo, String(doc.value)) : readDocumentName(global ?? '', singletonId);

const toScheduled = ({ id, createdAt, input, waitUntil, hasError, error }: StoredJob): Scheduled[] => {
  const of = input && readNamedDocument(input);
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
      problem: hasError ? (error?.message ?? 'The studio could not do it.') : '',
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

/** Whether two publications have a language in common: they are of the same language, or one is of all. */
export const isOfSameLanguage = (
  one: Pick<Scheduled, 'language'>,
  other: Pick<Scheduled, 'language'>,
): boolean => one.language === null || other.language === null || one.language === other.language;

/** The part of a version that the timetable uses. */
export interface StoredVersion {
  updatedAt: string;
  version: StoredContent;
  /** The language, if it was published alone. */
  publishedLocale?: string | null;
  /** Whether it keeps the drafts of the other languages after one language was published. */
  snapshot?: boolean | null;
}

/** Reads versions of a document or page, the newest first. @param limit 0 for all */
export const findStoredVersions = async (
  payload: Payload,
  document: NamedDocument,
  where: Where,
  limit: number,
): Promise<StoredVersion[]> => {
  const asked = { limit, sort: '-updatedAt', pagination: false, depth: 0 };
  const which = toWhich(document);
  if (!('id' in which))
    return (await payload.findGlobalVersions({ slug: which.slug, where, ...asked })).docs as StoredVersion[];
  const and = [{ parent: { equals: Number(which.id) } }, where];
  return (await payload.findVersions({ collection: which.slug, where: { and }, ...asked }))
    .docs as unknown as StoredVersion[];
};

/**
 * Lists the publications of a document since a moment, each by its language; null stands for all languages. The list is
 * empty if a process was killed before it wrote the version.
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

/** Whether a publication of one language (null: of all) includes what another would publish. */
export const publicationIncludes = (published: Language | null, asked: Language | null): boolean =>
  published === null || published === asked;

/**
 * Whether these publications include a language, or all (null). An empty list counts as a publication that broke off.
 */
export const isCovered = (publications: readonly (Language | null)[], asked: Language | null): boolean =>
  publications.length === 0 || publications.some((one) => publicationIncludes(one, asked));

/** Whether staff have done by hand since then what failed. Only a document that is down settles a taking down. */
const isSettled = async (
  payload: Payload,
  { of, type, language }: Scheduled,
  since: string,
): Promise<boolean> => {
  const stored = await findStored(payload.db, toWhich(of));
  if (!stored || Date.parse(stored.updatedAt) <= Date.parse(since)) return false;
  if (type === 'unpublish') return stored._status === 'draft';
  return isCovered(await listPublications(payload, of, since), language);
};

/** Whether the document was published after its publication was scheduled, so that the schedule may be obsolete. */
export const isPublishedSince = async (payload: Payload, scheduled: Scheduled): Promise<boolean> => {
  if (scheduled.type !== 'publish') return false;
  const stored = await findStored(payload.db, toWhich(scheduled.of));
  if (stored?._status !== 'published' || Date.parse(stored.updatedAt) <= Date.parse(scheduled.madeAt))
    return false;
  const published = await listPublications(payload, scheduled.of, scheduled.madeAt);
  return published.length === 0 || published.some((language) => isOfSameLanguage({ language }, scheduled));
};

/** Lists what is scheduled, the next first, and what failed and was not settled by hand since. There are never many. */
export const listScheduled = async (payload: Payload): Promise<Scheduled[]> => {
  const listed = (await findJobs(payload)).map(async (job) => {
    const [one] = toScheduled(job);
    return !one || (one.problem && (await isSettled(payload, one, job.updatedAt))) ? [] : [one];
  });
  return (await Promise.all(listed)).flat();
};

/** Lists all failed publications of a document or page, including those settled since. */
export const listFailed = async (payload: Payload, of: NamedDocument): Promise<Scheduled[]> =>
  (await findJobs(payload)).flatMap(toScheduled).filter((one) => one.problem && isSameDocument(one.of, of));

/** Reads one scheduled publication. */
export const getScheduled = async (payload: Payload, id: number): Promise<Scheduled | null> => {
  const stored = await payload.db.findOne<StoredJob>({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
  });
  return (stored && toScheduled(stored)[0]) ?? null;
};
