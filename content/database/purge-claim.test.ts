import { setTimeout as delay } from 'node:timers/promises';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { claimPurge, settlePurge } from './purge-claim.ts';

describe.each(['sqlite', 'postgres'] as const)('a purge of the CDN, on %s', (dialect) => {
  let fresh: FreshContent;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 120_000);
  afterAll(() => fresh?.remove());

  const claim = (state: string, by: string, forMs = 60_000) =>
    claimPurge(fresh.payload, { state, by, forMs });
  const settle = (state: string, by: string) => settlePurge(fresh.payload, { state, by });

  test('is given to one of many concurrent callers, and to nobody once it is done', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `p${number}`);
    for (const state of ['1', '2', '2.again']) {
      const owners = await Promise.all(names.map((name) => claim(state, name)));
      expect(owners.filter((owner) => owner === 'ours')).toHaveLength(1);
      const owner = names[owners.indexOf('ours')] ?? '';
      expect(await claim(state, owner)).toBe('ours');
      await settle(state, names.find((name) => name !== owner) ?? '');
      expect(await claim(state, 'late')).toBe('others');
      await settle(state, owner);
      expect(await claim(state, 'late')).toBe('done');
    }
  });

  test('is given to another process after its time, and then the first process cannot settle it', async () => {
    expect(await claim('7', 'killed', 400)).toBe('ours');
    expect(await claim('7', 'next')).toBe('others');
    await delay(450);
    expect(await claim('7', 'next')).toBe('ours');
    await settle('7', 'killed');
    expect(await claim('7', 'third')).toBe('others');
  });

  test('is given to another process if the clock of the first one ran a year ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * day });
    expect(await claim('7.ahead', 'killed')).toBe('ours');
    vi.useRealTimers();
    expect(await claim('7.ahead', 'next')).toBe('ours');
  });

  test('is given again to a process that comes late with an older state', async () => {
    expect(await claim('8', 'a')).toBe('ours');
    await settle('8', 'a');
    expect(await claim('9', 'a')).toBe('ours');
    await settle('9', 'a');
    expect(await claim('8', 'late')).toBe('ours');
  });

  test('may have quotes in its state and owner', async () => {
    expect(await claim("1', 'x", "a'b")).toBe('ours');
    await settle("1', 'x", "a'b");
    expect(await claim("1', 'x", 'late')).toBe('done');
  });
});
