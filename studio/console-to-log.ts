import { format } from 'node:util';
import { toLoggableText } from '@ev-site/content/logging/loggable-error.ts';
import type { Logger } from 'pino';

const levels = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
} as const;

/**
 * Turns what Next and other packages print to the console into log lines, cleaned as all log lines are: an error keeps
 * its name and place, a text loses what users typed. Objects are left out, because their contents are unknown.
 */
export const sendConsoleToLog = (log: Logger, console: Console = globalThis.console): void => {
  for (const [name, level] of Object.entries(levels) as [
    keyof typeof levels,
    (typeof levels)[keyof typeof levels],
  ][]) {
    console[name] = (...values: unknown[]) => {
      const err = values.find((value) => value instanceof Error);
      const words = values.filter((value) => typeof value !== 'object' && typeof value !== 'function');
      log[level](err ? { err } : {}, toLoggableText(format(...words)) || 'printed by a part of the studio');
    };
  }
};
