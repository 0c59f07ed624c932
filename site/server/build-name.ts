import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Build outputs that decide how the same content is drawn, relative to the project folder. */
const built = [
  'site/dist/server/*.js',
  // The manifests name all other files of the build, and each name contains a hash of the file's content.
  'site/dist/{server,client}/.vite/manifest.json',
];

/**
 * Files outside the build that are read unchanged and also decide how content is drawn: sources, package versions,
 * drawings, and what PDFs are typeset with.
 */
export const unbuiltSources = [
  '{contract,content}/**/*.ts',
  '{contract,reckoning,content,site}/package.json',
  'art/{models,outlines}/*',
  'site/data/near/*.tsv',
  'site/paper/{fonts,templates}/*',
  'site/paper/press.child.ts',
];

const drawsNothing = ['**/node_modules/**', '**/*.test.ts', 'content/{cli,migrations,seed,testing}/**'];

/**
 * Names a build by a hash of its programs, styles and scripts, and of the files that they read at run time. A build
 * with another name may draw the same content differently, or refer to files that this build does not have.
 * @param project the folder of the whole project
 */
export const readBuildName = async (project: string): Promise<string> => {
  const files = globSync([...built, ...unbuiltSources], { cwd: project, exclude: drawsNothing });
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(project, file)));
  return hash.digest('hex').slice(0, 16);
};
