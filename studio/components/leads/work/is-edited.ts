import type { FieldState } from 'payload';

/** Whether somebody has changed a field of a form and not saved it yet. */
export const isEdited = ({ value, initialValue }: FieldState): boolean =>
  JSON.stringify(value ?? null) !== JSON.stringify(initialValue ?? null);
