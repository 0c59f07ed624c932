import type { FieldState } from 'payload';

/** Whether a field of a form has a change that is not saved yet. */
export const isEdited = ({ value, initialValue }: FieldState): boolean =>
  JSON.stringify(value ?? null) !== JSON.stringify(initialValue ?? null);
