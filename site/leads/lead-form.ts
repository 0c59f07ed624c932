import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Language } from '@ev-site/contract/paths.ts';

/** A form as it was sent, before anything is known about it. */
export interface LeadForm {
  kind: LeadKind;
  /** The language of the page that sent it. */
  language: Language;
  /** Fields by their names in the specification. */
  fields: Readonly<Record<string, unknown>>;
  /** The file of an application. */
  resume?: { name: string; bytes: Uint8Array } | undefined;
  /** Network address of the sender. Not stored. */
  address: string;
  /** Key of this filled form, from the header or the field. */
  key: string;
  /** Id of the request that brought it, for the log. Not stored. */
  requestId?: string;
  /** Path of the page that sent it; empty where not known. */
  fromPath: string;
  /** Query of that page; empty where it has none. */
  fromQuery: string;
  /** Whether the sender can make a human check when it is asked for one: a form without script cannot. */
  canBeChecked: boolean;
}

/** What became of a form. */
export type LeadOutcome =
  /** `reference` is what the visitor names on the phone; a request about privacy has none. */
  | { outcome: 'saved'; reference?: string }
  | { outcome: 'refused'; codes: FieldCodes }
  | { outcome: 'paused' }
  | { outcome: 'tooMany' }
  | { outcome: 'busy' }
  | { outcome: 'resumesFull' }
  | { outcome: 'resumesLost' }
  | { outcome: 'notSaved' };

/** What the visitor wrote, cleaned and checked, in the columns of the leads table. */
export interface CheckedLead {
  columns: ColumnValues & { email: string };
  /** The answer to the human check, where one was sent. Not stored. */
  rCaptcha: string;
}

/** A checked lead, or what is wrong with it by field. */
export type CheckResult = { lead: CheckedLead } | { codes: FieldCodes };
