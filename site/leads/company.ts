import { forms } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';

/** Facts about the company that mails about leads need. */
export interface Company {
  company: string;
  phones: readonly { number: string; purpose: string }[];
  emails: readonly { address: string; purpose: string }[];
  /** Mailbox for complaints about privacy; empty when the company has none. */
  grievance: { email: string };
}

/** Reads the company in the language of a mail: the reader's own language, or English for staff. */
export type ReadCompany = (language: Language) => Promise<Company>;

/** The mailboxes of the sample content: their domain is reserved (RFC 2606), so they reach nobody. */
export const listSampleMailboxes = ({ emails }: Pick<Company, 'emails'>): string[] =>
  emails.flatMap(({ address }) => (/@example\.com$/i.test(address) ? [address] : []));

/** Mailbox of the colleagues who work on this kind of lead; null when the company has no address at all. */
export const getMailbox = ({ emails }: Pick<Company, 'emails'>, kind: LeadKind): string | null =>
  pickByPurpose(emails, forms[kind].purpose)?.address ?? null;
