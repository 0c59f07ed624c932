import { type Logger, pino, stdTimeFunctions } from 'pino';

/** JSON lines on standard output. Lines hold no address of a visitor, no cookie and no query value. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime });
