import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { immutable } from '../data/caching/http-caching.ts';
import { listModels } from '../data/models.ts';
import { addModels } from './models.ts';
import { addNotModified } from './not-modified.ts';
import { createGate } from './overload/gate.ts';
import { toStoredAnswer } from './stored-answer.ts';

const models = listModels();
const server = Fastify();

beforeAll(async () => {
  addNotModified(server);
  addModels(server, models);
  await server.ready();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test('sends the brotli file as it is stored, and decompressed to clients without brotli', async () => {
  const { url = '', file = '', bytes } = models.get('major') ?? {};
  const packed = await get(url, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({
    'content-type': 'model/gltf-binary',
    'content-encoding': 'br',
    'content-length': String(bytes),
    vary: 'Accept-Encoding',
  });
  expect(packed.rawPayload.equals(readFileSync(file))).toBe(true);
  const plain = await get(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload.equals(brotliDecompressSync(packed.rawPayload))).toBe(true);
});

test('is cached for good only under the address with the hash of its bytes', async () => {
  const { url = '' } = models.get('major') ?? {};
  expect((await get(url)).headers['cache-control']).toBe(immutable);
  for (const other of ['/models/major.glb', '/models/major.glb?v=other', `${url}&v=other`])
    expect((await get(other)).headers['cache-control'], other).toBe('no-cache');
});

test('answers 304 if the client has the model', async () => {
  const { url = '', etag = '' } = models.get('major') ?? {};
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
});

test.each(['/models/none.glb', '/models/..%2Fpictures%2Fpictures.json.glb', '/models/major'])(
  'answers 404 for %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('a missing file causes a 500, not the end of the process', async () => {
  const [model] = models.values();
  if (!model) throw new Error('There are no models.');
  const broken = Fastify();
  addModels(broken, new Map([['gone', { ...model, file: `${model.file}.gone` }]]));
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const asked = broken.inject({ url: '/models/gone.glb', headers });
    expect((await asked).statusCode).toBe(500);
  }
  await broken.close();
});

test('readers who download a model slowly occupy no places', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'models-'));
  const file = path.join(folder, 'large.glb.br');
  // Far more than fits into the buffers between two programs.
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
  writeFileSync(file, brotliCompressSync(randomBytes(12_000_000), quick));
  const model = { file, etag: '"large"', url: '/models/large.glb', bytes: readFileSync(file).length };
  const busy = { status: 503, etag: '"busy"', headers: {}, bodies: { identity: Buffer.from('busy') } };
  const { admit } = createGate({
    busy: { get: () => toStoredAnswer(busy) },
    findKept: () => undefined,
    log: { warn: vi.fn() },
  });
  const crowded = Fastify({ serverFactory: (handle) => createServer(admit(handle)) });
  addModels(crowded, new Map([['large', model]]));
  crowded.get('/find', async () => 'found');
  await crowded.listen({ port: 0, host: '127.0.0.1' });
  const { port } = crowded.server.address() as AddressInfo;
  const begun: Promise<unknown>[] = [];
  const slow = Array.from({ length: 70 }, (_, number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const encoding = number % 2 ? 'br' : 'identity';
    socket.write(`GET /models/large.glb HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    begun.push(new Promise((resolve) => socket.once('readable', resolve)));
    return socket;
  });
  await Promise.all(begun.slice(0, 64));
  expect((await fetch(`http://127.0.0.1:${port}/find`)).status).toBe(200);
  for (const socket of slow) socket.destroy();
  await crowded.close();
  rmSync(folder, { recursive: true });
});
