import { toPhoneDigits } from '@ev-site/content/leads/phone-digits.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { ColumnName, ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { Payload } from 'payload';

/** What is stored besides the visitor's words. */
export interface RowDetails extends Pick<Lead, 'kind' | 'language' | 'leadKey' | 'humanCheck'> {
  privacyVersion: string;
  receiptWanted: boolean;
  resume?: { file: string; name: string; bytes: number; scan: string } | undefined;
}

/** A row as it is inserted. Does not compile where a form fills a column that the table does not have. */
type NewRow = Omit<Lead, 'id' | ColumnName> & Pick<Lead, ColumnName>;

/** What every lead has, whatever its kind. */
const emptyColumns = { name: '', email: '', phone: '' };

/** @throws {Error} for a key without a column: the database driver would drop it in silence. */
const refuseStrangers = (payload: Payload, row: object): void => {
  const known = new Set(payload.collections.leads.config.flattenedFields.map(({ name }) => name));
  const strangers = Object.keys(row).filter((key) => !known.has(key));
  if (strangers.length > 0) throw new Error(`The leads table has no column ${strangers.join(', ')}.`);
};

/**
 * Stores a lead as one row by one insert; the row is also its place in the outbox.
 * Goes past Payload's hooks and validation: the fields are checked, and nothing listens to a new lead but the worker.
 * @returns its number.
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
    // The rules are asked after the visitor was answered (routing/work-routing.ts).
    routeAt: now,
    createdAt: now,
    updatedAt: now,
  };
  refuseStrangers(payload, row);
  // Of what was stored one column is read back, not all of them: nobody needs them, and the visitor would wait for it.
  const { id } = await payload.db.create({
    collection: 'leads',
    data: { ...row },
    select: { leadKey: true },
  });
  return Number(id);
};
