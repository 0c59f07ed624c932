import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addNotModified } from './not-modified.ts';

test('a 304 closes the stream that was opened for the answer', async () => {
  const server = Fastify();
  const opened: Readable[] = [];
  addNotModified(server);
  server.get('/', async (_request, reply) => {
    const body = Readable.from(['body']);
    opened.push(body);
    return reply.header('ETag', '"a"').send(body);
  });
  const known = await server.inject({ url: '/', headers: { 'if-none-match': '*' } });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', '"a"']);
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  expect((await server.inject('/')).body).toBe('body');
  const head = await server.inject({ method: 'HEAD', url: '/', headers: { 'if-none-match': '*' } });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([304, '', '"a"']);
  await server.close();
});
