/** The code of a system error; empty if there is none. */
export const toErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether something failed because a disk, or a quota on it, is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(toErrorCode(error));

/** Whether a file or folder does not exist, as opposed to one that cannot be read. */
export const isMissingFile = (error: unknown): boolean => toErrorCode(error) === 'ENOENT';

/** Returns a substitute if a file or folder does not exist. Throws any other error again. */
export const ifMissing =
  <Other>(other: Other) =>
  (error: unknown): Other => {
    if (isMissingFile(error)) return other;
    throw error;
  };
