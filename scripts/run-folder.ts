import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const kept = 5;

/** Creates the folder for logs and reports of a test run. Only the last few folders of earlier runs are kept. */
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
