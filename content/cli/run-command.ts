import { loadEnvironmentFile } from '../deployment/environment-file.ts';
import { UsageError, usageCode } from '../processes/read-arguments.ts';
import { toTrouble } from '../processes/trouble.ts';

/** Runs a command as people and timers call it: with the settings of .env, and with plain words where it fails. */
export const runCommand = async (
  command: (args: string[], say: (text: string) => void) => Promise<void>,
): Promise<void> => {
  loadEnvironmentFile();
  try {
    await command(process.argv.slice(2), console.log);
  } catch (error) {
    console.error(toTrouble(error));
    process.exitCode = error instanceof UsageError ? usageCode : 1;
  }
};
