import { toErrorCode } from './error-codes.ts';

/** Whether a file or folder is not there, in place of one that cannot be read. */
export const isNotThere = (error: unknown): boolean => toErrorCode(error) === 'ENOENT';

/** Gives something in place of a file or folder that is not there; all else is thrown on. */
export const orIfNotThere =
  <Other>(other: Other) =>
  (error: unknown): Other => {
    if (isNotThere(error)) return other;
    throw error;
  };
