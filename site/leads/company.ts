import type { Language } from '@ev-site/contract/paths.ts';

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
