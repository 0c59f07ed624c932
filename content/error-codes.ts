/** The code that the system gives an error; empty where it gives none. */
export const toErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether something failed because a disk, or what somebody may use of it, is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(toErrorCode(error));
