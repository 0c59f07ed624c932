import { existsSync } from 'node:fs';
import { root } from './root.ts';

/** Reads .env, where there is one; what is already set in the process wins. */
export const loadEnvironmentFile = (): void => {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
};
