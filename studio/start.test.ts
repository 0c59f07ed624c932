import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const startWrong = (env: object) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: '/dev/null/data', DATABASE_URL: '', ...env },
  }).catch((error) => error);

test('a failed start is logged with the data folder', async () => {
  const { code, stdout, stderr } = await startWrong({});
  expect([code, stderr]).toEqual([1, '']);
  const { level, msg, dataFolder } = JSON.parse(stdout.trimEnd().split('\n').at(-1));
  expect(level).toBeGreaterThanOrEqual(50);
  expect(msg).toContain('the studio could not start: ');
  expect(dataFolder).toBe('/dev/null/data');
}, 60_000);

test('a failed start with a silent log is printed to standard error', async () => {
  const { code, stdout, stderr } = await startWrong({ LOG_LEVEL: 'silent' });
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^the studio could not start: .+\n$/),
  ]);
}, 60_000);

test('a studio whose port is taken ends with that message', async () => {
  const left = createServer().listen(0, '127.0.0.1');
  await once(left, 'listening');
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-studio-'));
  const { port } = left.address() as AddressInfo;
  const { code, stdout } = await startWrong({ DATA_DIR: folder, STUDIO_PORT: String(port) });
  left.close();
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(stdout).toContain('the studio could not start: Another program listens there already');
}, 60_000);
