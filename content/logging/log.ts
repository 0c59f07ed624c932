import { type LogFn, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { toLoggableError, toLoggableText } from './loggable-error.ts';

/** What a program needs of a log: a line with its details. */
export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** The error among the first thing that is logged; undefined where there is none. */
export const getLoggedError = (first: unknown): Error | undefined => {
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  return error instanceof Error ? error : undefined;
};

/**
 * Makes one line. Where no words are given pino takes the error's own message as it is, so it is given a clean one;
 * words in the object, as Payload writes them, are cleaned too.
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

/** How both programs log. */
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

/** JSON lines on standard output. Lines hold no address of a visitor, no cookie, no query value and nothing typed. */
export const createLog = (level: string): Logger => pino(logOptions(level));
