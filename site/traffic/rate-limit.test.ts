import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemoryCounters } from './counters/memory-counters.ts';
import { createNetworkLimit, createRateLimit, type RateLimit } from './rate-limit.ts';

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

  test('allows its share, and again when the window has passed', async () => {
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

  test('counts simultaneous calls', async () => {
    const limit = openLimit(5, 1000);
    const taken = await Promise.all(Array.from({ length: 20 }, () => limit.take('a')));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });

  test('gives back, but nothing to a key that took none', async () => {
    const limit = openLimit(2, 1000);
    await limit.giveBack('a');
    expect(await takeAll(limit, ['a', 'a'])).toEqual([true, true]);
    await limit.giveBack('a');
    expect(await takeAll(limit, ['a', 'a'])).toEqual([true, false]);
  });

  test('never saves up more than its share', async () => {
    const limit = openLimit(2, 1000);
    vi.advanceTimersByTime(1_000_000);
    expect(await takeAll(limit, ['a', 'a', 'a'])).toEqual([true, true, false]);
  });

  test('remembers a limited number of keys, and drops the oldest', async () => {
    const limit = openLimit(1, 1_000_000);
    await limit.take('first');
    for (let key = 0; key < 20_000; key += 1) await limit.take(`key ${key}`);
    expect(await takeAll(limit, ['first', 'key 19999'])).toEqual([true, false]);
  });
});

describe('createNetworkLimit', () => {
  const open = (share: number) => createNetworkLimit(share, openMemoryCounters().open('test', 60_000));
  const networks = Array.from({ length: 20 }, (_, index) => `2001:db8:0:${(index + 1).toString(16)}::`);

  test('a /48 has eight times the share of a network in it, and one network cannot use it up', async () => {
    const limit = open(2);
    expect(await takeAll(limit, Array(30).fill(networks[0]))).toEqual([true, true, ...Array(28).fill(false)]);
    expect((await takeAll(limit, networks)).filter(Boolean)).toHaveLength(14);
    expect(await takeAll(limit, ['2001:db8:1:1::', '203.0.113.9', '203.0.113.9', '203.0.113.9'])).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('counts each kind of a network separately, and gives back to the network and its /48', async () => {
    const limit = open(1);
    const takeOf = async (of: string) => {
      let taken = 0;
      for (const network of networks) if (await limit.take(network, of)) taken += 1;
      return taken;
    };
    expect([await takeOf('a'), await takeOf('b')]).toEqual([8, 8]);
    await limit.giveBack(networks[0] ?? '', 'a');
    for (const network of networks.slice(8)) await limit.giveBack(network, 'a');
    expect(await limit.take('2001:db8:0:ff::', 'a')).toBe(true);
  });
});
