import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedia } from './media.ts';

const folder = mkdtempSync(join(tmpdir(), 'ev-site-media-'));
const warnings: string[] = [];
const server = Fastify({ logger: { level: 'warn', stream: { write: (line) => void warnings.push(line) } } });

beforeAll(async () => {
  for (const name of ['shown.jpg', 'trashed.jpg']) writeFileSync(join(folder, name), name);
  addMedia(server, {
    folder,
    drawPlain: async () => ({ html: '<h1>Page Not Found</h1>', head: '' }) as never,
    getTrashedFiles: async () => new Set(['trashed.jpg']),
  });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = async (url: string) => {
  const { statusCode, body } = await server.inject({ url });
  return { statusCode, body };
};

test('a picture in the trash gets 404 like a missing one, without a log line', async () => {
  expect(await get('/media/shown.jpg')).toEqual({ statusCode: 200, body: 'shown.jpg' });
  const missing = { statusCode: 404, body: '<h1>Page Not Found</h1>' };
  expect(await get('/media/missing.jpg')).toEqual(missing);
  expect(await get('/media/trashed.jpg?at=1')).toEqual(missing);
  expect(warnings).toEqual([]);
});
