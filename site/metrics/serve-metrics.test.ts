import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';

const source = {
  contentType: 'text/plain; version=0.0.4; charset=utf-8',
  metrics: vi.fn(async () => 'a 1\n'),
};
const log = { info: vi.fn(), error: vi.fn() };
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

const open = async (METRICS_TOKEN?: string, HOST = '127.0.0.1') => {
  server = await serveMetrics({ METRICS_PORT: 0, METRICS_TOKEN, HOST }, source, log);
  if (!server) throw new Error('Nothing listens.');
  return server.address() as AddressInfo;
};
const ask = async (path = '/metrics', init: RequestInit = {}) => {
  if (!server) throw new Error('Nothing listens.');
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, init);
};

test('listens nowhere if no port is set', async () => {
  expect(
    await serveMetrics({ METRICS_PORT: undefined, METRICS_TOKEN: undefined, HOST: '0.0.0.0' }, source, log),
  ).toBe(undefined);
});

test('without a token listens only on this machine, whatever HOST says', async () => {
  const { address, port } = await open(undefined, '0.0.0.0');
  expect(address).toBe('127.0.0.1');
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(source.contentType);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('a 1\n');
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal);
  if (!outside) return;
  const refused = await new Promise((resolve) => {
    connect(port, outside.address)
      .on('connect', () => resolve(false))
      .on('error', () => resolve(true));
  });
  expect(refused).toBe(true);
});

test('with a token listens on HOST, and answers only requests with the token', async () => {
  const token = 'a token of sixteen and more';
  expect((await open(token, '0.0.0.0')).address).toBe('0.0.0.0');
  for (const authorization of [
    undefined,
    token,
    'Bearer',
    'Bearer ',
    `Bearer ${token}x`,
    `bearer ${token}`,
  ]) {
    const response = await ask('/metrics', { headers: authorization === undefined ? {} : { authorization } });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('a 1');
  }
  const response = await ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
});

test('answers only reads of /metrics', async () => {
  await open();
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  expect((await ask('/metrics?x=1')).status).toBe(200);
  const head = await ask('/metrics', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('metrics that cannot be read cause a 500 and a log line, without the message of the error', async () => {
  await open();
  source.metrics.mockRejectedValueOnce(new Error('secret'));
  const response = await ask();
  expect([response.status, await response.text()]).toEqual([500, '']);
  expect(log.error).toHaveBeenCalledOnce();
});
