import { toLoggableText } from '../logging/loggable-error.ts';
import { isDiskFull, toErrorCode } from './system-errors.ts';

/** Whether something failed because a disk is full. For a database, SQLite says so only in its message. */
export const isStorageFull = (error: unknown): boolean =>
  isDiskFull(error) ||
  (error instanceof Error && (/database or disk is full/.test(error.message) || isStorageFull(error.cause)));

const noRight = 'The user of this program has no right to that';
const sentences: Record<string, string> = {
  EROFS: 'The disk takes nothing: it is mounted for reading alone',
  EADDRINUSE: 'Another program listens there already, perhaps one of ours that was left over',
  EACCES: noRight,
  EPERM: noRight,
  SQLITE_READONLY: 'The database can only be read: its disk is mounted so, or its file is another user’s',
};

/**
 * Describes an error for a person and the log, in plain words if there are any for it. Its cause is named too. For a
 * failed query only the cause is named, without the query and its values.
 */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const message = error.message || toErrorCode(error);
  if (message.startsWith('Failed query:') && cause) return toLoggableText(describeError(cause));
  const told =
    cause instanceof Error && !message.includes(cause.message) ? `${message}: ${cause.message}` : message;
  const sentence = isStorageFull(error)
    ? 'There is no room left on the disk'
    : (sentences[toErrorCode(error)] ?? sentences[toErrorCode(cause)]);
  return sentence ? `${sentence} (${told}).` : told;
};
