import type { FieldType } from '@ev-site/contract/forms/description.ts';
import { listFields } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { FormWords } from './form-words.ts';

type ControlKind = 'text' | 'email' | 'tel' | 'message' | 'choice' | 'file' | 'consent';

/** One field of a form as it is shown, by its name in the specification's section 3. */
export interface FieldDescription {
  name: string;
  label: string;
  kind: ControlKind;
  required: boolean;
  hint?: string;
  autoComplete?: string;
  /** Takes half of a wide form's row. */
  half?: boolean;
  /** For a choice: what can be chosen, and what stands there before. */
  choices?: { readonly list: readonly Choice[]; readonly empty: string; readonly initial?: string };
  /** What is wrong with it before anything was sent, and a way to try again. */
  problem?: string;
  retry?: { words: string; run: () => void };
}

export interface Choice {
  value: string;
  label: string;
}

/** The control of each type of field; null for what the visitor does not write. */
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
 * The fields that a form shows, from its description.
 * @param more what a form adds to single fields, e.g. the choices of a list.
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
