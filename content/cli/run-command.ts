import { existsSync } from 'node:fs';
import path from 'node:path';
import { toTrouble } from '../backup/words.ts';
import { findProjectFolder } from '../data-folder.ts';

/** Runs a command as people and timers call it: with the settings of .env, and with plain words where it fails. */
export const runCommand = async (
  command: (args: string[], say: (text: string) => void) => Promise<void>,
): Promise<void> => {
  const file = path.join(findProjectFolder(process.cwd()), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    await command(process.argv.slice(2), console.log);
  } catch (error) {
    console.error(toTrouble(error));
    process.exitCode = 1;
  }
};
