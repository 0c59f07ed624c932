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
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, origin, began: began.promise, release: release.resolve };
};

test('what is in flight is finished, and connections that idle do not hold the end up', async () => {
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
  expect(performance.now() - from).toBeLessThan(1000);
});

test('a connection that stays busy is cut when the time is up', async () => {
  const { server, origin, began } = await setUp();
  const slow = expect(fetch(`${origin}/slow`)).rejects.toThrow();
  await began;
  const from = performance.now();
  await closeServer(server, 100);
  await slow;
  expect(performance.now() - from).toBeLessThan(1000);
});
