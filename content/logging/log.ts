import { type LogFn, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { toLoggableError, toLoggableText } from './loggable-error.ts';

/** The part of a log that programs use: a line with its details. */
export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** The error in the first argument of a log call; undefined if there is none. */
export const getLoggedError = (first: unknown): Error | undefined => {
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  return error instanceof Error ? error : undefined;
};

/**
 * Writes one log line. Without a message, pino would log the error's own message uncleaned, so a clean one is passed. A
 * message inside the object, as Payload writes it, is cleaned too.
 */
export const logCleanly = (log: Logger, values: readonly unknown[], method: LogFn): void => {
  const [first, ...words] = values;
  const error = getLoggedError(first);
  if (!error) {
    method.apply(log, values as Parameters<LogFn>);
    return;
  }
  const details = first === error ? { err: error } : { ...(first as object) };
  const said = words[0] ?? ('msg' in details ? details.msg : error.message);
  method.apply(log, [{ ...details, msg: undefined }, toLoggableText(String(said))]);
};

/** The log settings of both programs. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  serializers: { err: toLoggableError },
  hooks: {
    logMethod(values, method) {
      logCleanly(this, values, method);
    },
  },
});

/** Writes JSON lines to standard output. They contain no visitor's address, cookie, query value or input. */
export const createLog = (level: string): Logger => pino(logOptions(level));
