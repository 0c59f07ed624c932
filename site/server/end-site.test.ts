import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { repeatWork } from '../leads/repeat-work.ts';
import { endSite } from './end-site.ts';

/** A site with a reader whose answer never ends, and background work that sends one mail after the other. */
const setUp = async () => {
  const server = Fastify();
  const began = Promise.withResolvers<void>();
  server.get('/slow', () => {
    began.resolve();
    return new Promise(() => {});
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const mails = { begun: 0, noted: 0 };
  const work = repeatWork({
    async work() {
      mails.begun += 1;
      await delay(60);
      mails.noted += 1;
    },
    each: 5,
    isDatabaseAnswering: () => true,
    failed: () => {},
  });
  const reader = expect(fetch(`${origin}/slow`)).rejects.toThrow();
  await began.promise;
  work.start();
  return { server, reader, work, mails };
};

test('no mail begins while the end waits for a slow reader, and the mail under way is recorded before the database closes', async () => {
  const { server, reader, work, mails } = await setUp();
  const closed: unknown[] = [];
  await endSite(
    server,
    {
      endWork: work.stop,
      async close() {
        closed.push({ ...mails });
      },
    },
    400,
  );
  await reader;
  expect(closed).toEqual([{ begun: 1, noted: 1 }]);
});

test('the database stays open for requests in flight, even if no background work is left', async () => {
  const { server, reader, work } = await setUp();
  await work.stop();
  const from = performance.now();
  let closedAfter = 0;
  const close = async () => {
    closedAfter = performance.now() - from;
  };
  await endSite(server, { endWork: work.stop, close }, 300);
  await reader;
  expect(closedAfter).toBeGreaterThan(290);
});
