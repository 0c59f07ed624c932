import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './run.ts';

test('prints the output of vitest and counts a failure if vitest ends before it writes its report', async () => {
  const logs = mkdtempSync(join(tmpdir(), 'ev-site-check-'));
  const program = `import { runUnitTests } from './scripts/check.ts';
    const { failed } = await runUnitTests(${JSON.stringify(logs)}, ['--config', 'missing.config.ts']);
    console.log('failed:', failed.join());`;
  const { printed } = await run('node', ['--input-type=module', '--eval', program], { output: 'capture' });
  rmSync(logs, { recursive: true });
  expect(printed).toContain('missing.config.ts');
  expect(printed).toContain('✗ unit tests: 0 passed, 1 failed');
  expect(printed).toContain('failed: unit tests: an error outside of any test');
});
