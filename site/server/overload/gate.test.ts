import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registry } from '../../metrics/registry.ts';
import type { Phone } from '../../page/plain-page.ts';
import { drawPlainPage } from '../../rendering/plain/draw-plain-page.tsx';
import { toStoredAnswer } from '../stored-answer.ts';
import { createBusyAnswers } from './busy-answers.ts';
import { createGate } from './gate.ts';

const warn = vi.fn();
let phone: Phone = { number: '+91 79 4000 1234', href: 'tel:+917940001234' };
let generation = 1;
const kept = toStoredAnswer({
  status: 200,
  etag: 'W/"old"',
  headers: {},
  bodies: { identity: Buffer.from('as it was') },
});
const held: ServerResponse[] = [];
/** Forms whose body may still arrive. */
const begun: ServerResponse[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  const busy = createBusyAnswers({
    isHttps: true,
    draw: drawPlainPage,
    getPhone: async () => phone,
    generation: () => generation,
    log: { error: vi.fn() },
  });
  await busy.prepare();
  const { admit, takePlace } = createGate({
    busy,
    findKept: (url) => (url === '/kept' ? kept : undefined),
    log: { warn },
    // Visitors wait longer than a busy machine may stand still, because a request refused meanwhile would take no place.
    patience: { readers: 50, visitors: 1000, studio: 100 },
  });
  // Answers when the test says so, except for health checks and pictures, which are answered at once.
  const handle = admit((request, response) => {
    request.resume();
    if (/healthz|readyz|edia/.test(request.url ?? '')) response.end('ok');
    else if (!request.url?.startsWith('/form')) held.push(response);
    else {
      begun.push(response);
      request.once('end', async () => {
        if (await takePlace(request)) held.push(response);
        else response.writeHead(503).end();
      });
    }
  });
  server = createServer(handle);
  origin = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// Requests that one test leaves unanswered must not occupy places in the next.
afterEach(() => {
  release();
  begun.length = 0;
});

/** The number of counted requests with one status class and one route. */
const count = async (route: string, status: string): Promise<number> => {
  const name = `ev_requests_total{route="${route}",status="${status}",source="early"} `;
  const line = (await registry.metrics()).split('\n').find((line) => line.startsWith(name));
  return Number(line?.slice(name.length));
};

const countBoth = () => Promise.all([count('busy', '5xx'), count('other', '2xx')]);

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init);

const release = () => {
  for (const response of held.splice(0)) response.end('made');
};

/** Takes all places, and returns the final answers of the requests. */
const fill = async () => {
  const asked = Array.from({ length: 64 }, (_, number) =>
    ask(`/find?kg=${number}`).then(({ status }) => status),
  );
  await expect.poll(() => held).toHaveLength(64);
  return asked;
};

test('while all places are taken, each request gets a busy answer in its language and format, with the telephone', async () => {
  // Other tests also count. The counter exists before the first refusal, because an alert watches its growth.
  const before = await countBoth();
  expect(before[0]).toBeGreaterThanOrEqual(0);
  const asked = await fill();
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) };
  const gujarati = { referer: `${origin}/gu/contactus` };
  const [page, hindi, call, sent, sentPlain, old, studio, studioCall, preview, healthy, ready, picture] =
    await Promise.all([
      ask('/savings?km=90'),
      ask('/hi/savings?km=90'),
      ask('/api/get-savings?km=90&lang=hi'),
      ask('/api/post-contact-us', { ...form, headers: { 'x-requested-with': 'XMLHttpRequest' } }),
      ask('/api/post-contact-us', { ...form, headers: gujarati }),
      ask('/kept'),
      ask('/studio/login'),
      ask('/studio/api/staff/me'),
      ask('/preview/blogs/1/en'),
      ask('/healthz'),
      ask('/readyz/pages'),
      ask('/media/a.webp'),
    ]);
  for (const refused of [page, hindi, call, sent, sentPlain, studio, studioCall, preview]) {
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const pageText = await page.text();
  expect(pageText).toContain('Very many people are here just now');
  expect(pageText).toContain('<a href="tel:+917940001234">+91 79 4000 1234</a>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await hindi.text()).toContain('lang="hi-IN"');
  expect(await call.json()).toEqual({
    code: 'busy',
    message: { form: [expect.stringMatching(/बहुत लोग.*\+91 79 4000 1234/)] },
  });
  expect(await sent.json()).toMatchObject({ code: 'busy' });
  const plainText = await sentPlain.text();
  expect(plainText).toContain('lang="gu-IN"');
  expect(plainText).toContain('“પાછળ” બટન');
  expect([old.status, await old.text()]).toEqual([200, 'as it was']);
  expect(await studio.text()).toContain('<html lang="en-IN">');
  expect(await studioCall.json()).toHaveProperty('errors[0].message');
  expect([healthy.status, ready.status, picture.status]).toEqual([200, 200, 200]);
  expect(warn).toHaveBeenCalled();
  const after = await countBoth();
  expect(after.map((one, index) => one - (before[index] || 0))).toEqual([8, 1]);
  release();
  expect(await Promise.all(asked)).toEqual(Array(64).fill(200));
});

test('the studio in another spelling takes no place of visitors, and pictures and the API are recognised too', async () => {
  const staff = Array.from({ length: 64 }, () => ask('/%73tudio/api/staff/me'));
  await expect.poll(() => held).toHaveLength(64);
  const asked = [...staff, ask('/find?kg=1')];
  await expect.poll(() => held).toHaveLength(65);
  release();
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);

  const places = await fill();
  const [picture, call] = await Promise.all([ask('/%6dedia/a.webp'), ask('/%61pi/get-faqs')]);
  expect(picture.status).toBe(200);
  expect(await call.json()).toHaveProperty('code', 'busy');
  release();
  await Promise.all(places);
});

test('a request with a stored page waits less, gets the old page, and does not count as refused', async () => {
  const asked = await fill();
  warn.mockClear();
  const begun = performance.now();
  const other = ask('/savings?km=91').then(() => performance.now() - begun);
  const old = await ask('/kept');
  const waited = performance.now() - begun;
  expect([old.status, await old.text()]).toEqual([200, 'as it was']);
  expect(waited).toBeLessThan(await other);
  release();
  await Promise.all(asked);
});

test('a free place goes to a waiting request', async () => {
  const asked = await fill();
  const waiting = ask('/find?kg=900');
  held.shift()?.end('made');
  await expect.poll(() => held).toHaveLength(64);
  release();
  expect((await waiting).status).toBe(200);
  await Promise.all(asked);
});

test('senders and readers that are slow or gone take no places', async () => {
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  for (const [number, socket] of sockets.entries()) {
    if (number < 50)
      socket.write('POST /api/post-contact-us HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\nname=');
    else socket.write('GET /find HTTP/1.1\r\nHost: a\r\n\r\n');
  }
  await expect.poll(() => held).toHaveLength(100);
  for (const socket of sockets.slice(50, 75)) socket.destroy();
  // Far more than fits into the buffers between two programs, for readers who never read.
  for (const response of held.splice(75)) response.end(Buffer.alloc(8_000_000));
  await expect.poll(() => held.filter(({ destroyed }) => destroyed)).toHaveLength(25);
  held.length = 0;
  const asked = await fill();
  release();
  expect(await Promise.all(asked)).toEqual(Array(64).fill(200));
  for (const socket of sockets) socket.destroy();
});

/** Sends forms without their last byte. @returns a function that sends the rest, and the status of each answer */
const sendForms = async (count: number) => {
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
  const statuses = sockets.map(
    (socket) =>
      new Promise<number>((resolve) =>
        socket.once('data', (data) => resolve(Number(String(data).slice(9, 12)))),
      ),
  );
  for (const socket of sockets)
    socket.write('POST /form HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n\r\na');
  await expect.poll(() => begun).toHaveLength(count);
  const finish = () => {
    for (const socket of sockets) socket.write('=');
  };
  return { sockets, statuses, finish };
};

test('forms that arrive together wait for places, and all are taken', async () => {
  const { statuses, finish } = await sendForms(100);
  finish();
  await expect.poll(() => held).toHaveLength(64);
  expect((await ask('/healthz')).status).toBe(200);
  await delay(20);
  expect(held).toHaveLength(64);
  release();
  await expect.poll(() => held).toHaveLength(36);
  release();
  expect(await Promise.all(statuses)).toEqual(Array(100).fill(200));
});

test('a form that gets no place is refused before any work for it begins', async () => {
  const { statuses, finish } = await sendForms(1);
  const asked = await fill();
  finish();
  expect(await statuses[0]).toBe(503);
  expect(held).toHaveLength(64);
  release();
  await Promise.all(asked);
});

test('a form that has arrived is taken even if its sender is gone', async () => {
  const { sockets, finish } = await sendForms(1);
  const asked = await fill();
  finish();
  await expect.poll(() => begun[0]?.req.complete).toBe(true);
  sockets[0]?.destroy();
  await expect.poll(() => begun[0]?.destroyed).toBe(true);
  release();
  await expect.poll(() => held).toEqual(begun);
  await Promise.all(asked);
});

test('a client that sends requests without reading the answers takes no place', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write('GET /find HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
  await expect.poll(() => held).toHaveLength(1);
  held.shift()?.end(Buffer.alloc(8_000_000));
  const asked = await fill();
  release();
  expect(await Promise.all(asked)).toEqual(Array(64).fill(200));
  socket.destroy();
});

test('the telephone in the answer follows the content', async () => {
  phone = { number: '+91 22 5000 9999', href: 'tel:+912250009999' };
  generation += 1;
  const asked = await fill();
  await ask('/savings?km=1');
  expect(await (await ask('/savings?km=1')).text()).toContain('+91 22 5000 9999');
  release();
  await Promise.all(asked);
});
