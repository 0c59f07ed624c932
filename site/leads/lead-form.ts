import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Language } from '@ev-site/contract/paths.ts';

/** A form as the visitor sent it, before any check. */
export interface LeadForm {
  kind: LeadKind;
  /** The language of the page that sent it. */
  language: Language;
  /** Fields by their names in the specification. */
  fields: Readonly<Record<string, unknown>>;
  /** The resume of an application. */
  resume?: { name: string; bytes: Uint8Array } | undefined;
  /** Network address of the sender. Not stored. */
  address: string;
  /** The form key, from the header or the field. */
  key: string;
  /** Id of the request that brought the form, for the log. Not stored. */
  requestId?: string;
  /** Path of the page that sent it; empty when unknown. */
  fromPath: string;
  /** Query of that page; empty where it has none. */
  fromQuery: string;
  /** Whether the sender can pass a human check when asked: a form without script cannot. */
  canBeChecked: boolean;
}

/** The outcome of a form. */
export type LeadOutcome =
  /** `reference` is what the visitor quotes on the phone; a privacy request has none. */
  | { outcome: 'saved'; reference?: string }
  | { outcome: 'refused'; codes: FieldCodes }
  | { outcome: 'paused' }
  | { outcome: 'tooMany' }
  | { outcome: 'busy' }
  | { outcome: 'resumesFull' }
  | { outcome: 'resumesLost' }
  | { outcome: 'notSaved' };

/** The visitor's input, cleaned and checked, in the columns of the leads table. */
export interface CheckedLead {
  columns: ColumnValues & { email: string };
  /** The answer to the human check, if one was sent. Not stored. */
  rCaptcha: string;
}

/** A checked lead, or the errors of each field. */
export type CheckResult = { lead: CheckedLead } | { codes: FieldCodes };
