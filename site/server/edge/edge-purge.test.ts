import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import { registry } from '../../metrics/registry.ts';
import { createEdgePurge, type EdgePurge } from './edge-purge.ts';

type Claims = Pick<DataAccess, 'claimPurge' | 'settlePurge'>;

const asked: { method: string | undefined; authorization: string | undefined; body: string }[] = [];
const purges: EdgePurge[] = [];
let statuses: number[] = [];
let edge: Server;
let url = '';

beforeEach(async () => {
  asked.length = 0;
  statuses = [];
  edge = createServer(async (request, response) => {
    const { method, headers } = request;
    asked.push({ method, authorization: headers.authorization, body: await text(request) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  url = `http://127.0.0.1:${await listenLocally(edge)}/purge`;
});
afterEach(() => {
  for (const purge of purges.splice(0)) purge.stop();
  edge.closeAllConnections();
  edge.close();
});

/** Claims as the database stores them, for the processes of one test. */
const createClaims = (): Claims => {
  let note = { state: '', by: '', until: 0 };
  return {
    async claimPurge({ state, by, forMs }) {
      if (note.state === state && note.until === 0) return 'done';
      if (note.state === state && note.by !== by && note.until > Date.now()) return 'others';
      note = { state, by, until: Date.now() + forMs };
      return 'ours';
    },
    async settlePurge({ state, by }) {
      if (note.state === state && note.by === by) note.until = 0;
    },
  };
};

const error = vi.fn();
const open = (data: Claims) => {
  const purge = createEdgePurge({
    url,
    token: 'a token of the edge',
    data,
    log: { error },
    pauses: [10, 20],
    againAfter: 60,
  });
  purges.push(purge);
  return purge;
};

test('only one of many processes purges, at once and once more later, with the token', async () => {
  const claims = createClaims();
  for (const process of Array.from({ length: 8 }, () => open(claims))) process.purge('7');
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toEqual({
    method: 'POST',
    authorization: 'Bearer a token of the edge',
    body: '{"tags":["pages"]}',
  });
  await expect.poll(() => asked).toHaveLength(2);
  await delay(100);
  expect(asked).toHaveLength(2);
});

const readCounts = async () => {
  const told = await registry.metrics();
  return ['purged', 'failed'].map((outcome) =>
    Number(new RegExp(`^ev_edge_purges_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(told)?.[1]),
  );
};

test('a failed purge is retried until it succeeds, counted, and logged without the token', async () => {
  error.mockClear();
  const [purged = 0, failed = 0] = await readCounts();
  statuses = [500, 403, 503];
  open(createClaims()).purge('8');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
  await expect.poll(readCounts).toEqual([purged + 1, failed + 3]);
  expect(error).toHaveBeenCalled();
  expect(inspect(error.mock.calls, { depth: 5 })).toContain('answered a purge with 500');
  expect(inspect(error.mock.calls, { depth: 5 })).not.toContain('a token');
});

test('an edge that was down is purged once it is back', async () => {
  const { port } = new URL(url);
  edge.close();
  open(createClaims()).purge('9');
  await delay(50);
  edge.listen(Number(port), '127.0.0.1');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(1);
});

test('a state that a newer one has replaced is not purged a second time', async () => {
  const purge = open(createClaims());
  purge.purge('10');
  purge.purge('11');
  await expect.poll(() => asked).toHaveLength(3);
  await delay(150);
  expect(asked).toHaveLength(3);
});

test('another process purges if the one that claimed the purge has died', async () => {
  const claims = createClaims();
  await claims.claimPurge({ state: '12', by: 'killed', forMs: 50 });
  open(claims).purge('12');
  await delay(20);
  expect(asked).toHaveLength(0);
  await expect.poll(() => asked).toHaveLength(1);
});

test('purges even if the database cannot be written', async () => {
  const broken = async () => Promise.reject(new Error('read only'));
  open({ claimPurge: broken, settlePurge: broken }).purge('13');
  await expect.poll(() => asked).toHaveLength(1);
});

test('sends nothing after it is stopped', async () => {
  const purge = open(createClaims());
  purge.purge('14');
  await expect.poll(() => asked).toHaveLength(1);
  purge.stop();
  await delay(120);
  expect(asked).toHaveLength(1);
});
