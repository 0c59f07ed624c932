import type { Logger } from 'pino';
import { getDataFolder } from '../deployment/data-folder.ts';
import type { Environment } from '../deployment/environment.ts';
import { toTrouble } from '../processes/trouble.ts';
import { toLoggableError, toLoggableText } from './loggable-error.ts';

/** Says in one line of the log what kept a program from its start, and ends it with code 1. */
export const couldNotStart =
  (log: Logger, program: 'site' | 'studio', { DATA_DIR }: Pick<Environment, 'DATA_DIR'>) =>
  (error: unknown): never => {
    const details = { problem: toLoggableError(error), dataFolder: getDataFolder(DATA_DIR) };
    log.fatal(details, `the ${program} could not start: ${toLoggableText(toTrouble(error))}`);
    process.exit(1);
  };
