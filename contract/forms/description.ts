import type { FixedRouteName } from '../paths.ts';
import type { Purpose } from '../purposes.ts';
import type { MessageCode } from './codes.ts';
import type { LeadKind } from './kinds.ts';

/** A column of the leads table that forms fill, and where its value is passed on. */
export interface Column {
  name: string;
  type: 'text' | 'textarea' | 'relationship' | 'checkbox';
  /** For a relationship: the collection of the related record. */
  relationTo?: 'products' | 'states' | 'cities' | 'jobs' | 'dealers';
  /** Leads of every kind have a value here. */
  required?: true;
  indexed?: true;
  /** Whether the mail to colleagues contains it. */
  mail: boolean;
  /** Its name in the webhook's body; null if it is not sent to the other system. */
  webhook: string | null;
  /** Whether it is a column of the CSV export. */
  export: boolean;
}

/**
 * The type of a field decides how its value is cleaned and checked, and with which control it is entered. `line` is one
 * line, `text` several; `id` is the id of a record; `answer` is the answer to the human check; `consent` is a box that
 * is never ticked beforehand and never required.
 */
export type FieldType =
  | 'name'
  | 'email'
  | 'phone'
  | 'line'
  | 'text'
  | 'choice'
  | 'id'
  | 'answer'
  | 'file'
  | 'consent';

/** One field of a form. */
export interface FormField {
  type: FieldType;
  required: boolean;
  /** Most code points; for a file, most bytes. */
  most: number;
  /** What the visitor is told if the value is missing, too long, or wrong in another way. */
  codes: { missing?: MessageCode; long?: MessageCode; wrong?: MessageCode };
  /** Key of its label in the words; null if the page or the human check fills the field. */
  label: string | null;
  /** Key of a hint under the label. */
  hint?: string;
  /** The HTML attribute `autocomplete`. */
  autoComplete?: string;
  /** Takes half a row of a wide form. */
  half?: true;
  /** Where the value is stored; null if it is not stored, or only as part of another value. */
  column: Column | null;
}

/** One form, described once. Schema, required marks, row, mail, webhook, export and API document come from this. */
export interface FormDescription {
  kind: LeadKind;
  /** Path of the API call that accepts it. */
  path: string;
  /** Content types in which it can be sent. */
  types: readonly string[];
  /** The screen that shows it, and where it works without script; null if it stands in a window that others open. */
  screen: FixedRouteName | null;
  /** Which of the company's phones and mailboxes it belongs to. */
  purpose: Purpose;
  /** Fields by their names in the specification, in the order in which they are shown. */
  fields: Readonly<Record<string, FormField>>;
}
