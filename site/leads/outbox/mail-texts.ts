import type { Lead } from '@ev-site/content/payload-types.ts';
import type { LeadKind } from '@ev-site/contract/leads/kinds.ts';
import type { Purpose, Settings } from '../../data/settings.ts';

/** A mail without its addresses; plain text only. */
export interface MailText {
  subject: string;
  text: string;
}

const subjects: Record<LeadKind, string> = {
  dealer: 'Dealer enquiry',
  contact: 'Contact enquiry',
  inquiry: 'Product inquiry',
  application: 'Job application',
};

/** Which of the company's mailboxes gets which kind of lead; staff set their addresses in the studio. */
const purposes: Record<LeadKind, Purpose> = {
  dealer: 'dealer',
  contact: 'main',
  inquiry: 'sales',
  application: 'careers',
};

/** Address of the colleagues who work on a kind of lead; null where the company has no address at all. */
export const getMailbox = (settings: Pick<Settings, 'emails'>, kind: LeadKind): string | null => {
  const wanted = settings.emails.find(({ purpose }) => purpose === purposes[kind]);
  return (wanted ?? settings.emails[0])?.address ?? null;
};

const lines = (pairs: [string, string | null | undefined][]): string =>
  pairs.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');

/** What colleagues are told; the resume itself stays in the studio. */
export const toNotice = (lead: Lead, studioUrl: string): MailText => {
  const about = lead.place ?? lead.position ?? lead.marker ?? '';
  return {
    subject: `${subjects[lead.kind]} from ${lead.name}${about ? `, ${about}` : ''}`,
    text: `${lines([
      ['Name', lead.name],
      ['Phone', lead.phone],
      ['E-mail', lead.email],
      ['Vehicle', lead.vehicle],
      ['Chosen', lead.marker],
      ['Colour or label', lead.colour],
      ['Place', lead.place],
      ['Position', lead.position],
      ['Resume', lead.resumeFile ? 'in the studio' : null],
      ['Human check', lead.humanCheck === 'unverified' ? 'could not be made; please look twice' : null],
    ])}\n\n${lead.message ?? ''}\n\nAnswer this mail to write to the visitor. Status and notes: ${studioUrl}/collections/leads/${lead.id}\n`,
  };
};

/** What the visitor gets. Holds nothing that was typed, so that nobody can send words of their own through us. */
export const toReceipt = (
  lead: Pick<Lead, 'kind'>,
  settings: Pick<Settings, 'company' | 'phones'>,
): MailText => {
  const phone = settings.phones[0]?.number;
  const promise =
    lead.kind === 'application'
      ? 'Our personnel department will read it and write to you.'
      : 'A colleague will call or write to you within two working days.';
  return {
    subject: `We have received your ${subjects[lead.kind].toLowerCase()}`,
    text: `Hello,\n\nthank you for writing to ${settings.company}. ${promise}${
      phone ? ` If it is urgent, please call ${phone}.` : ''
    }\n\nIf you did not write to us, please ignore this mail.\n\n${settings.company}\n`,
  };
};
