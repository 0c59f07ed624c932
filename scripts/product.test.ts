import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { endPrograms, settleSettings, waitFor } from './product.ts';
import { start } from './run.ts';

const idle = 'setTimeout(() => {}, 10_000)';
const startIdle = () => start('node', ['-e', idle]);

test.each([
  ['a code of its own', 'process.exit(3)', 'ended with code 3'],
  ['a signal', 'process.kill(process.pid, "SIGKILL")', 'ended by SIGKILL'],
])('nobody waits for a program that ended with %s', async (_how, code, message) => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  await expect(waitFor(url, start('node', ['-e', code]), 20_000)).rejects.toThrow(message);
});

test('ends all that was started, also what follows while it ends, and nothing that is over already', async () => {
  await once(start('node', ['-e', '']), 'exit');
  const first = startIdle();
  const later = once(first, 'exit').then(startIdle);
  // Ready to be ended.
  await delay(200);
  await endPrograms();
  expect([first.signalCode, (await later).signalCode]).toEqual(['SIGTERM', 'SIGTERM']);
});

test('a product has nothing of .env and of this process but what it was given', () => {
  const { settings } = settleSettings({ DATA_DIR: '/data' });
  expect(settings).toMatchObject({
    DATA_DIR: '/data',
    NODE_ENV: 'production',
    S3_BUCKET: '',
    DATABASE_URL: '',
  });
});
