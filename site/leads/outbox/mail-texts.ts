import { toLeadGroup } from '@ev-site/content/access/lead-access.ts';
import { languageWords } from '@ev-site/content/documents/language-words.ts';
import { isEntered } from '@ev-site/content/leads/lead-sources.ts';
import { columnWords, kindWords } from '@ev-site/content/leads/staff-words.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { type ColumnName, leadColumns } from '@ev-site/contract/forms/columns.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { originColumns } from '@ev-site/contract/forms/origin.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import { sayRideDays } from '../../words/say-ride-days.ts';
import type { Words } from '../../words/words.ts';
import type { Company } from '../company.ts';

/** A mail without its addresses; plain text only. */
export interface MailText {
  subject: string;
  text: string;
}

/** The rights of the reader, as a receipt states them. */
export interface ReaderRights {
  /** The number that the reader quotes. */
  reference: string;
  /** The page of privacy requests. */
  link: string;
}

interface ReceiptDetails extends ReaderRights {
  /** Name of the attached file, if any. */
  file?: string;
  /** What the visitor is asked to bring, if anything. */
  bring?: string;
  /** Who answers, and when, if this differs from the usual answer for the kind of form. */
  next?: string;
}

/**
 * Whether the mailbox for a kind of lead may receive the visitor's words. Applications are for the personnel department
 * alone; without a mailbox of that purpose, others read the mail.
 */
export const mayReadSent = ({ emails }: Pick<Company, 'emails'>, kind: LeadKind): boolean =>
  toLeadGroup(kind) === 'enquiry' || emails.some(({ purpose }) => purpose === forms[kind].purpose);

const lines = (pairs: [string, unknown][]): string =>
  pairs
    .flatMap(([label, value]) => (value ? [`${label}: ${value === true ? 'yes' : value}`] : []))
    .join('\n');

/** Value of a column as colleagues read it: half-days in words. */
const toTold = (lead: Lead, name: ColumnName): unknown =>
  name === 'firstChoice' || name === 'secondChoice' ? sayRideDays([lead[name] ?? ''], 'en') : lead[name];

/**
 * The visitor's own words, each line marked as in a mail that quotes another: no line of his can be taken for one of
 * ours.
 */
export const quote = (words: string): string =>
  words
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Mail programs drop everything below this line from a reply (RFC 3676, 4.3). */
const signature = '-- ';

/**
 * Mail to colleagues about a lead; the resume itself stays in the studio. A reply goes to the visitor and quotes this
 * mail, so facts for colleagues only stand below the signature line.
 * @param reference the number that the visitor was told to name when calling
 */
export const toNotice = (lead: Lead, reference: string, studioUrl: string): MailText => {
  const about = lead.place ?? lead.position ?? lead.marker ?? '';
  const told = leadColumns.filter(({ name, mail }) => mail && name !== 'message');
  const sayAll = (columns: typeof told): [string, unknown][] =>
    columns.map(({ name }) => [columnWords[name], toTold(lead, name)]);
  const facts = lines([
    ...sayAll(told.filter(({ name }) => !(name in originColumns))),
    ['Language', lead.language === 'en' ? null : languageWords[lead.language]],
    ['Sent on', indianTime.format(new Date(lead.createdAt))],
  ]);
  const forColleagues = lines([
    ['Reference number', reference],
    ...sayAll(told.filter(({ name }) => name in originColumns)),
    ['Resume', lead.resumeFile ? 'in the studio' : null],
    ['Human check', lead.humanCheck === 'unverified' ? 'could not be made; please look twice' : null],
    ['Status and notes', `${studioUrl}/collections/leads/${lead.id}`],
  ]);
  const hint = lead.email ? 'Answer this mail to write to the visitor.\n' : '';
  return {
    subject: `${kindWords[lead.kind]} from ${lead.name}${about ? `, ${about}` : ''}`,
    text: `${[facts, lead.message && quote(lead.message)].filter(Boolean).join('\n\n')}\n\n${signature}\n${hint}${forColleagues}\n`,
  };
};

/** Mail to a mailbox that may not receive the visitor's words: it says only that a lead came. */
export const toBareNotice = ({ id, kind }: Pick<Lead, 'id' | 'kind'>, studioUrl: string): MailText => ({
  subject: `${kindWords[kind]} ${id}`,
  text: `It stands in the studio, for those who work on it: ${studioUrl}/collections/leads/${id}

What was sent would be mailed to a mailbox for ${forms[kind].purpose}; the site settings have none.
`,
});

/**
 * The visitor's receipt. Contains nothing that was typed, so that nobody can send their own words to others through us.
 */
export const toReceipt = (
  lead: Pick<Lead, 'kind' | 'source'>,
  { company, phones }: Pick<Company, 'company' | 'phones'>,
  words: Pick<Words['forms'], 'next' | 'receipt'>,
  { reference, link, file = '', bring = '', next = words.next[lead.kind] }: ReceiptDetails,
): MailText => {
  const { kind } = lead;
  const { receipt } = words;
  const phone = pickByPurpose(phones, forms[kind].purpose)?.number ?? '';
  const said = { company, phone, reference, link };
  return {
    subject: receipt.subject[kind],
    text: isEntered(lead) ? receipt.entered(said) : receipt.text({ ...said, next, file, bring }),
  };
};
