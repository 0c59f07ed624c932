import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isSource, unlessMade } from './build.ts';
import { withItsRooms } from './hash-sources.ts';
import { root } from './root.ts';

const named = /(?:from|import|import\()\s?'((?:\.|@ev-site\/)[^']+\.tsx?)'/g;

test.each(['site', 'studio'])('a change of any file that the %s imports leads to a new build', (program) => {
  const isOfProgram = (file: string) => isSource(file) && !file.includes('/testing/');
  const files = globSync(
    withItsRooms(program).map((room) => `${room}/**/*.{ts,tsx}`),
    {
      cwd: root,
      exclude: (path) => !isSource(path),
    },
  ).filter(isOfProgram);
  expect(files.length).toBeGreaterThan(100);
  const unseen = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(named)]
      .map(([, target = '']) =>
        target.startsWith('.') ? join(dirname(file), target) : target.replace('@ev-site/', ''),
      )
      .filter((target) => !isSource(target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(unseen).toEqual([]);
});

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
