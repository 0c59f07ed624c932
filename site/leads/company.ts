import { forms } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';

/** What mails about leads need to know of the company. */
export interface Company {
  company: string;
  phones: readonly { number: string; purpose: string }[];
  emails: readonly { address: string; purpose: string }[];
  /** Where complaints about privacy are read; empty where the company has no address. */
  grievance: { email: string };
}

/** Reads it as a mail in this language says it: the reader's own, English for staff. */
export type ReadCompany = (language: Language) => Promise<Company>;

/** Address of the colleagues who work on a kind of lead; null where the company has no address at all. */
export const getMailbox = ({ emails }: Pick<Company, 'emails'>, kind: LeadKind): string | null =>
  pickByPurpose(emails, forms[kind].purpose)?.address ?? null;
