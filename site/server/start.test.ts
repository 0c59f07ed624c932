import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('several processes end with the reason in the last log line if their metrics port is taken', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const ran = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'start.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PROCESSES: '2',
      METRICS_PORT: String((taken.address() as AddressInfo).port),
      DATA_DIR: '/dev/null/data',
    },
  });
  const { code, stdout, stderr } = await ran.catch((error) => error);
  taken.close();
  expect([code, stderr]).toEqual([1, '']);
  const { level, msg, dataFolder } = JSON.parse(stdout.trimEnd().split('\n').at(-1));
  expect(level).toBeGreaterThanOrEqual(50);
  expect(msg).toMatch(/^the site could not start: .*EADDRINUSE/);
  expect(dataFolder).toBe('/dev/null/data');
}, 60_000);
