import { expect, test } from '@playwright/test';
import { askAsIs } from '../support/hostile/ask-as-is.ts';

test.describe('the home page', () => {
  test('is compressed with brotli, gzip or not at all, as the client asks; so is a page that is not cached', async ({
    request,
  }) => {
    for (const path of ['/', '/savings?km=93'])
      for (const [accepts, sent] of [
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0.5', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': accepts } });
        expect(response.status()).toBe(200);
        expect(await response.text()).toContain('</html>');
        expect(response.headers()['content-encoding']).toBe(sent);
        expect(response.headers().vary).toContain('Accept-Encoding');
      }
  });

  test('answers 304 to a request with its ETag', async ({ request }) => {
    const first = await request.get('/');
    const { etag = '' } = first.headers();
    expect(etag).toMatch(/^(W\/)?"\S+"$/);
    const again = await request.get('/', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
    expect(await again.body()).toHaveLength(0);
  });

  test('allows only scripts of the site', async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'));
    // These hashes are of speculation rules, which are not scripts; `content-policy.test.ts` checks them.
    expect(scripts?.trim()).toMatch(/^script-src 'self'(?: 'sha256-[^' ]+'){2}$/);
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await (await request.get('/')).text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(inline.filter((attributes) => !attributes?.includes('application/ld+json'))).toEqual([]);
    expect(html).not.toMatch(/ on[a-z]+="/);
    expect(html).not.toMatch(/ style="/);
  });

  test('carries the other security headers', async ({ request }) => {
    const headers = (await request.get('/')).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('ignores query keys that do not change it', async ({ request }) => {
    const plain = await request.get('/');
    const tracked = await request.get('/?utm_source=leaflet&fbclid=1');
    expect(plain.headers().etag).toMatch(/\S/);
    expect(tracked.headers().etag).toBe(plain.headers().etag);
  });

  test('has assets that may be cached forever', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [, asset] = /(\/assets\/[^"]+\.js)/.exec(html) ?? [];
    const response = await request.get(asset ?? '', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('immutable');
    expect(response.headers()['content-encoding']).toBe('br');
  });
});

test.describe('unusual requests', () => {
  for (const [path, status] of [
    ['/%', 400],
    ['/%00', 400],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    [`/${'a'.repeat(3000)}`, 400],
    ['/media/..%2fsite.sqlite', 404],
    ['/media/../site.sqlite', 400],
    ['/media/%2e%2e/site.sqlite', 400],
  ] as const) {
    test(`${path.slice(0, 40)} gets ${status}, and the answer reveals no internals`, async () => {
      const { statusCode, headers, body } = await askAsIs(path);
      expect(statusCode).toBe(status);
      expect(headers.location).toBeUndefined();
      expect(body).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|SQLite format/);
    });
  }

  test('a path that looks like another host redirects to a path of this host', async () => {
    const { statusCode, headers } = await askAsIs('//evil.example/');
    expect([statusCode, headers.location]).toEqual([301, '/evil.example']);
  });

  test('POST to a page gets 405', async ({ request }) => {
    const response = await request.post('/', { data: {} });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toContain('GET');
  });

  test('an unknown API call gets 404 as JSON', async ({ request }) => {
    const response = await request.get('/api/there-is-nothing-here');
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('application/json');
  });
});

test('/healthz and /readyz answer 200', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
});
