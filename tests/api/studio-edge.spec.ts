import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { root } from '@ev-site/scripts/root.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { startSecondSite } from '../support/product/second-site.ts';
import { signIn } from '../support/staff/staff-desk.ts';

/** Sends raw bytes, and returns everything that comes back until the connection ends. */
const sendRaw = (request: string): Promise<string> => {
  const { port } = new URL(BASE_URL);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(request);
  return text(socket).catch(() => '');
};

/** Announces a body of three megabytes, and waits for an answer before sending it. */
const offerUpload = (path: string, cookie = 'none=none'): Promise<string> =>
  sendRaw(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n--x`,
  );

test.describe('the proxy to the studio', () => {
  test('a body of 200 MB is refused as soon as its length is announced', async () => {
    const answer = await sendRaw(
      'POST /studio/api/staff/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000000\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('two thousand strange cookies do no harm, and 16 KB of headers are refused', async ({ request }) => {
    const cookie = Array.from({ length: 2000 }, (_, count) => `${count.toString(36)}=`).join('; ');
    expect((await request.get('/studio/login', { headers: { cookie } })).status()).toBe(200);
    const answer = await sendRaw(
      `GET /studio/login HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}; ${cookie}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('pages and calls have the security headers of the site and are not cached', async ({ request }) => {
    for (const path of ['/studio/login', '/studio/api/staff/me']) {
      const headers = (await request.get(path)).headers();
      expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['cache-control'], path).toContain('no-store');
      expect(headers['keep-alive'], path).not.toContain('timeout=5,');
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
    expect((await request.get('/studio/login')).headers()['content-security-policy']).toContain("'nonce-");
  });

  test('the image optimizer of Next is not reachable', async ({ request }) => {
    for (const path of ['/studio/_next/image', '/_next/image'])
      expect((await request.get(`${path}?url=%2Fstudio%2Ficon.svg&w=64&q=75`)).status()).toBe(404);
    const own = `http://127.0.0.1:${process.env.STUDIO_PORT}`;
    for (const path of ['/studio/_next/image', '/_next/image'])
      expect((await fetch(`${own}${path}?url=%2Fstudio%2Ficon.svg&w=64&q=75`)).status).toBe(404);
  });

  test('a body of several megabytes is accepted only from staff, and only for pictures', async () => {
    const file = { name: 'large.bin', mimeType: 'image/png', buffer: randomBytes(3_000_000) };
    const form = { file, _payload: JSON.stringify({ alt: 'Noise' }) };
    expect(await offerUpload('/studio/api/media')).toMatch(/^HTTP\/1\.1 413 /);
    const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
    // It is not a picture, so Payload refuses it; but the request did reach Payload.
    const answer = await staff.post('/studio/api/media', { multipart: form });
    expect(answer.status()).not.toBe(413);
    expect(answer.status()).toBeLessThan(500);
    const { cookies } = await staff.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(await offerUpload('/studio/api/questions', cookie)).toMatch(/^HTTP\/1\.1 413 /);
    await staff.dispose();
  });

  test('an impossible document id gets 404 on every database', async () => {
    const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
    const statuses: Record<string, number> = {};
    const count = async (path: string) => {
      statuses[path] = (await staff.get(`/studio/api${path}`)).status();
    };
    for (const id of ['1.5', '-1', '99999999999', 'resume']) await count(`/questions/${id}`);
    for (const id of ['1.5', '-1', '99999999999']) await count(`/questions/versions/${id}`);
    expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((path) => [path, 404])));
    for (const id of ['1.5', '99999999999', 'resume']) {
      const change = await staff.patch(`/studio/api/questions/${id}`, { data: {} });
      expect([id, change.status()]).toEqual([id, 404]);
    }
    await staff.dispose();
  });

  test('names that every object has are no collections', async ({ request }) => {
    for (const path of ['constructor', 'toString', 'hasOwnProperty/1', 'valueOf/login', '__proto__'])
      for (const method of ['get', 'post'] as const)
        expect([path, (await request[method](`/studio/api/${path}`)).status()]).toEqual([path, 404]);
  });

  /** Calls a server function of the studio like a browser that shows the sign-in page. */
  const callFunction = async (request: APIRequestContext, name: string, args: object, cookie = '') => {
    // Next names its server functions by hashes; the build's manifest says which one belongs to the layout.
    const manifest: { node: Record<string, { filename: string }> } = JSON.parse(
      readFileSync(`${root}studio/.next/server/server-reference-manifest.json`, 'utf8'),
    );
    const ours = Object.entries(manifest.node).find(([, { filename }]) => filename.startsWith('studio/'));
    const action = ours?.[0];
    expect(action).toMatch(/^[0-9a-f]{40,}$/);
    return request.post('/studio/login', {
      headers: {
        'next-action': String(action),
        'content-type': 'text/plain;charset=UTF-8',
        origin: BASE_URL,
        ...(cookie && { cookie }),
      },
      data: JSON.stringify([{ name, args }]),
    });
  };

  test('a server function that does not exist returns nothing', async ({ request }) => {
    for (const name of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']) {
      const response = await callFunction(request, name, {}, 'studio-token=a-secret-of-mine');
      const answer = await response.text();
      expect(response.status(), answer.slice(0, 200)).toBe(200);
      // In React's notation: the answer of the function is nothing.
      expect(answer, name).toMatch(/^1:"\$undefined"$/m);
      expect(answer, name).not.toMatch(/a-secret-of-mine|x-forwarded|cookie/i);
    }
  });

  test('the parts around a document are rendered only for staff', async ({ request }) => {
    const of = { collectionSlug: 'products', id: 1 };
    const refused = await callFunction(request, 'render-document-slots', of);
    expect([refused.status(), await refused.text()]).toEqual([400, expect.not.stringContaining('Slot')]);
    const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
    const drawn = await callFunction(staff, 'render-document-slots', of);
    expect([drawn.status(), await drawn.text()]).toEqual([200, expect.stringContaining('Controls')]);
    await staff.dispose();
  });
});

test('sign-in attempts are limited for each account and network, without locking out others', async () => {
  const site = await startSecondSite({
    SIGN_INS_PER_ACCOUNT: '3',
    SIGN_INS_PER_ADDRESS: '8',
    TRUST_PROXY: '1',
  });
  const tryAs = async (email: string, address: string, password = 'not the right one') => {
    const response = await fetch(`${site.url}/studio/api/staff/login`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      // The proxy appends the real address to the right of anything that a visitor invents.
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}, ${address}`,
      },
    });
    await response.arrayBuffer();
    return response.status;
  };
  try {
    const statuses = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push(await tryAs('stranger@example.com', `2001:db8::${time + 1}`));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect(await tryAs(' Stranger@Example.com', '2001:db8:0:0:9::1')).toBe(429);
    expect(await tryAs('stranger@example.com', '203.0.113.7')).toBe(401);
    expect(await tryAs(ADMIN_EMAIL, '2001:db8::99', ADMIN_PASSWORD)).toBe(200);
  } finally {
    await site.stop();
  }
});

test('a site on https redirects requests that reached its proxy by http', async () => {
  const site = await startSecondSite({ PUBLIC_URL: 'https://ev.example', TRUST_PROXY: 'loopback' });
  const ask = (path: string, said: string) =>
    fetch(site.url + path, { redirect: 'manual', headers: said ? { 'x-forwarded-proto': said } : {} });
  try {
    for (const path of ['/', '/blogs?page=2', '/api/get-cities', '/studio/login', '//evil.example/']) {
      const response = await ask(path, 'http');
      expect(response.status, path).toBe(308);
      expect(response.headers.get('location')).toBe(`https://ev.example${path}`);
    }
    expect((await ask('/', 'https, http')).status).toBe(308);
    for (const said of ['https', 'http, https', '']) expect((await ask('/', said)).status, said).toBe(200);
    for (const path of ['/healthz', '/readyz']) expect((await ask(path, 'http')).status).toBe(200);
    const login = await ask('/studio/login', 'https');
    expect(login.headers.get('strict-transport-security')).toBe('max-age=31536000');
  } finally {
    await site.stop();
  }
});
