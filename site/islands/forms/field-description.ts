/** One field of a form, by its name in the specification's section 3. */
export interface FieldDescription {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'message' | 'choice' | 'file';
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
  /** For a file: what the picker offers, e.g. "application/pdf,.pdf". */
  accept?: string;
}

export interface Choice {
  value: string;
  label: string;
}

/** The fields that forms share. */
export const commonFields = {
  name: { name: 'name', label: 'Your name', kind: 'text', required: true, autoComplete: 'name' },
  email: { name: 'email', label: 'E-mail', kind: 'email', required: true, autoComplete: 'email', half: true },
  phone: { name: 'phone', label: 'Phone', kind: 'tel', required: true, autoComplete: 'tel', half: true },
  mobile: { name: 'mobile', label: 'Mobile', kind: 'tel', required: true, autoComplete: 'tel', half: true },
  message: { name: 'message', label: 'Message', kind: 'message', required: true },
  comment: { name: 'comment', label: 'Comment', kind: 'message', required: false },
} as const satisfies Record<string, FieldDescription>;
