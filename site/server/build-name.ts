import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What names all other files of a build by what is in them. */
const manifests = ['server/.vite/manifest.json', 'client/.vite/manifest.json'];

/**
 * Names a build by its programs, styles and scripts: another one may draw the same content differently, or name files that the first
 * does not have. @param folder of the whole build
 */
export const readBuildName = async (folder: string): Promise<string> => {
  const programs = (await readdir(path.join(folder, 'server'))).filter((name) => name.endsWith('.js')).sort();
  const hash = createHash('sha256');
  for (const file of [...programs.map((name) => `server/${name}`), ...manifests])
    hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
};
