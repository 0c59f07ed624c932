import { expect, test } from 'vitest';
import { run } from './run.ts';

const runProgram = (program: string) =>
  run('node', ['--input-type=module', '--eval', program], { output: 'capture' });

test('leaves the end of a program that only imports it as it is', async () => {
  const { code, printed } = await runProgram(
    `import './scripts/test-database.ts';
     process.exitCode = 3;
     process.once('beforeExit', () => setTimeout(() => console.log('last work is done'), 10));`,
  );
  expect(printed).toContain('last work is done');
  expect(code).toBe(3);
});

test('leaves the exit code of a program that used a database as it is', async () => {
  const { code } = await runProgram(
    `import { mkdtempSync, rmSync } from 'node:fs';
     import { startPostgresIn } from './scripts/test-database.ts';
     const folder = mkdtempSync('/tmp/ev-site-exit-');
     const database = await startPostgresIn(folder);
     await database.stop();
     rmSync(folder, { recursive: true });
     process.exitCode = 3;`,
  );
  expect(code).toBe(3);
});
