import { expect, test } from 'vitest';
import { run } from './run.ts';

test('leaves the exit code of the program as it is', async () => {
  const program = `import './scripts/test-database.ts'; process.exitCode = 3;`;
  const { code } = await run('node', ['--input-type=module', '--eval', program], { output: 'capture' });
  expect(code).toBe(3);
});
