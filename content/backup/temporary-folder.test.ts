import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program that works with a temporary folder inside the folder of this test. */
const start = (work: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { writeFileSync } from 'node:fs';
       import { withTemporaryFolder } from '${import.meta.dirname}/temporary-folder.ts';
       await withTemporaryFolder(async (folder) => {
         writeFileSync(folder + '/site.sqlite', 'leads');
         console.log(folder);
         ${work}
       });`,
    ],
    { env: { ...process.env, TMPDIR: folder } },
  );

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the program and removes the temporary folder',
  async (signal) => {
    const program = start('await new Promise((done) => setTimeout(done, 60_000));');
    await once(program.stdout, 'data');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^ev-site-check-/)]);
    program.kill(signal);
    expect(await once(program, 'exit')).toEqual([null, signal]);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('work that exits the program leaves no temporary folder', async () => {
  expect(await once(start('process.exit(3);'), 'exit')).toEqual([3, null]);
  expect(readdirSync(folder)).toEqual([]);
});

test('removes temporary folders that a killed program left a day ago, and nothing else', async () => {
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ['ev-site-check-old', 'ev-site-check-new', 'ev-site-backup-old'])
    mkdirSync(path.join(folder, name, 'inside'), { recursive: true });
  symlinkSync(path.join(folder, 'ev-site-backup-old'), path.join(folder, 'ev-site-check-link'));
  for (const name of ['ev-site-check-old', 'ev-site-backup-old'])
    utimesSync(path.join(folder, name), old, old);
  expect(await once(start(''), 'exit')).toEqual([0, null]);
  expect(readdirSync(folder).sort()).toEqual([
    'ev-site-backup-old',
    'ev-site-check-link',
    'ev-site-check-new',
  ]);
  expect(readdirSync(path.join(folder, 'ev-site-backup-old'))).toEqual(['inside']);
});
