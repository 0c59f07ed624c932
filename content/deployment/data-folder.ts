import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the project (with all workspaces), searched upwards from a folder inside it. */
export const findProjectFolder = (from: string): string => {
  if (existsSync(path.join(/*turbopackIgnore: true*/ from, 'tsconfig.base.json'))) return from;
  const parent = path.dirname(from);
  return parent === from ? process.cwd() : findProjectFolder(parent);
};

/**
 * Absolute path of the data folder. A relative `DATA_DIR` is relative to the project's folder, whichever workspace the
 * program was started in: a bundled program cannot derive that from the place of its own file.
 */
export const getDataFolder = (dataDir: string): string =>
  path.isAbsolute(dataDir)
    ? dataDir
    : path.join(/*turbopackIgnore: true*/ findProjectFolder(process.cwd()), dataDir);
