import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unlessMade } from './build.ts';

test('skips a build whose sources are unchanged, and builds again after a failed build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-build-'));
  const built: string[] = [];
  const build = (state: string) =>
    unlessMade(join(folder, '.sources'), state, async () => {
      built.push(state);
      if (state === 'broken') throw new Error('does not compile');
    });
  await build('good');
  await build('good');
  await expect(build('broken')).rejects.toThrow('does not compile');
  await build('good');
  expect(built).toEqual(['good', 'broken', 'good']);
  rmSync(folder, { recursive: true });
});
