import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registry } from '../metrics/registry.ts';
import { measureRequests } from './measure-requests.ts';

test('errors of a route are counted from the start, so that the first of them is a rise', async () => {
  const server = Fastify();
  measureRequests(server);
  server.register(
    async (own) => {
      own.get('/of-this-test/:id', async () => '');
    },
    { prefix: '/api' },
  );
  await server.ready();
  expect((await registry.metrics()).split('\n')).toContain(
    'ev_requests_total{route="/api/of-this-test/:id",status="5xx",source="none"} 0',
  );
});
