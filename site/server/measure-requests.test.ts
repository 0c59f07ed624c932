import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registry } from '../metrics/registry.ts';
import { addHealth } from './health.ts';
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

test('looks at the health of the site are no requests of visitors: while pages are made each would be an error of ours', async () => {
  const server = Fastify();
  measureRequests(server);
  const data = { readRevision: async () => 1 };
  addHealth(server, { data, hasMadeAll: () => false, isEnding: () => false });
  for (const url of ['/healthz', '/readyz', '/readyz/pages']) await server.inject(url);
  expect(await registry.metrics()).not.toMatch(/healthz|readyz/);
});
