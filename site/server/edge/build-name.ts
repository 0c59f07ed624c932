import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Names a build by its programs: another one may draw the same content differently. @param folder of the built server */
export const readBuildName = async (folder: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js')).sort())
    hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
};
