import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listModels } from '../data/models.ts';
import { addModels } from './models.ts';
import { addNotModified } from './not-modified.ts';

const models = listModels();
const server = Fastify();

beforeAll(async () => {
  addNotModified(server);
  addModels(server, models);
  await server.ready();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test('sends a model as it lies there, and plain to whom brotli says nothing', async () => {
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

test('sends nothing to whom has it', async () => {
  const { url = '', etag = '' } = models.get('major') ?? {};
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
});

test.each(['/models/none.glb', '/models/..%2Fpictures%2Fpictures.json.glb', '/models/major'])(
  'has nothing else to give: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('a file that is gone is an error of its answer, and ends nobody', async () => {
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
