import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const kept = 5;

/** Makes the folder in which a run of the tests leaves its logs and reports; of earlier runs the last few stay. */
export const openRunFolder = (): string => {
  const all = join(root, 'tests/.results/runs');
  mkdirSync(all, { recursive: true });
  const earlier = readdirSync(all).sort();
  for (const name of earlier.slice(0, Math.max(0, earlier.length - kept + 1)))
    rmSync(join(all, name), { recursive: true });
  const folder = join(all, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  mkdirSync(folder);
  return folder;
};
