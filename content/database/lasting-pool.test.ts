import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgresIn, type TestDatabase } from '../../scripts/test-database.ts';
import { openRelay, type Relay } from '../../tests/faults/relay.ts';
import { openContent } from '../open-content.ts';
import { getSqlDatabase } from './sql.ts';

const queryLimitMs = 1000;

let folder = '';
let server: TestDatabase;
let relay: Relay;
let payload: Payload;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-pool-'));
  server = await startPostgresIn(folder);
  const url = new URL(server.url);
  relay = await openRelay(url.hostname, Number(url.port));
  url.port = String(relay.port);
  payload = await openContent({
    variables: { DATABASE_URL: url.href, DATA_DIR: path.join(folder, 'content') },
    logger: { options: { level: 'silent' } },
    queryLimitMs,
  });
}, 120_000);

afterAll(async () => {
  relay.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async () => (await getSqlDatabase(payload)).rows('SELECT 1 AS one');
const answers = async () =>
  ask().then(
    () => true,
    () => false,
  );

test('a database whose connections were reset fifteen times is asked as before', {
  timeout: 120_000,
}, async () => {
  for (let count = 0; count < 15; count += 1) {
    const asking = Array.from({ length: 5 }, answers);
    await delay(5);
    relay.reset();
    await Promise.all(asking);
    await expect.poll(answers).toBe(true);
    // Time for whoever opens a connection anew by himself.
    await delay(300);
  }
});

test('a line that went silent is given up, and forgotten when it is mended', async () => {
  // Several lines at rest, all of which fall silent.
  await Promise.all(Array.from({ length: 5 }, ask));
  relay.silence();
  const began = performance.now();
  const answered = await Promise.all(Array.from({ length: 5 }, answers));
  expect(answered).toEqual(answered.map(() => false));
  expect(performance.now() - began).toBeLessThan(3 * queryLimitMs);
  relay.mend();
  await expect.poll(answers).toBe(true);
});
