import type { FieldType } from '@ev-site/contract/forms/description.ts';
import { listFields } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { FormWords } from './form-words.ts';

type ControlKind = 'text' | 'email' | 'tel' | 'message' | 'choice' | 'file' | 'consent';

/** One visible field of a form. Its name is from the specification, section 3. */
export interface FieldDescription {
  name: string;
  label: string;
  kind: ControlKind;
  required: boolean;
  hint?: string;
  autoComplete?: string;
  /** Whether it takes half of a row in a wide form. */
  half?: boolean;
  /** For a list: the choices, and the text before one is chosen. */
  choices?: { readonly list: readonly Choice[]; readonly empty: string; readonly initial?: string };
  /** A problem before the form is sent, and a way to try again. */
  problem?: string;
  retry?: { words: string; run: () => void };
}

export interface Choice {
  value: string;
  label: string;
}

/** The control for each type of field; null for fields that the visitor does not fill in. */
const controls: Record<FieldType, ControlKind | null> = {
  name: 'text',
  line: 'text',
  email: 'email',
  phone: 'tel',
  text: 'message',
  choice: 'choice',
  id: 'choice',
  file: 'file',
  consent: 'consent',
  answer: null,
};

/**
 * The visible fields of a form, from its description.
 * @param more additions of the form to single fields, e.g. the choices of a list.
 */
export const toShownFields = (
  form: LeadKind,
  words: FormWords,
  more: Readonly<Record<string, Partial<FieldDescription>>> = {},
): FieldDescription[] =>
  listFields(form).flatMap(([name, { type, required, autoComplete, half }]) => {
    const said = words.fields[name];
    const kind = controls[type];
    if (!said || !kind) return [];
    return {
      name,
      kind,
      required,
      label: said.label,
      ...(said.hint && { hint: said.hint }),
      ...(autoComplete && { autoComplete }),
      ...(half && { half }),
      ...more[name],
    };
  });
