import type { FieldMessages } from '@ev-site/contract/failure.ts';
import type { LeadKind } from '@ev-site/contract/leads/kinds.ts';

/** A form as it was sent, before anything is known about it. */
export interface LeadForm {
  kind: LeadKind;
  /** Fields by their names in the specification. */
  fields: Readonly<Record<string, unknown>>;
  /** The file of an application. */
  resume?: { name: string; bytes: Uint8Array } | undefined;
  /** Network address of the sender. Not stored. */
  address: string;
  /** Key of this filled form, from the header or the field. */
  key: string;
  /** Path of the page that sent it; empty where not known. */
  fromPath: string;
}

/** What became of a form. */
export type LeadOutcome =
  | { outcome: 'saved' }
  | { outcome: 'refused'; messages: FieldMessages }
  | { outcome: 'tooMany' }
  | { outcome: 'busy' }
  | { outcome: 'resumesFull' }
  | { outcome: 'notSaved' };

/** What the visitor wrote, cleaned and checked, in the words of the leads table. */
export interface CheckedLead {
  name: string;
  firstName?: string;
  lastName?: string;
  email: string;
  phone: string;
  message: string;
  vehicle?: string;
  product?: number;
  marker?: string;
  colour?: string;
  state?: number;
  city?: number;
  place?: string;
  job?: number;
  position?: string;
  /** The answer to the human check, where this kind of form asks for one. Not stored. */
  rCaptcha: string | null;
}

/** A checked lead, or what is wrong with it by field. */
export type CheckResult = { lead: CheckedLead } | { messages: FieldMessages };
