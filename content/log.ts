import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { toLoggableError } from './loggable-error.ts';

/** How both programs log. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  serializers: { err: toLoggableError },
});

/** JSON lines on standard output. Lines hold no address of a visitor, no cookie, no query value and nothing typed. */
export const createLog = (level: string): Logger => pino(logOptions(level));
