import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** All that decides how the same content is drawn, from the project's folder on. */
const built = [
  'site/dist/server/*.js',
  // They name all other files of a build by what is in them.
  'site/dist/{server,client}/.vite/manifest.json',
];

/** The same of what lies beside the build and is read as it is: sources, versions of packages, drawings, places, and what paper is set with. */
export const beside = [
  '{contract,content}/**/*.ts',
  '{contract,reckoning,content,site}/package.json',
  'art/{models,outlines}/*',
  'site/data/near/*.tsv',
  'site/paper/{fonts,templates}/*',
  'site/paper/press.child.ts',
];

const drawsNothing = ['**/node_modules/**', '**/*.test.ts', 'content/{cli,migrations,seed,testing}/**'];

/**
 * Names a build by its programs, styles and scripts, and by what these read while they run: another one may draw the same content
 * differently, or name files that the first does not have.
 * @param project the folder of the whole project
 */
export const readBuildName = async (project: string): Promise<string> => {
  const files = globSync([...built, ...beside], { cwd: project, exclude: drawsNothing });
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(project, file)));
  return hash.digest('hex').slice(0, 16);
};
