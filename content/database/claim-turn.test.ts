import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgresIn, type TestDatabase } from '../../scripts/test-database.ts';
import { openContent } from '../open-content.ts';
import { claimTurn } from './claim-turn.ts';
import { migrateContent } from './migrate.ts';

describe.each(['sqlite', 'postgres'] as const)('the turn at a work, on %s', (dialect) => {
  let folder = '';
  let server: TestDatabase | undefined;
  let processes: Payload[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'ev-site-turn-'));
    if (dialect === 'postgres') server = await startPostgresIn(folder);
    const variables = {
      DATA_DIR: path.join(folder, 'content'),
      ...(server ? { DATABASE_URL: server.url } : {}),
      PAYLOAD_SECRET: 'x'.repeat(32),
    };
    const open = () => openContent({ variables, logger: { options: { level: 'silent' } } });
    processes = [await open(), await open()];
    for (const payload of processes) await migrateContent(payload);
  }, 120_000);
  afterAll(async () => {
    for (const payload of processes) await payload.destroy();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const askAtOnce = async (now: number) => {
    const asked = Array.from({ length: 20 }, () => processes)
      .flat()
      .map((payload) => claimTurn(payload, 'sweep', 1000, now));
    return (await Promise.all(asked)).filter(Boolean).length;
  };

  test('goes to one of many who ask at once, and to nobody else until its time is over', async () => {
    const now = Date.now();
    const given = [await askAtOnce(now), await askAtOnce(now + 999), await askAtOnce(now + 1000)];
    expect(given).toEqual([1, 0, 1]);
  });

  test('is nobody’s where a clock ran ahead by more than it lasts', async () => {
    const now = Date.now();
    expect(await askAtOnce(now + 5_000_000)).toBe(1);
    expect([await askAtOnce(now + 4_999_500), await askAtOnce(now)]).toEqual([0, 1]);
  });

  test('is another one for another work', async () => {
    const [payload] = processes;
    if (payload) expect(await claimTurn(payload, 'resume-space', 1000)).toBe(true);
  });
});
