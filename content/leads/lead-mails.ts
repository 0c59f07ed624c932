import path from 'node:path';
import { mostSteps } from './routing/rule.ts';

/**
 * Mails about one lead of which there is only one file: to colleagues, to the visitor, about a lead that a dealer gave
 * back and nobody else takes, and about a late answer.
 */
type OnceMail = 'notice' | 'receipt' | 'unrouted' | 'late-1' | 'late-2';

/** What happened to a lead that other people have in their mailboxes. */
export const recallReasons = ['erased', 'corrected', 'withdrawn'] as const;
export type RecallReason = (typeof recallReasons)[number];

/**
 * A mail about one lead. `given` goes to the colleague or dealer who got the lead at that step. When the lead is
 * erased, corrected or withdrawn, the same people are told by their steps, and the colleagues of the first notice by
 * step 0.
 */
type LeadMail = OnceMail | `${'given' | RecallReason}-${number}`;

/** A record, so that the compiler demands every mail. */
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

/**
 * The name of a mail about a lead. Where no mail server is set, it is also the name of the file, by which the mail is
 * erased with its lead.
 */
export const toLeadMailName = (lead: number, mail: LeadMail): string => `lead-${lead}-${mail}`;

/** Files of the mails about one lead, including the half-written file that a killed process leaves. */
export const listMailFiles = (folder: string, lead: number): string[] =>
  leadMails.flatMap((mail) => {
    const file = path.join(folder, `${toLeadMailName(lead, mail)}.eml`);
    return [file, `${file}.part`];
  });
