import { loadEnvironmentFile } from '../deployment/environment-file.ts';
import { describeError } from '../processes/describe-error.ts';
import { UsageError, usageCode } from '../processes/read-arguments.ts';

/**
 * Runs a command for people and timers: with the settings of .env, and with plain words if it fails. Ends the process.
 */
export const runCommand = async (
  command: (args: string[], say: (text: string) => void) => Promise<void>,
): Promise<never> => {
  loadEnvironmentFile();
  try {
    await command(process.argv.slice(2), console.log);
  } catch (error) {
    console.error(describeError(error));
    process.exit(error instanceof UsageError ? usageCode : 1);
  }
  // Idle connections to PostgreSQL would keep the process alive for some more seconds.
  process.exit();
};
