import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a start that fails is told in a line of the log, with the folder', async () => {
  const ran = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: '/dev/null/data', DATABASE_URL: '' },
  });
  const { code, stdout, stderr } = await ran.catch((error) => error);
  expect([code, stderr]).toEqual([1, '']);
  const { level, msg, dataFolder } = JSON.parse(stdout.trimEnd().split('\n').at(-1));
  expect(level).toBeGreaterThanOrEqual(50);
  expect(msg).toContain('the studio could not start: ');
  expect(dataFolder).toBe('/dev/null/data');
}, 60_000);
