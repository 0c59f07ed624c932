import { expect, test } from 'vitest';
import { run } from './run.ts';

test('leaves a program its exit code, so that a failed run is seen as failed', async () => {
  const program = `import './scripts/test-database.ts'; process.exitCode = 3;`;
  const { code } = await run('node', ['--input-type=module', '--eval', program], { output: 'capture' });
  expect(code).toBe(3);
});
