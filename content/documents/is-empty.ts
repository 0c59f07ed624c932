/** Whether nothing stands in a field; false and nought are something. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
