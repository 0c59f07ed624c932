import { toPhoneDigits } from '@ev-site/content/leads/phone-digits.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { ColumnName, ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { Payload } from 'payload';

/** The stored values that the visitor did not write. */
export interface RowDetails extends Pick<Lead, 'kind' | 'language' | 'leadKey' | 'humanCheck'> {
  privacyVersion: string;
  receiptWanted: boolean;
  resume?: { file: string; name: string; bytes: number; scan: string } | undefined;
}

/** A row for the insert. A form that fills a column which the table lacks does not compile. */
type NewRow = Omit<Lead, 'id' | ColumnName> & Pick<Lead, ColumnName>;

/** Columns that every lead has, whatever its kind. */
const emptyColumns = { name: '', email: '', phone: '' };

/** @throws {Error} for a key without a column: the database driver would drop it silently. */
const refuseStrangers = (payload: Payload, row: object): void => {
  const known = new Set(payload.collections.leads.config.flattenedFields.map(({ name }) => name));
  const strangers = Object.keys(row).filter((key) => !known.has(key));
  if (strangers.length > 0) throw new Error(`The leads table has no column ${strangers.join(', ')}.`);
};

/**
 * Stores a lead with a single insert; the row is also its place in the outbox. Bypasses Payload's hooks and validation:
 * the fields are checked already, and only the worker listens for new leads.
 * @returns the id of the lead.
 * @throws {Error} when the row cannot be written, also when the key is stored already.
 */
export const insertLead = async (
  payload: Payload,
  columns: ColumnValues,
  details: RowDetails,
): Promise<number> => {
  const { resume, kind, language, leadKey, humanCheck, privacyVersion, receiptWanted } = details;
  const now = new Date().toISOString();
  const row: NewRow = {
    ...emptyColumns,
    ...columns,
    phoneDigits: toPhoneDigits(columns.phone ?? ''),
    kind,
    language,
    leadKey,
    humanCheck,
    privacyVersion,
    receiptWanted,
    ...(resume && {
      resumeFile: resume.file,
      resumeName: resume.name,
      resumeBytes: resume.bytes,
      resumeScan: resume.scan,
    }),
    status: 'new',
    delivery: 'due',
    attempts: 0,
    nextAttemptAt: now,
    // The routing rules run after the visitor has the response (routing/work-routing.ts).
    routeAt: now,
    createdAt: now,
    updatedAt: now,
  };
  refuseStrangers(payload, row);
  // Reads back one column instead of the whole row: no code needs the rest, and the visitor waits for this.
  const { id } = await payload.db.create({
    collection: 'leads',
    data: { ...row },
    select: { leadKey: true },
  });
  return Number(id);
};
