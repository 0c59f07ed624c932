import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registry } from '../metrics/registry.ts';
import { addHealth } from './health.ts';
import { measureRequests } from './measure-requests.ts';

test('the count of 5xx answers of a route begins at 0, so that the first error is a rise', async () => {
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

test('health checks are not counted as requests', async () => {
  const server = Fastify();
  measureRequests(server);
  const data = { readRevision: async () => 1 };
  addHealth(server, { data, hasMadeAll: () => false, isEnding: () => false });
  for (const url of ['/healthz', '/readyz', '/readyz/pages']) await server.inject(url);
  expect(await registry.metrics()).not.toMatch(/healthz|readyz/);
});
