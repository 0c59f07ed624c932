import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { listenLocally } from './listen-locally.ts';
import { endPrograms, requireFreePorts, settleSettings, toOrigin, waitFor } from './product.ts';
import { root } from './root.ts';
import { start } from './run.ts';

const idle = 'setTimeout(() => {}, 10_000)';
const startIdle = () => start('node', ['-e', idle]);

test.each([
  ['a code of its own', 'process.exit(3)', 'ended with code 3'],
  ['a signal', 'process.kill(process.pid, "SIGKILL")', 'ended by SIGKILL'],
])('stops waiting for a program that ended with %s', async (_how, code, message) => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  await expect(waitFor(url, start('node', ['-e', code]), 20_000)).rejects.toThrow(message);
});

test.each([
  ['0.0.0.0', '127.0.0.1', 'http://127.0.0.1:'],
  ['::', '127.0.0.1', 'http://127.0.0.1:'],
  ['127.0.0.2', '127.0.0.2', 'http://127.0.0.2:'],
  ['::1', '::1', 'http://[::1]:'],
])('checks a program that listens on %s at %s, also from the image', async (host, asked, origin) => {
  const server = createServer((_request, response) => response.end());
  const port = await freePort();
  server.listen(port, asked);
  await once(server, 'listening');
  expect(toOrigin(host, port)).toBe(`${origin}${port}`);
  for (const [program, names] of [
    ['site', { HOST: host, PORT: String(port) }],
    ['studio', { STUDIO_HOST: host, STUDIO_PORT: String(port) }],
  ] as const) {
    const look = start('node', [`${root}deploy/healthy.mjs`, program], { env: names });
    expect(await once(look, 'exit'), program).toEqual([0, null]);
    // The check of the image names no program.
    const other = program === 'site' ? { STUDIO_PORT: '1' } : { PORT: '1' };
    const unnamed = start('node', [`${root}deploy/healthy.mjs`], { env: { ...other, ...names } });
    expect(await once(unnamed, 'exit'), program).toEqual([0, null]);
  }
  server.close();
});

test.each(['PORT', 'STUDIO_PORT'])('refuses to start while another program uses %s', async (name) => {
  const left = createServer();
  const port = await listenLocally(left);
  const ports = {
    PORT: String(await freePort()),
    STUDIO_PORT: String(await freePort()),
    [name]: String(port),
  };
  const { environment } = settleSettings({ ...ports, HOST: '127.0.0.1' });
  await expect(requireFreePorts(environment)).rejects.toThrow(/^Another program listens there already/);
  left.close();
  await once(left, 'close');
  await requireFreePorts(environment);
});

test('ends all running programs, also those that start meanwhile', async () => {
  await once(start('node', ['-e', '']), 'exit');
  const first = startIdle();
  const later = once(first, 'exit').then(startIdle);
  // Gives the program time to be ready for the signal.
  await delay(200);
  await endPrograms();
  expect([first.signalCode, (await later).signalCode]).toEqual(['SIGTERM', 'SIGTERM']);
});

test('settings of a product come only from its arguments, not from .env or the process', () => {
  const { settings } = settleSettings({ DATA_DIR: '/data' });
  expect(settings).toMatchObject({
    DATA_DIR: '/data',
    NODE_ENV: 'production',
    S3_BUCKET: '',
    DATABASE_URL: '',
  });
});
