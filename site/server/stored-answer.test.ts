import { createServer, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesEtag } from './not-modified.ts';
import { toBodies, toStoredAnswer, writeAnswer } from './stored-answer.ts';

const plain = 'नमस्ते';
const answer = toStoredAnswer({
  status: 200,
  etag: 'W/"abc"',
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  },
  bodies: { identity: Buffer.from(plain), br: Buffer.from([0xff, 0x00, 0x80]) },
});

const server = createServer((incoming, response) => writeAnswer(answer, incoming, response));
let port = 0;
beforeAll(async () => {
  port = await listenLocally(server);
});
afterAll(() => server.close());

const ask = (options: RequestOptions) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request({ port, host: '127.0.0.1', agent: false, ...options }, async (response) => {
        response.setEncoding('latin1');
        resolve({ status: response.statusCode, headers: response.headers, body: await text(response) });
      })
        .on('error', reject)
        .end();
    },
  );

test('bytes arrive as they were stored, in each encoding', async () => {
  const identity = await ask({});
  expect(Buffer.from(identity.body, 'latin1').toString()).toBe(plain);
  expect(identity.headers['content-encoding']).toBeUndefined();
  const brotli = await ask({ headers: { 'accept-encoding': 'br' } });
  expect([...Buffer.from(brotli.body, 'latin1')]).toEqual([0xff, 0x00, 0x80]);
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': '3',
    vary: 'Accept-Encoding',
  });
});

test('falls back to the plain bytes if an encoding is missing', async () => {
  const { headers } = await ask({ headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe(String(Buffer.byteLength(plain)));
});

test('a body too large for one write of Node is kept as the same buffer', () => {
  const large = Buffer.alloc(100_000, 'é');
  const { variants } = toStoredAnswer({
    status: 200,
    etag: 'W/"l"',
    headers: {},
    bodies: { identity: large },
  });
  expect(variants.identity.body === large).toBe(true);
});

test('the bodies come back as they were given, without the missing encodings', () => {
  for (const identity of [Buffer.from(plain), Buffer.alloc(100_000, 'é')]) {
    const bodies = { identity, gzip: Buffer.from([0xff, 0x00, 0x80]) };
    expect(toBodies(toStoredAnswer({ status: 200, etag: 'W/"b"', headers: {}, bodies }))).toEqual(bodies);
  }
});

test('HEAD gets the headers of GET and no body', async () => {
  const { headers, body } = await ask({ method: 'HEAD' });
  expect(headers['content-length']).toBe(String(Buffer.byteLength(plain)));
  expect(body).toBe('');
});

test('a client that has the page gets 304 with the headers that a cache updates', async () => {
  const { status, headers, body } = await ask({ headers: { 'if-none-match': '"other", "abc"' } });
  expect(status).toBe(304);
  expect(headers).toMatchObject({ etag: 'W/"abc"', 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  expect(headers['content-type']).toBeUndefined();
  expect(body).toBe('');
});

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['*', true],
  ['"x", W/"abc"', true],
  ['"abcd"', false],
  ['', false],
])('If-None-Match %j names the etag: %s', (header, named) => {
  expect(namesEtag(header, 'W/"abc"')).toBe(named);
});
