import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeServer } from './close-server.ts';
import { createHttpServer } from './http-server.ts';

const setUp = async () => {
  const server = Fastify({
    return503OnClosing: false,
    serverFactory: (handle) => createHttpServer((request, response, next) => next(request, response), handle),
  });
  const began = Promise.withResolvers<void>();
  const release = Promise.withResolvers<string>();
  server.get('/slow', () => {
    began.resolve();
    return release.promise;
  });
  server.get('/quick', async () => 'quick');
  server.post('/form', async () => 'taken');
  server.addHook('onRequest', async ({ method }) => {
    if (method === 'POST') began.resolve();
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, origin, began: began.promise, release: release.resolve };
};

test('finishes requests in flight, and does not wait for idle connections', async () => {
  const { server, origin, began, release } = await setUp();
  await (await fetch(`${origin}/quick`)).text();
  const slow = fetch(`${origin}/slow`);
  await began;
  const from = performance.now();
  const closed = closeServer(server, 5000);
  await expect(fetch(`${origin}/quick`, { headers: { connection: 'close' } })).rejects.toThrow();
  release('finished');
  const response = await slow;
  expect(await response.text()).toBe('finished');
  await closed;
  // Less than the time limit for a connection that does not end.
  expect(performance.now() - from).toBeLessThan(5000);
});

test('cuts a read request that is not answered in time without sending a byte, so that a proxy can retry it', async () => {
  const { server, origin, began } = await setUp();
  const slow = expect(fetch(`${origin}/slow`)).rejects.toThrow('fetch failed');
  await began;
  const from = performance.now();
  await closeServer(server, 100);
  await slow;
  expect(performance.now() - from).toBeLessThan(1000);
});

test('answers 503 with Retry-After to a form that is still arriving when the time is over', async () => {
  const { server, origin, began } = await setUp();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const headers = ['Host: a', 'Content-Type: text/plain', 'Content-Length: 400'];
  socket.write(`POST /form HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\nhalf of it`);
  await began;
  await closeServer(server, 100);
  await ended;
  expect(answer.split('\r\n')).toEqual([
    'HTTP/1.1 503 Service Unavailable',
    'Retry-After: 5',
    'Content-Length: 0',
    'Connection: close',
    '',
    '',
  ]);
});
