import type { Hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { root } from './root.ts';

/** Adds the names and bytes of all files below some folders to a hash, always in the same order. */
export const hashSources = (hash: Hash, folders: string[], isWanted: (path: string) => boolean): Hash => {
  const patterns = folders.map((folder) => `${folder}/**/*.*`);
  const files = globSync(patterns, { cwd: root, exclude: (path) => !isWanted(path) }).sort();
  for (const file of files) {
    if (statSync(root + file).isFile()) hash.update(file).update(readFileSync(root + file));
  }
  return hash;
};

/** A workspace and all workspaces that it is built from: those in its package's dependencies, and in theirs. */
export const withItsRooms = (room: string, found: readonly string[] = []): string[] => {
  if (found.includes(room)) return [...found];
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(`${root}${room}/package.json`, 'utf8'),
  );
  const named = Object.keys(dependencies).flatMap((name) => name.match(/^@ev-site\/(.+)/)?.[1] ?? []);
  return named.reduce<string[]>((all, other) => withItsRooms(other, all), [...found, room]);
};
