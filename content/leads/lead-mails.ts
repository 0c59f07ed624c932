import path from 'node:path';
import { mostSteps } from './routing/rule.ts';

/**
 * Mails about one lead of which one file is kept: to colleagues, to the visitor, of what came back and nobody takes, of
 * what is late.
 */
type OnceMail = 'notice' | 'receipt' | 'unrouted' | 'late-1' | 'late-2';

/** What became of a lead that others have in their mailboxes. */
export const recallReasons = ['erased', 'corrected', 'withdrawn'] as const;
export type RecallReason = (typeof recallReasons)[number];

/**
 * A mail about one lead; `given` is that to whom it was given, by step, and the same are told of what became of it,
 * colleagues by 0.
 */
type LeadMail = OnceMail | `${'given' | RecallReason}-${number}`;

/** As a record, so that none is forgotten. */
const once: Record<OnceMail, true> = {
  notice: true,
  receipt: true,
  unrouted: true,
  'late-1': true,
  'late-2': true,
};

const eachStep = ['given', ...recallReasons] as const;

const leadMails: readonly LeadMail[] = [
  ...(Object.keys(once) as OnceMail[]),
  ...eachStep.flatMap((mail) =>
    Array.from({ length: mostSteps + 1 }, (_, step): LeadMail => `${mail}-${step}`),
  ),
];

/** Name of a mail about a lead; also that of its file where no mail server is set, by which it is erased with the lead. */
export const toLeadMailName = (lead: number, mail: LeadMail): string => `lead-${lead}-${mail}`;

/** Files of the mails about one lead, also as a kill leaves one that is half written. */
export const listMailFiles = (folder: string, lead: number): string[] =>
  leadMails.flatMap((mail) => {
    const file = path.join(folder, `${toLeadMailName(lead, mail)}.eml`);
    return [file, `${file}.part`];
  });
