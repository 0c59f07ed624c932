import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const startWrong = (env: object) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: '/dev/null/data', DATABASE_URL: '', ...env },
  }).catch((error) => error);

test('a start that fails is told in a line of the log, with the folder', async () => {
  const { code, stdout, stderr } = await startWrong({});
  expect([code, stderr]).toEqual([1, '']);
  const { level, msg, dataFolder } = JSON.parse(stdout.trimEnd().split('\n').at(-1));
  expect(level).toBeGreaterThanOrEqual(50);
  expect(msg).toContain('the studio could not start: ');
  expect(dataFolder).toBe('/dev/null/data');
}, 60_000);

test('where the log is silent why a start failed is told on standard error', async () => {
  const { code, stdout, stderr } = await startWrong({ LOG_LEVEL: 'silent' });
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^the studio could not start: .+\n$/),
  ]);
}, 60_000);
