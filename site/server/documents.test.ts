import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addDocuments, type DocumentData } from './documents.ts';

test('robots.txt allows search engines if the status of the domain was never read', async () => {
  const server = Fastify();
  const away = async () => Promise.reject(new Error('away'));
  addDocuments(server, {
    data: {
      getSettings: away,
      inLanguage: () => ({ known: { countOld: () => 0 } }),
    } as unknown as DocumentData,
    publicUrl: 'https://ev.example',
    generation: () => 1,
  });
  const { statusCode, body, headers } = await server.inject('/robots.txt');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('Sitemap: https://ev.example/sitemap.xml');
  await server.close();
}, 30_000);
