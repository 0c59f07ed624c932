import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { closeServer } from '../close-server.ts';
import { createHttpServer } from '../http-server.ts';
import { listenOnManySockets } from './listen.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const host = '127.0.0.1';

const open = async () => {
  const server = Fastify({
    return503OnClosing: false,
    serverFactory: (handle) => createHttpServer((request, response, next) => next(request, response), handle),
  });
  closers.push(() => server.close());
  const release = Promise.withResolvers<string>();
  const begun: string[] = [];
  server.get('/', async () => 'here');
  server.get('/slow', ({ id }) => {
    begun.push(id);
    return release.promise;
  });
  await listenOnManySockets(server, { host, port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { server, port, origin: `http://${host}:${port}`, begun, release: release.resolve };
};

/** Connects from a separate thread, and waits for it without a turn of this thread's event loop. */
const connectAtOnce = (port: number, count: number): void => {
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const text = `
    const { connect } = require('node:net');
    const { connected, port, count } = require('node:worker_threads').workerData;
    let open = 0;
    for (let each = 0; each < count; each += 1)
      connect(port, '${host}', () => {
        open += 1;
        if (open < count) return;
        Atomics.store(connected, 0, 1);
        Atomics.notify(connected, 0);
      });`;
  const worker = new Worker(text, { eval: true, workerData: { connected, port, count } });
  closers.push(() => worker.terminate());
  expect(Atomics.wait(connected, 0, 0, 10_000)).not.toBe('timed-out');
};

test.runIf(process.platform === 'linux')('few turns accept many connections', async () => {
  const { server, port } = await open();
  let arrived = 0;
  server.server.on('connection', () => {
    arrived += 1;
  });
  connectAtOnce(port, 160);
  let turns = 0;
  while (arrived < 160) {
    turns += 1;
    await nextTurn();
  }
  // With one socket this would take 160 turns; with sixteen ten, if the kernel spread connections evenly.
  expect(turns).toBeLessThan(50);
});

test('answers on all of its sockets, and finishes requests in flight before it closes', async () => {
  const { server, origin, port, begun, release } = await open();
  const answers = await Promise.all(
    Array.from({ length: 64 }, async () =>
      (await fetch(origin, { headers: { connection: 'close' } })).text(),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['here']));
  const slow = Array.from({ length: 32 }, () => fetch(`${origin}/slow`).then((response) => response.text()));
  await expect.poll(() => begun).toHaveLength(32);
  const closed = closeServer(server, 5000);
  release('finished');
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['finished']));
  await closed;
  await expect(once(connect(port, host), 'connect')).rejects.toThrow('ECONNREFUSED');
});

test('rejects with EADDRINUSE if the port is taken, even by a server that shares it', async () => {
  const alone = createServer().listen({ host, port: 0 });
  await once(alone, 'listening');
  closers.push(() => once(alone.close(), 'close'));
  const other = Fastify();
  closers.push(() => other.close());
  await expect(
    listenOnManySockets(other, { host, port: (alone.address() as AddressInfo).port }),
  ).rejects.toThrow('EADDRINUSE');
  const { port } = await open();
  await expect(listenOnManySockets(other, { host, port })).rejects.toThrow('EADDRINUSE');
});
