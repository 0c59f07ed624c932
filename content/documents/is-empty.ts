/** Whether a field is empty. `false` and 0 count as values. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
