import { createServer } from 'node:http';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterEach, expect, test } from 'vitest';
import { toProxyTrust } from './proxy-trust.ts';
import { sendToHttps } from './to-https.ts';

let close = () => {};
afterEach(() => close());

/** Opens a server with this address and these trusted proxies, for requests that came by the given protocol. */
const open = async (publicUrl: string, trusted: Parameters<typeof toProxyTrust>[0]) => {
  const answer = sendToHttps({ publicUrl, trust: toProxyTrust(trusted) }, (_request, response) =>
    response.end('here'),
  );
  const server = createServer((request, response) => answer(request, response, () => {}));
  const port = await listenLocally(server);
  close = () => server.close();
  return (path: string, said?: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: said === undefined ? {} : { 'x-forwarded-proto': said },
    });
};

test('a request that came by http is redirected with its method and query', async () => {
  const ask = await open('https://ev.example', 1);
  for (const said of ['http', 'HTTP', 'https, http']) {
    const response = await ask('/blogs?page=2', said, 'POST');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('https://ev.example/blogs?page=2');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each([['https'], ['http, https'], [undefined], [''], ['httpx']])(
  'a request that came by another or an unknown protocol (%j) is answered',
  async (said) => {
    const ask = await open('https://ev.example', 1);
    expect((await ask('/', said)).status).toBe(200);
  },
);

test('health checks are answered by http', async () => {
  const ask = await open('https://ev.example', 1);
  expect((await ask('/healthz', 'http')).status).toBe(200);
  expect((await ask('/readyz?x', 'http')).status).toBe(200);
  expect((await ask('/readyz/pages', 'http')).status).toBe(200);
  expect((await ask('/healthzz', 'http')).status).toBe(308);
});

test('no request is redirected if the proxy is not trusted or the site is on http', async () => {
  expect((await (await open('https://ev.example', false))('/', 'http')).status).toBe(200);
  close();
  expect((await (await open('https://ev.example', ['10.0.0.0/8']))('/', 'http')).status).toBe(200);
  close();
  expect((await (await open('http://ev.example', 1))('/', 'http')).status).toBe(200);
});
