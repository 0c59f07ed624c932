import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemoryCounters } from './counters/memory-counters.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

const openLimit = (share: number, windowMs: number) =>
  createRateLimit(share, openMemoryCounters().open('test', windowMs));

const takeAll = async (limit: RateLimit, keys: readonly string[]): Promise<boolean[]> => {
  const taken = [];
  for (const key of keys) taken.push(await limit.take(key));
  return taken;
};

describe('createRateLimit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('lets a share through, and the next when the window has passed', async () => {
    const limit = openLimit(3, 3000);
    expect(await takeAll(limit, ['a', 'a', 'a', 'a'])).toEqual([true, true, true, false]);
    vi.advanceTimersByTime(2900);
    expect(await takeAll(limit, ['a'])).toEqual([false]);
    vi.advanceTimersByTime(200);
    expect(await takeAll(limit, ['a', 'a', 'a', 'a'])).toEqual([true, true, true, false]);
  });

  test('counts each key by itself', async () => {
    expect(await takeAll(openLimit(1, 1000), ['a', 'b', 'a'])).toEqual([true, true, false]);
  });

  test('counts those that come at once', async () => {
    const limit = openLimit(5, 1000);
    const taken = await Promise.all(Array.from({ length: 20 }, () => limit.take('a')));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });

  test('gives back what turned out not to count, and nothing to a key that took none', async () => {
    const limit = openLimit(2, 1000);
    await limit.giveBack('a');
    expect(await takeAll(limit, ['a', 'a'])).toEqual([true, true]);
    await limit.giveBack('a');
    expect(await takeAll(limit, ['a', 'a'])).toEqual([true, false]);
  });

  test('never saves up more than the share', async () => {
    const limit = openLimit(2, 1000);
    vi.advanceTimersByTime(1_000_000);
    expect(await takeAll(limit, ['a', 'a', 'a'])).toEqual([true, true, false]);
  });

  test('remembers a bounded number of keys, those in use longest', async () => {
    const limit = openLimit(1, 1_000_000);
    await limit.take('first');
    for (let key = 0; key < 20_000; key += 1) await limit.take(`key ${key}`);
    expect(await takeAll(limit, ['first', 'key 19999'])).toEqual([true, false]);
  });
});
