import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProjectFolder } from './data-folder.ts';

/** Reads .env of the project's folder, where there is one; what is already set in the process wins, also where it is empty. */
export const loadEnvironmentFile = (): void => {
  const file = path.join(findProjectFolder(process.cwd()), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
