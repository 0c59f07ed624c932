import type { LeadKind } from '@ev-site/contract/leads/kinds.ts';
import type { Payload } from 'payload';
import type { CheckedLead } from './lead-form.ts';

/** What is stored besides the visitor's words. */
export interface RowDetails {
  kind: LeadKind;
  leadKey: string;
  humanCheck: 'passed' | 'unverified' | 'notAsked';
  privacyVersion: string;
  receiptWanted: boolean;
  resume?: { file: string; name: string; bytes: number; scan: string } | undefined;
}

/** Whether a lead with this key is stored. */
export const isStored = async (payload: Payload, leadKey: string): Promise<boolean> => {
  const { totalDocs } = await payload.count({ collection: 'leads', where: { leadKey: { equals: leadKey } } });
  return totalDocs > 0;
};

/**
 * Stores a lead as one row by one insert; the row is also its place in the outbox.
 * Goes past Payload's hooks and validation: the fields are checked, and nothing listens to a new lead but the worker.
 * @throws {Error} when the row cannot be written, also when the key is stored already.
 */
export const insertLead = async (payload: Payload, lead: CheckedLead, details: RowDetails): Promise<void> => {
  const { rCaptcha: _, ...words } = lead;
  const { resume, ...rest } = details;
  const now = new Date().toISOString();
  await payload.db.create({
    collection: 'leads',
    data: {
      ...words,
      ...rest,
      ...(resume
        ? {
            resumeFile: resume.file,
            resumeName: resume.name,
            resumeBytes: resume.bytes,
            resumeScan: resume.scan,
          }
        : {}),
      status: 'new',
      delivery: 'due',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    },
    returning: false,
  });
};
