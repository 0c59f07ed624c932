import type { Logger } from 'pino';
import { getDataFolder } from '../deployment/data-folder.ts';
import type { Environment } from '../deployment/environment.ts';
import { describeError } from '../processes/describe-error.ts';
import { toLoggableError, toLoggableText } from './loggable-error.ts';

/** Logs in one line why a program could not start, and ends it with code 1. A silent log: on standard error. */
export const couldNotStart =
  (log: Logger, program: 'site' | 'studio', { DATA_DIR }: Pick<Environment, 'DATA_DIR'>) =>
  (error: unknown): never => {
    const details = { problem: toLoggableError(error), dataFolder: getDataFolder(DATA_DIR) };
    const said = `the ${program} could not start: ${toLoggableText(describeError(error))}`;
    log.fatal(details, said);
    // In the studio, console output goes to the log too, so this writes to standard error directly.
    if (log.level === 'silent') process.stderr.write(`${said}\n`);
    process.exit(1);
  };
