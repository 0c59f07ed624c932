import { isDiskFull, toErrorCode } from './system-errors.ts';

/** Whether something failed because a disk is full, which of a database SQLite says in words. */
export const isFull = (error: unknown): boolean =>
  isDiskFull(error) ||
  (error instanceof Error && (/database or disk is full/.test(error.message) || isFull(error.cause)));

const readOnly = 'The disk takes nothing: it is mounted for reading alone';
const notOurs = 'The user of this program may not write there';
const sentences: Record<string, string> = { EROFS: readOnly, EACCES: notOurs, EPERM: notOurs };

/** What went wrong, in plain words where they help, for a person and the log. What it came of is named too. */
export const toTrouble = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const told =
    cause instanceof Error && !message.includes(cause.message) ? `${message}: ${cause.message}` : message;
  const sentence = isFull(error)
    ? 'There is no room left on the disk'
    : (sentences[toErrorCode(error)] ?? sentences[toErrorCode(cause)]);
  return sentence ? `${sentence} (${told}).` : told;
};
