import type { Hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { root } from './root.ts';

/** Adds the names and bytes of all files below some folders to a hash, in an order that is always the same. */
export const hashSources = (hash: Hash, folders: string[], isWanted: (path: string) => boolean): Hash => {
  const patterns = folders.map((folder) => `${folder}/**/*.*`);
  const files = globSync(patterns, { cwd: root, exclude: (path) => !isWanted(path) }).sort();
  for (const file of files) {
    if (statSync(root + file).isFile()) hash.update(file).update(readFileSync(root + file));
  }
  return hash;
};
