import type { Logger } from 'pino';
import { getDataFolder } from '../deployment/data-folder.ts';
import type { Environment } from '../deployment/environment.ts';
import { toTrouble } from '../processes/trouble.ts';
import { toLoggableError, toLoggableText } from './loggable-error.ts';

/** Says in one line of the log, or where that is silent on standard error, what kept a program from its start, and ends it with code 1. */
export const couldNotStart =
  (log: Logger, program: 'site' | 'studio', { DATA_DIR }: Pick<Environment, 'DATA_DIR'>) =>
  (error: unknown): never => {
    const details = { problem: toLoggableError(error), dataFolder: getDataFolder(DATA_DIR) };
    const said = `the ${program} could not start: ${toLoggableText(toTrouble(error))}`;
    log.fatal(details, said);
    // The console of the studio is the log.
    if (log.level === 'silent') process.stderr.write(`${said}\n`);
    process.exit(1);
  };
