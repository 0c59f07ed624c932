import type { FixedRouteName } from '../paths.ts';
import type { Purpose } from '../purposes.ts';
import type { MessageCode } from './codes.ts';
import type { LeadKind } from './kinds.ts';

/** A column of the leads table that forms fill, and who is told of it. */
export interface Column {
  name: string;
  type: 'text' | 'textarea' | 'relationship' | 'checkbox';
  /** For a relationship: the collection of the content. */
  relationTo?: 'products' | 'states' | 'cities' | 'jobs' | 'dealers';
  /** Every lead has it, whatever its kind. */
  required?: true;
  indexed?: true;
  /** Stands in the mail to colleagues. */
  mail: boolean;
  /** Its name in the webhook's body; null where the other system is not told. */
  webhook: string | null;
  /** Is a column of the CSV export. */
  export: boolean;
}

/**
 * What a field holds: decides how it is cleaned, what is asked of it and with which control it is written.
 * `line` is one line, `text` several; `id` names a record of the content; `answer` is that of the human check;
 * `consent` is a box that is never ticked beforehand and never has to be.
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
  /** Most code points; bytes for a file. */
  most: number;
  /** What the visitor is told when it is missing, too long, or wrong in any other way. */
  codes: { missing?: MessageCode; long?: MessageCode; wrong?: MessageCode };
  /** Key of its label among the words; null where the page or the human check fills it. */
  label: string | null;
  /** Key of a hint under the label. */
  hint?: string;
  /** HTML's name of what browsers may fill in. */
  autoComplete?: string;
  /** Takes half of a wide form's row. */
  half?: true;
  /** Where it is stored; null where it is not, or only as part of something else. */
  column: Column | null;
}

/** One form, once: schema, required marks, row, mail, webhook, export and the API's document are made of this. */
export interface FormDescription {
  kind: LeadKind;
  /** Call of the API that takes it. */
  path: string;
  /** Content types it may be sent as. */
  types: readonly string[];
  /** The screen that it stands on, and works on without script too; null where it stands in a window that others open. */
  screen: FixedRouteName | null;
  /** Which of the company's phones and mailboxes it belongs to. */
  purpose: Purpose;
  /** Fields by their names in the specification, in the order in which they are shown. */
  fields: Readonly<Record<string, FormField>>;
}
