import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openMemoryCounters } from '../../traffic/counters/memory-counters.ts';
import { createHttpServer } from '../http-server.ts';
import { toStoredAnswer } from '../stored-answer.ts';
import { toStudioHeaders } from './studio-headers.ts';
import { addStudio } from './studio-proxy.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const echo = async (request: IncomingMessage, response: ServerResponse) => {
  const { method, url, headers } = request;
  response.end(JSON.stringify({ method, url, headers, body: await text(request) } satisfies Seen));
};

const answer = vi.fn<(request: IncomingMessage, response: ServerResponse) => unknown>();
const studio = createServer((request, response) => void answer(request, response));
const signed = 'studio-token=signed-by-';
/** Pending checks of requests whose sender is not known yet. */
const slow: (() => void)[] = [];
const cookieOf = (account: number) => `${signed}${account}`;
const staffCookie = cookieOf(1);

const fallen = toStoredAnswer({
  status: 502,
  etag: '"f"',
  headers: {},
  bodies: { identity: Buffer.from('fallen') },
});

let port = 0;
let origin = '';
const server = Fastify({ serverFactory: (handle) => createHttpServer((a, b, next) => next(a, b), handle) });

const protectStudio = (on: FastifyInstance, studioPort: number): void =>
  addStudio(on, {
    environment: { SIGN_INS_PER_ADDRESS: 12, SIGN_INS_PER_ACCOUNT: 5 },
    counters: openMemoryCounters(),
    publicUrl: 'https://ev.example',
    studioUrl: `http://127.0.0.1:${studioPort}`,
    isHttps: true,
    async readStaff({ cookie = '' }) {
      if (cookie.startsWith('slow')) await new Promise<void>((resolve) => slow.push(resolve));
      return cookie.startsWith(signed) ? Number(cookie.slice(signed.length)) : null;
    },
    stalledMs: 1000,
    getFallen: () => fallen,
    websocket: false,
  });

beforeAll(async () => {
  protectStudio(server, await listenLocally(studio));
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(origin).port);
});
afterAll(async () => {
  await server.close();
  studio.closeAllConnections();
  studio.close();
});
beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation(echo);
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

/** Writes bytes that no client would send, and returns everything that comes back until the connection ends. */
const writeFrom = (
  localAddress: string,
  ...parts: readonly string[]
): { socket: Socket; answered: Promise<string> } => {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  const answered = new Promise<string>((resolve) => {
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk;
    });
    socket.on('close', () => resolve(all));
  });
  return { socket, answered };
};
const write = (...parts: readonly string[]) => writeFrom('127.0.0.1', ...parts);
const head = (path: string, ...lines: readonly string[]) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;

const ours = 'https://ev.example';
const login = '/studio/api/staff/login';
const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

/** Sends a request with headers that fetch does not allow. */
const ask = (method: string, path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': '2' };
    const options = { port, method, path, agent: false, headers: { ...body, ...headers } };
    const asked = sendRequest(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end('content-length' in body ? '{}' : undefined);
  });

test.each<[string, string, string, Record<string, string>]>([
  [
    'a form that signs in',
    'POST',
    login,
    { ...crossSite, 'content-type': 'multipart/form-data; boundary=x' },
  ],
  [
    'a form of a neighbour',
    'POST',
    login,
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.ev.example' },
  ],
  ['a form from a browser that says its origin only', 'POST', login, { origin: 'https://evil.example' }],
  ['a form from a frame without an origin', 'POST', login, { origin: 'null' }],
  ['a page by another protocol', 'POST', '/studio/login', { origin: 'http://ev.example' }],
  ['a changed record', 'PATCH', '/studio/api/leads/7', crossSite],
  ['a deleted record', 'DELETE', '/studio/api/leads/7', crossSite],
  ['another spelling', 'POST', '/studio//api/staff/%6cogin/', crossSite],
  ['a question that comes before', 'OPTIONS', '/studio/api/leads', crossSite],
  ['somebody signed in', 'POST', '/studio/api/leads', { ...crossSite, cookie: staffCookie }],
])(
  '%s of another site is refused with 403 before the request reaches the studio',
  async (_what, method, path, headers) => {
    expect(await ask(method, path, headers)).toBe(403);
    expect(answer).not.toHaveBeenCalled();
  },
);

test.each<[string, string, string, Record<string, string>]>([
  ['a form of the studio', 'POST', login, { 'sec-fetch-site': 'same-origin', origin: ours }],
  ['a form by an old browser', 'POST', login, { origin: ours, host: 'behind.a.proxy' }],
  [
    'a form at another name of the site',
    'POST',
    login,
    { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' },
  ],
  ['what the person typed', 'POST', login, { 'sec-fetch-site': 'none' }],
  ['a program', 'POST', login, {}],
  ['a program with a key', 'PATCH', '/studio/api/leads/7', { authorization: 'report-keys API-Key x' }],
  ['a link in a mail', 'GET', '/studio/reset/a-token', { 'sec-fetch-site': 'cross-site' }],
  ['a link on another page', 'HEAD', '/studio', crossSite],
])('%s reaches the studio', async (_what, method, path, headers) => {
  expect(await ask(method, path, headers)).toBe(200);
  expect(answer).toHaveBeenCalledOnce();
});

test('a refusal because of the origin says so', async () => {
  const refused = await post(login, '{}', { origin: 'https://evil.example' });
  expect(refused.status).toBe(403);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual({ errors: [{ message: expect.stringContaining('another website') }] });
});

test('a body whose stated length is too large is refused at once', async () => {
  const { answered } = write(head('/studio/api/staff/logout', 'Content-Length: 200000000'), '{');
  const said = await answered;
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
  expect(said).toMatch(/connection: close/i);
  expect(said).toContain('larger than the 1 MB');
  expect(answer).not.toHaveBeenCalled();
});

test('a body without a stated length is counted as it arrives', async () => {
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  const { answered } = write(
    head('/studio/api/staff/logout', 'Transfer-Encoding: chunked'),
    ...Array.from({ length: 17 }, () => chunk),
  );
  expect(await answered).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).not.toHaveBeenCalled();
});

test('a body that is too large is refused instead of 100 Continue', async () => {
  const { answered } = write(head('/studio/api/x', 'Content-Length: 2000000', 'Expect: 100-continue'));
  expect(await answered).toMatch(/HTTP\/1\.1 413 /);
});

test('a megabyte arrives unchanged with its type', async () => {
  const body = JSON.stringify({ text: 'आ'.repeat(300_000) });
  const seen = (await (await post('/studio/api/posts?depth=0', body)).json()) as Seen;
  expect(seen).toMatchObject({ method: 'POST', url: '/studio/api/posts?depth=0', body });
  expect(seen.headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  });
});

test.each([
  ['text/plain;charset=UTF-8', '[{"a":1}]', { 'next-action': 'a' }],
  ['application/x-www-form-urlencoded', 'a=1&b=2', {}],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["en"]\r\n--x--\r\n',
    { 'next-action': 'a' },
  ],
])('a body of type %s arrives unchanged', async (type, body, more) => {
  const headers = { 'content-type': type, ...more };
  const seen = (await (await post('/studio/login', body, headers)).json()) as Seen;
  expect(seen).toMatchObject({ body, headers: { 'content-type': type } });
});

test('only staff may send large pictures, up to 25 MB, and only to the media', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const staff = { ...type, cookie: staffCookie };
  const picture = 'x'.repeat(3_000_000);
  for (const path of ['/studio/api/media', '/studio/api/media/7?depth=0']) {
    const seen = (await (await post(path, picture, staff)).json()) as Seen;
    expect(seen.body).toHaveLength(picture.length);
  }
  expect((await post('/studio/api/media', picture, type)).status).toBe(413);
  expect((await post('/studio/api/media', picture, { ...type, cookie: 'studio-token=forged' })).status).toBe(
    413,
  );
  expect((await post('/studio/api/media', picture, { cookie: staffCookie })).status).toBe(413);
  expect((await post('/studio/api/leads', picture, staff)).status).toBe(413);
  expect((await post('/studio/api/media/../staff', picture, staff)).status).toBe(413);
  const asked = answer.mock.calls.length;
  const offer = head('/studio/api/media', `Cookie: ${staffCookie}`, 'Content-Length: 25000001');
  const { answered } = write(offer.replace('application/json', type['content-type']));
  // The studio itself has a limit of 20 MB, and names it.
  expect(await answered).toMatch(/^HTTP\/1\.1 413 .*"This file is larger than what may be sent here\."/s);
  expect(answer).toHaveBeenCalledTimes(asked);
});

test('only staff may send large files of content, and only to an import', async () => {
  const csv = { 'content-type': 'text/csv' };
  const staff = { ...csv, cookie: staffCookie };
  const file = 'x'.repeat(3_000_000);
  const seen = (await (await post('/studio/api/blogs/import?dryRun=true', file, staff)).json()) as Seen;
  expect(seen.body).toHaveLength(file.length);
  expect((await post('/studio/api/blogs/import', file, csv)).status).toBe(413);
  expect((await post('/studio/api/blogs', file, staff)).status).toBe(413);
  expect((await post('/studio/api/blogs/import', file, { cookie: staffCookie })).status).toBe(413);
});

test('a picture without a stated length is cut off at 25 MB', async () => {
  const chunks = async function* () {
    for (let sent = 0; sent < 30; sent += 1) yield Buffer.alloc(1_000_000);
  };
  const received: number[] = [];
  answer.mockImplementation(async (request, response) => {
    let size = 0;
    try {
      for await (const chunk of request) size += chunk.length;
    } catch {
      // The request was cut off.
    }
    received.push(size);
    response.end();
  });
  const status = await new Promise<number>((resolve) => {
    const sent = sendRequest(
      {
        port,
        method: 'POST',
        path: '/studio/api/media',
        headers: { 'content-type': 'multipart/form-data; boundary=x', cookie: staffCookie },
      },
      (response) => resolve(response.statusCode ?? 0),
    );
    sent.on('error', () => resolve(413));
    void (async () => {
      for await (const chunk of chunks()) if (!sent.destroyed) sent.write(chunk);
      if (!sent.destroyed) sent.end();
    })();
  });
  expect(status).toBe(413);
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toBeLessThanOrEqual(25_000_000);
});

test('seventy stalled bodies delay nobody, and do not reach the studio', async () => {
  const stalled = Array.from({ length: 70 }, () =>
    write(head('/studio/api/x', 'Content-Length: 1000'), '{"a":'),
  );
  try {
    await delay(200);
    const began = performance.now();
    expect((await fetch(`${origin}/studio/login`)).status).toBe(200);
    expect((await post('/studio/api/leads', '{}', { cookie: staffCookie })).status).toBe(200);
    // Less than the 5 s that a body may take.
    expect(performance.now() - began).toBeLessThan(5000);
    expect(answer).toHaveBeenCalledTimes(2);
  } finally {
    for (const { socket } of stalled) socket.destroy();
  }
  await expect.poll(async () => (await post('/studio/api/x', '{}')).status).toBe(200);
});

test('requests that the studio does not answer use up only the places of strangers', async () => {
  answer.mockImplementation((request, response) => {
    if (request.headers.cookie !== undefined) response.end('for staff');
  });
  const ends = Array.from({ length: 60 }, () => new AbortController());
  let refused = 0;
  const strangers = ends.map(({ signal }) =>
    fetch(`${origin}/studio/login`, { signal }).then(
      ({ status }) => {
        if (status === 429) refused += 1;
      },
      () => {},
    ),
  );
  await expect.poll(() => [answer.mock.calls.length, refused]).toEqual([48, 12]);
  expect(await (await fetch(`${origin}/studio`, { headers: { cookie: staffCookie } })).text()).toBe(
    'for staff',
  );
  for (const end of ends) end.abort();
  await Promise.all(strangers);
  answer.mockImplementation(echo);
  await expect.poll(async () => (await fetch(`${origin}/studio/login`)).status).toBe(200);
});

/** Sends a request from another network, through another address of this machine. */
const askFrom = (localAddress: string, path = '/studio/login'): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = sendRequest({ port, host: '127.0.0.1', localAddress, path, agent: false });
    asked.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.end();
  });

/** Opens `count` requests at once. None is answered before each has reached the studio or was refused. */
const openAtOnce = async (network: string, count: number, path: string): Promise<number[]> => {
  const before = answer.mock.calls.length;
  let refused = 0;
  answer.mockImplementation(() => undefined);
  const asked = Array.from({ length: count }, async () => {
    const status = await askFrom(network, path);
    if (status === 429) refused += 1;
    return status;
  });
  await expect.poll(() => answer.mock.calls.length - before + refused).toBe(count);
  for (const [, response] of answer.mock.calls.slice(before)) response.end('file');
  return (await Promise.all(asked)).toSorted();
};

test('strangers of all networks together leave connections free', async () => {
  answer.mockImplementation(() => undefined);
  const asked = Array.from({ length: 120 }, (_, index) => askFrom(`127.0.1.${index + 1}`));
  await expect.poll(() => answer.mock.calls.length).toBe(120);
  expect(await askFrom('127.0.0.5')).toBe(429);
  for (const [, response] of answer.mock.calls) response.end('late');
  expect(await Promise.all(asked)).toEqual(Array(120).fill(200));
  answer.mockImplementation(echo);
  expect(await askFrom('127.0.0.5')).toBe(200);
});

test('nine networks that take all they can leave the sign-in free for a tenth', async () => {
  const networks = Array.from({ length: 9 }, (_, index) => `127.0.0.${index + 2}`);
  const stalled = networks.flatMap((network) =>
    Array.from({ length: 16 }, () => writeFrom(network, head(login, 'Content-Length: 1000'), '{')),
  );
  let refused = 0;
  for (const { answered } of stalled)
    void answered.then((text) => {
      if (text.includes(' 429 ')) refused += 1;
    });
  await expect.poll(() => refused).toBeGreaterThan(0);
  await delay(200);
  expect((await signIn('asha@example.com')).status).not.toBe(429);
  expect(await askFrom('127.0.0.1')).toBe(200);
  expect(await openAtOnce('127.0.0.1', 30, '/studio/_next/static/chunks/0~a.js')).toEqual(
    Array(30).fill(200),
  );
  for (const { socket } of stalled) socket.destroy();
});

test.each(['/studio/_NEXT/static/a.js', '/studio/_next/static//a.js', '/studio/_next/staticals/a.js'])(
  '%s does not count as a file of a page',
  async (path) => {
    answer.mockImplementation(() => undefined);
    const asked = Array.from({ length: 120 }, (_, index) => askFrom(`127.0.1.${index + 1}`, path));
    await expect.poll(() => answer.mock.calls.length).toBe(120);
    expect(await askFrom('127.0.0.5', path)).toBe(429);
    expect(await openAtOnce('127.0.0.5', 30, '/studio/_next/static/a.js')).toEqual(Array(30).fill(200));
    for (const [, response] of answer.mock.calls) response.end('late');
    expect(await Promise.all(asked)).toEqual(Array(120).fill(200));
  },
);

test('open files of pages are limited for all networks together, and a new network gets half of the rest', async () => {
  const file = '/studio/_next/static/a.js';
  answer.mockImplementation(() => undefined);
  const asked = Array.from({ length: 9 }, (_, network) =>
    Array.from({ length: 48 }, () => askFrom(`127.0.1.${network + 1}`, file)),
  ).flat();
  await expect.poll(() => answer.mock.calls.length).toBe(9 * 48);
  expect(await openAtOnce('127.0.0.5', 41, file)).toEqual([...Array(40).fill(200), 429]);
  for (const [, response] of answer.mock.calls) response.end('late');
  expect(await Promise.all(asked)).toEqual(Array(9 * 48).fill(200));
});

test('a stalled body of a stranger is given up before one of staff', async () => {
  const [stranger, colleague] = [[], [`Cookie: ${staffCookie}`]].map((lines) =>
    write(head('/studio/api/x', 'Content-Length: 1000', ...lines), '{'),
  );
  const first = Promise.race([colleague?.answered.then(() => 'staff'), stranger?.answered]);
  expect(await first).toMatch(/^HTTP\/1\.1 408 /);
  colleague?.socket.destroy();
});

/** Sends a request and does not read the answer. */
const askAndStall = (path: string, cookie: string): Socket => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
};

test('one session that sends requests without end delays only itself', async () => {
  const waiting: ServerResponse[] = [];
  answer.mockImplementation((request, response) => {
    if (request.headers.cookie === staffCookie) waiting.push(response);
    else response.end('for a colleague');
  });
  const sockets = Array.from({ length: 80 }, () => askAndStall('/studio/api/leads', staffCookie));
  await expect.poll(() => waiting.length).toBe(24);
  const colleague = await fetch(`${origin}/studio`, { headers: { cookie: cookieOf(2) } });
  expect(await colleague.text()).toBe('for a colleague');
  // A request that waits for others of the same account is answered in its turn.
  for (const response of waiting.splice(0)) response.end('at last');
  await expect.poll(() => waiting.length).toBe(24);
  for (const socket of sockets) socket.destroy();
});

test('requests of a session without a body have the same limit as those with one', async () => {
  const held: ServerResponse[] = [];
  answer.mockImplementation((request, response) => {
    // Requests that waited in the previous test may still arrive.
    if (request.method === 'POST') held.push(response);
  });
  const sockets = Array.from({ length: 64 }, () =>
    write(`POST /studio/api/staff/logout HTTP/1.1\r\nHost: x\r\nCookie: ${staffCookie}\r\n\r\n`),
  );
  await expect.poll(() => held.length).toBe(64);
  const next = await fetch(`${origin}/studio/api/leads/7`, {
    method: 'DELETE',
    headers: { cookie: staffCookie },
  });
  expect(next.status).toBe(429);
  for (const { socket } of sockets) socket.destroy();
});

test('a client that leaves before its session is known takes no place', async () => {
  const strangers = Array.from({ length: 60 }, () =>
    write('GET /studio/login HTTP/1.1\r\nHost: x\r\nCookie: slow=1\r\n\r\n'),
  );
  await expect.poll(() => slow.length).toBe(60);
  for (const { socket } of strangers) socket.destroy();
  await delay(200);
  for (const known of slow.splice(0)) known();
  await delay(200);
  expect(answer).not.toHaveBeenCalled();
  const people = Array.from({ length: 48 }, () => fetch(`${origin}/studio/login`));
  expect(new Set((await Promise.all(people)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('an answer that is not read at all is ended, but not one that is read slowly', async () => {
  const piece = Buffer.alloc(1_000_000);
  let ended = 0;
  answer.mockImplementation((_request, response) => {
    response.once('close', () => {
      ended += response.writableFinished ? 0 : 1;
    });
    Readable.from(Array(20).fill(piece)).pipe(response);
  });
  const stalled = Array.from({ length: 20 }, () => askAndStall('/studio/api/leads', staffCookie));
  await expect.poll(() => ended, { timeout: 15_000 }).toBe(20);
  for (const socket of stalled) socket.destroy();
  const slow = await fetch(`${origin}/studio/api/leads/export`, { headers: { cookie: staffCookie } });
  let taken = 0;
  for await (const chunk of slow.body ?? []) {
    taken += chunk.length;
    await delay(8);
  }
  expect(taken).toBe(20 * piece.length);
});

test('simultaneous files are limited for each account and for all; the next one gets 429', async () => {
  const held: ServerResponse[] = [];
  answer.mockImplementation((request, response) => {
    request.resume();
    held.push(response);
  });
  const send = (account: number) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: cookieOf(account) };
    return post('/studio/api/media', 'x', headers);
  };
  const sent = [1, 1, 1, 1].map(send);
  await expect.poll(() => held.length).toBe(4);
  const refused = await send(1);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  expect(await refused.json()).toEqual({
    errors: [{ message: expect.stringContaining('Several files are being taken in already') }],
  });
  sent.push(...[2, 2, 2, 2, 3, 3, 3, 3].map(send));
  await expect.poll(() => held.length).toBe(12);
  expect((await send(4)).status).toBe(429);
  for (const response of held.splice(0)) response.end('{}');
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  // The studio holds a file even when its sender has gone.
  const gone = write(
    `POST /studio/api/media HTTP/1.1\r\nHost: x\r\nCookie: ${cookieOf(4)}\r\n`,
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1\r\n\r\nx',
  );
  await expect.poll(() => held.length).toBe(1);
  gone.socket.destroy();
  await delay(200);
  const others = [4, 4, 4].map(send);
  await expect.poll(() => held.length).toBe(4);
  expect((await send(4)).status).toBe(429);
  for (const response of held.splice(0)) response.end('{}');
  await Promise.all(others);
  answer.mockImplementation(echo);
  await expect.poll(async () => (await send(4)).status).toBe(200);
});

test.each([
  ['a picture', '/studio/api/media', 'multipart/form-data; boundary=x', 5_000_000],
  ['a small body', '/studio/api/leads', 'application/json', 900_000],
])(
  'after the studio refused %s without reading it, the next requests use other connections',
  async (_what, path, type, size) => {
    // Begins to read and stops, like a framework that has made a stream of the body and does not read the rest.
    answer.mockImplementation((request, response) => {
      request.once('data', () => request.pause());
      response.writeHead(403).end('no');
    });
    const headers = { 'content-type': type, cookie: staffCookie };
    expect((await post(path, 'x'.repeat(size), headers)).status).toBe(403);
    const stuck = answer.mock.calls.find(([request]) => request.method === 'POST')?.[0].socket;
    answer.mockImplementation(echo);
    const people = Array.from({ length: 5 }, () =>
      fetch(`${origin}/studio/next-person`, { headers: { cookie: staffCookie } }),
    );
    for (const person of await Promise.all(people)) expect(person.status).toBe(200);
    const used = answer.mock.calls
      .filter(([{ url }]) => url === '/studio/next-person')
      .map(([request]) => request.socket);
    expect(used).toHaveLength(5);
    expect(used).not.toContain(stuck);
  },
);

test('only eight cookies of the studio and known headers are passed on', async () => {
  const cookies = [
    ...Array.from({ length: 1500 }, (_, count) => `a${count}=1`),
    'studio-token=one',
    'studio-theme=dark',
    'studio-lng=en',
    ...Array.from({ length: 6 }, (_, count) => `studio-more=${count}`),
    '__proto__=x',
    ' _ga=2',
  ].join('; ');
  const { headers } = (await (
    await fetch(`${origin}/studio`, {
      headers: {
        cookie: cookies,
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '1',
        'x-forwarded-prefix': '/evil',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-original-url': '/studio/api/staff',
        'x-rewrite-url': '/studio/api/staff',
        'x-http-method-override': 'DELETE',
        'x-middleware-subrequest': 'proxy:proxy',
        'x-middleware-next': '1',
        'x-invoke-path': '/x',
        'x-matched-path': '/x',
        te: 'trailers',
        'x-payload-http-method-override': 'GET',
        'content-type': 'application/x-www-form-urlencoded',
        rsc: '1',
      },
    })
  ).json()) as Seen;
  expect(headers.cookie).toBe(
    'studio-token=one; studio-theme=dark; studio-lng=en; studio-more=0; studio-more=1; studio-more=2; studio-more=3; studio-more=4',
  );
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(origin).host,
    'x-forwarded-proto': 'http',
    'x-payload-http-method-override': 'GET',
    rsc: '1',
  });
  expect(
    Object.keys(headers)
      .filter((name) => /^x-|forwarded|^te$/.test(name))
      .sort(),
  ).toEqual([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-payload-http-method-override',
    'x-request-id',
  ]);
});

test('passes the method override on only for a form', async () => {
  for (const type of ['application/json', undefined])
    expect(
      toStudioHeaders({ 'x-payload-http-method-override': 'GET', 'content-type': type }),
    ).not.toHaveProperty('x-payload-http-method-override');
});

test('passes on no header that is named in Connection, and not Connection itself', async () => {
  const { answered } = write(
    'GET /studio HTTP/1.1\r\nHost: x\r\nConnection: close, x-request-id, Keep-Alive\r\nKeep-Alive: timeout=9\r\nExpect: 100-continue\r\n\r\n',
  );
  expect(await answered).toContain('200 OK');
  const headers = answer.mock.calls[0]?.[0].headers ?? {};
  expect(headers['x-request-id']).toBeTruthy();
  expect(headers['keep-alive']).toBeUndefined();
  expect(headers.expect).toBeUndefined();
});

test('answers have the headers of the site, none of the connection to the studio, and the API is not cached', async () => {
  answer.mockImplementation((_request, response) => {
    response.writeHead(200, {
      Connection: 'keep-alive, X-Hop',
      'X-Hop': '1',
      'X-Powered-By': 'Next.js',
      'X-Middleware-Rewrite': '/x',
      'Cache-Control': 'public, max-age=60',
      'Referrer-Policy': 'same-origin',
    });
    response.end('ok');
  });
  const { headers } = await fetch(`${origin}/studio/api/media`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  for (const name of ['x-hop', 'x-powered-by', 'x-middleware-rewrite']) expect(headers.get(name)).toBeNull();
  expect((await fetch(`${origin}/studio/_next/static/x.js`)).headers.get('cache-control')).toBe(
    'public, max-age=60',
  );
  expect((await fetch(`${origin}/studio/API/media`)).headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/studio/_next/image?url=x',
  '/studio//_next/image',
  '/studio/_next/%69mage/',
  '/studio/_NEXT/image',
])('%s gets 404 and makes no picture', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
  expect(answer).not.toHaveBeenCalled();
});

test('more than a hundred header lines, or more than 16 kB, get 431', async () => {
  const lines = Array.from({ length: 120 }, (_, count) => `X-${count}: 1\r\n`).join('');
  expect(await write(`GET /studio HTTP/1.1\r\nHost: x\r\n${lines}\r\n`).answered).toMatch(/^HTTP\/1\.1 431 /);
  const long = `GET /studio HTTP/1.1\r\nHost: x\r\nCookie: ${'a=1; '.repeat(4000)}\r\n\r\n`;
  expect(await write(long).answered).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).not.toHaveBeenCalled();
});

const signIn = (email: string, path = '/studio/api/staff/login') =>
  post(path, JSON.stringify({ email, password: 'x' }));

test('failed sign-ins are counted by network and account in every spelling, and successful ones are not', async () => {
  answer.mockImplementation(async (request, response) => {
    response.writeHead((await text(request)).includes('right') ? 200 : 401).end('{}');
  });
  const right = JSON.stringify({ email: 'asha@example.com', password: 'right' });
  for (let time = 0; time < 20; time += 1)
    expect((await post('/studio/api/staff/login', right)).status).toBe(200);

  const form = new FormData();
  form.set('_payload', JSON.stringify({ email: ' ASHA@example.com', password: 'x' }));
  const tries = [
    () => signIn('asha@example.com'),
    () => signIn('Asha@Example.com '),
    () => signIn('asha@example.com', '/studio/api/staff/LOGIN'),
    () => signIn('asha@example.com', '/studio/api//staff/%6cogin/'),
    () => fetch(`${origin}/studio/api/staff/login`, { method: 'POST', body: form }),
  ];
  for (const attempt of tries) expect((await attempt()).status).toBe(401);
  const refused = await signIn('asha@example.com');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await refused.json()).toEqual({ errors: [{ message: expect.stringContaining('Too many tries') }] });
  expect((await post('/studio/api/staff/login', right)).status).toBe(429);
  expect((await signIn('amit@example.com')).status).toBe(401);
  // Of the network's twelve attempts, five were used for one account, two for its refusals, one for the other account.
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await signIn(`nobody${count}@example.com`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  expect((await signIn('asha@example.com', '/studio/api/staff/forgot-password')).status).toBe(429);
  expect((await post('/studio/api/leads', '{}')).status).toBe(401);
});

test('sign-ins while the studio is not running do not count, because it has not seen the passwords', async () => {
  const later = createServer((_request, response) => response.writeHead(401).end('{}'));
  const studioPort = await listenLocally(later);
  later.close();
  const site = Fastify();
  protectStudio(site, studioPort);
  const signIn = async () =>
    (
      await site.inject({
        method: 'POST',
        url: '/studio/api/staff/login',
        payload: { email: 'asha@example.com' },
      })
    ).statusCode;
  for (let time = 0; time < 15; time += 1) expect(await signIn()).toBe(502);
  await listenLocally(later, studioPort);
  for (let time = 0; time < 5; time += 1) expect(await signIn()).toBe(401);
  expect(await signIn()).toBe(429);
  await site.close();
  later.close();
});

test('a multipart form that no script of a page sends is refused before it reaches the studio', async () => {
  const form = { 'content-type': 'Multipart/form-data; boundary=b' };
  for (const more of [{}, { cookie: staffCookie }]) {
    const refused = await post('/studio/login', '--b--', { ...form, ...more });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { errors: [{ message: 'The studio cannot read this request.' }] },
    ]);
  }
  expect(answer).not.toHaveBeenCalled();
});

const toPart = (name: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

const toFilePart = (name: string, text: string) =>
  toPart(name, text).replace('\r\n\r\n', '; filename="blob"\r\nContent-Type: text/plain\r\n\r\n');

test.each([
  ['a form', `${toPart('_1_file', 'a file')}${toPart('0', '[{"args":{"form":"$K1"}}]')}`],
  ['an empty form', toPart('0', '[{"args":{"form":"$K1"}}]')],
  ['a file', `${toFilePart('10', '{')}${toPart('0', '[{"args":{"file":"$Ba","data":"$oa"}}]')}`],
  [
    'a map that holds a value twice',
    `${toPart('1', '[["a",{}],["d","$1:0:1"],["$$c","$0:0"]]')}${toPart('0', '[{"args":"$Q1"}]')}`,
  ],
])('a call of a page with %s passes in parts as its script makes it', async (_what, parts) => {
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'next-action': 'a' };
  const body = `${parts}--b--\r\n`;
  const called = await post('/studio', body, { ...form, cookie: staffCookie });
  expect([called.status, ((await called.json()) as Seen).body]).toEqual([200, body]);
});

test.each([
  ['parts that do not end', toPart('0', '[{"name":"form-state"}]')],
  ['no parts', 'abc'],
  ['no part with the arguments', `${toPart('1', '[{}]')}--b--\r\n`],
  ['arguments that are cut off', `${toPart('0', '[')}--b--\r\n`],
  ['a file that is missing', `${toPart('0', '[{"args":{"file":"$B1"}}]')}--b--\r\n`],
  ['a map that is missing', `${toPart('1', '"$Q2"')}${toPart('0', '[{"args":"$1"}]')}--b--\r\n`],
  ['a part that is cut off', `${toPart('1', '[')}${toPart('0', '[{"args":"$1"}]')}--b--\r\n`],
])('a call of a page with %s is refused, and the studio hears nothing of it', async (_what, body) => {
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'next-action': 'a' };
  expect((await post('/studio', body, { ...form, cookie: staffCookie })).status).toBe(400);
  const unnamed = { ...form, 'content-type': 'multipart/form-data' };
  expect((await post('/studio', body, { ...unnamed, cookie: staffCookie })).status).toBe(400);
  expect(answer).not.toHaveBeenCalled();
});

test('an action of a page that fails in the studio is a 400 for a stranger and a 500 for staff', async () => {
  answer.mockImplementation((_request, response) => {
    response.writeHead(500, { 'content-type': 'text/x-component', 'content-length': '5' });
    response.end('fault');
  });
  const call = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'a' };
  const readable = '[{"name":"form-state"}]';
  const refused = await post('/studio/login', readable, call);
  expect([refused.status, refused.headers.get('content-type'), await refused.json()]).toEqual([
    400,
    'application/json; charset=utf-8',
    { errors: [{ message: 'The studio cannot read this request.' }] },
  ]);
  expect((await post('/studio', readable, { ...call, cookie: staffCookie })).status).toBe(500);
  expect((await post('/studio/api/blogs', '{}')).status).toBe(500);
});

test.each([
  '',
  '[',
  'null',
  '{}',
  '[]',
  '[7]',
  '["$F1"]',
  '[{"name":"$F1"}]',
  '[{"args":{"of":["$K2"]}}]',
  '["\\u00241"]',
  '['.repeat(9000),
])(
  'an action of a page with an unreadable body is refused before it reaches the studio (%#)',
  async (body) => {
    const call = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'a' };
    for (const more of [{}, { cookie: staffCookie }])
      expect((await post('/studio', body, { ...call, ...more })).status).toBe(400);
    expect(answer).not.toHaveBeenCalled();
  },
);

test.each([
  '["en"]',
  '[{"name":"form-state","args":{"a":"$$F1","b":"$undefined","c":"$D2026-11-30T00:00:00.000Z","d":"$n-12","e":"$T"}}]',
  '[{"name":"form-state","args":{"$":{"a":1},"c":"$0:0:args:$","d":["$Infinity","$-Infinity","$-0","$NaN"]}}]',
])('an action of a page passes as its script sends it: %s', async (body) => {
  const call = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'a', cookie: staffCookie };
  const response = await post('/studio', body, call);
  expect([response.status, ((await response.json()) as Seen).body]).toEqual([200, body]);
});

test('requests for a new password are counted, although the studio gives each the same answer', async () => {
  const path = '/studio/api/staff/forgot-password';
  const statuses = [];
  for (let count = 0; count < 13; count += 1) {
    const body = JSON.stringify({ email: `person${count}@example.com` });
    const lines = [`Content-Length: ${body.length}`, 'Connection: close'];
    const { answered } = writeFrom('127.0.2.1', head(path, ...lines), body);
    statuses.push((await answered).slice(9, 12));
  }
  expect(statuses).toEqual([...Array(12).fill('200'), '429']);
});

const picture = { 'content-type': 'multipart/form-data; boundary=x', cookie: staffCookie };
test.each([
  ['a page', () => fetch(`${origin}/studio/login`), 200],
  ['a body', () => post('/studio/api/posts', '{}'), 200],
  ['a body that is refused', () => post('/studio/api/posts', 'x'.repeat(1_000_001)), 413],
  ['a body of staff', () => post('/studio/api/posts', '{}', { cookie: staffCookie }), 200],
  ['a picture of staff', () => post('/studio/api/media', 'x', picture), 200],
])('%s is answered without a warning of Node about too many listeners', async (_what, ask, status) => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  try {
    const response = await ask();
    expect(response.status).toBe(status);
    await response.text();
  } finally {
    process.off('warning', note);
  }
  expect(warnings).toEqual([]);
});

test('a studio that does not answer causes a 502 with a plain page', async () => {
  answer.mockImplementation((request) => request.socket.destroy());
  const response = await fetch(`${origin}/studio`);
  expect(response.status).toBe(502);
  expect(await response.text()).toBe('fallen');
});
