import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProjectFolder } from './data-folder.ts';

/**
 * Reads .env in the project's folder, if it exists. Variables that the process already has win, even if they are empty.
 */
export const loadEnvironmentFile = (): void => {
  const file = path.join(findProjectFolder(process.cwd()), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
