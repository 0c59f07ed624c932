import type { Job as StoredJob } from '@ev-site/content/payload-types.ts';
import type { Where } from 'payload';
import { findFirst } from './find-first.ts';
import { type Paged, type PageRequest, toPaged } from './paged.ts';
import type { Readers } from './readers.ts';
import { toRecordId } from './record-id.ts';
import { toPlainText } from './rich-text.ts';

/** A position as the list shows it; `descriptionText` is plain text, cut by the place that shows it. */
export interface JobSummary {
  id: string;
  position: string;
  department: string;
  qualification: string;
  experience: string;
  location: string;
  descriptionText: string;
}

/** A whole position. */
export interface JobDetail extends JobSummary {
  descriptionHtml: string;
  /** How many people are wanted. */
  openings: number;
  /** ISO date; the day counts. */
  postedAt: string;
  /** Last day for applications as an ISO date; null: until closed. */
  closesAt: string | null;
  /** Sample content: nobody is hired for it. */
  isSample: boolean;
}

const startOfToday = (): string => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  return new Date(`${day}T00:00:00+05:30`).toISOString();
};

/** Open, and its last day has not passed. */
export const isOpenJob = (more: Where[] = []): Where => ({
  and: [
    { open: { equals: true } },
    { or: [{ closesAt: { exists: false } }, { closesAt: { greater_than_equal: startOfToday() } }] },
    ...more,
  ],
});

const toSummary = (stored: StoredJob): JobSummary => ({
  id: String(stored.id),
  position: stored.position,
  department: stored.department,
  qualification: stored.qualification,
  experience: stored.experience,
  location: stored.location,
  descriptionText: toPlainText(stored.description),
});

/** Reads one page of the open positions, newest first. */
export const listJobs = async (
  { payload }: Readers,
  { pageNumber, limit }: PageRequest,
): Promise<Paged<JobSummary>> =>
  toPaged(
    await payload.find({
      collection: 'jobs',
      where: isOpenJob(),
      sort: ['-postedAt', '-id'],
      depth: 0,
      limit,
      page: pageNumber,
    }),
    toSummary,
  );

/** Reads one position. @returns null where there is none, or it is closed. */
export const getJob = async (readers: Readers, id: string): Promise<JobDetail | null> => {
  const key = toRecordId(id);
  if (key === null) return null;
  const stored = await findFirst(readers, 'jobs', isOpenJob([{ id: { equals: key } }]));
  if (!stored) return null;
  return {
    ...toSummary(stored),
    descriptionHtml: readers.toHtml(stored.description),
    openings: stored.openings ?? 1,
    postedAt: stored.postedAt,
    closesAt: stored.closesAt ?? null,
    isSample: stored.isSample ?? false,
  };
};
