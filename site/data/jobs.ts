import { toPlainText } from '@ev-site/content/documents/rich-text-words.ts';
import { whereCurrent } from '@ev-site/content/documents/visible.ts';
import type { Job as StoredJob } from '@ev-site/content/payload-types.ts';
import { findFirst } from './find-first.ts';
import { type Paged, type PageRequest, toPaged } from './paged.ts';
import type { Readers } from './readers.ts';

/** A position as the list shows it; `descriptionText` is plain text, which the list cuts to its own length. */
export interface JobSummary {
  id: number;
  position: string;
  department: string;
  qualification: string;
  experience: string;
  location: string;
  descriptionText: string;
  /** Sample content: nobody is hired for it. */
  isSample: boolean;
}

/** A whole position. */
export interface JobDetail extends JobSummary {
  descriptionHtml: string;
  /** Number of people to be hired. */
  openings: number;
  /** ISO date, of which only the day counts. */
  postedAt: string;
  /** Last day for applications as an ISO date; null: until closed. */
  closesAt: string | null;
}

const toSummary = (stored: StoredJob): JobSummary => ({
  id: stored.id,
  position: stored.position,
  department: stored.department,
  qualification: stored.qualification,
  experience: stored.experience,
  location: stored.location,
  descriptionText: toPlainText(stored.description),
  isSample: stored.isSample ?? false,
});

const toDetail = ({ toHtml }: Readers, stored: StoredJob): JobDetail => ({
  ...toSummary(stored),
  descriptionHtml: toHtml(stored.description),
  openings: stored.openings ?? 1,
  postedAt: stored.postedAt,
  closesAt: stored.closesAt ?? null,
});

const pageOf = ({ pageNumber, limit }: PageRequest) => ({
  collection: 'jobs' as const,
  where: whereCurrent('jobs'),
  sort: ['-postedAt', '-id'],
  depth: 0,
  limit,
  page: pageNumber,
});

/** Reads one page of the open positions, newest first. */
export const listJobs = async ({ content }: Readers, request: PageRequest): Promise<Paged<JobSummary>> =>
  toPaged(await content.find(pageOf(request)), toSummary);

/** The same with whole positions, including the pictures in their texts. */
export const listWholeJobs = async (readers: Readers, request: PageRequest): Promise<Paged<JobDetail>> =>
  toPaged(await readers.content.find({ ...pageOf(request), depth: 1 }), (stored) =>
    toDetail(readers, stored),
  );

/** Reads one position. @returns null where there is none, or it is closed. */
export const getJob = async (readers: Readers, id: number): Promise<JobDetail | null> => {
  const stored = await findFirst(readers, 'jobs', { and: [whereCurrent('jobs'), { id: { equals: id } }] });
  return stored && toDetail(readers, stored);
};
