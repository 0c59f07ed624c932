/** The code that the system gives an error; empty where it gives none. */
export const toErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether something failed because a disk, or what somebody may use of it, is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(toErrorCode(error));

/** Whether a file or folder is not there, in place of one that cannot be read. */
export const isNotThere = (error: unknown): boolean => toErrorCode(error) === 'ENOENT';

/** Gives something in place of a file or folder that is not there; all else is thrown on. */
export const orIfNotThere =
  <Other>(other: Other) =>
  (error: unknown): Other => {
    if (isNotThere(error)) return other;
    throw error;
  };
