import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutlines } from '../data/outlines.ts';
import { addNotModified } from './not-modified.ts';
import { addOutlines } from './outlines.ts';

const outlines = readOutlines();
const server = Fastify();

beforeAll(async () => {
  addNotModified(server);
  addOutlines(server, outlines);
  await server.ready();
});
afterAll(() => server.close());

const { svg, url, etag } = outlines.files.get('major-side') ?? { svg: Buffer.of(), url: '', etag: '' };
const get = (address: string, headers: Record<string, string> = {}) =>
  server.inject({ url: address, headers });

test('sends a drawing packed, and plain to whom brotli says nothing', async () => {
  const packed = await get(url, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(packed.rawPayload).equals(svg)).toBe(true);
  const plain = await get(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload.equals(svg)).toBe(true);
});

test('sends nothing to whom has it', async () => {
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
});

test.each(['/outlines/none-side.svg', '/outlines/..%2Foutlines.json', '/outlines/outlines.json'])(
  'has nothing else to give: %s',
  async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  },
);
