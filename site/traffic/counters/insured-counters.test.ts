import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Counters } from './counter.ts';
import { insureCounters } from './insured-counters.ts';
import { openMemoryCounters } from './memory-counters.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store that can refuse or not answer. */
const openStore = () => {
  const memory = openMemoryCounters();
  const store = { behaviour: 'there' as 'there' | 'refusing' | 'silent' | 'full', asked: 0 };
  const behave = (work: () => Promise<number>, writes: boolean): Promise<number> => {
    store.asked += 1;
    if (store.behaviour === 'full' && !writes) return work();
    if (store.behaviour === 'silent') return new Promise(() => undefined);
    return store.behaviour === 'there' ? work() : Promise.reject(new Error('offline'));
  };
  const counters: Counters = {
    open(name, windowMs) {
      const { add, read } = memory.open(name, windowMs);
      return {
        add: (key, by) => behave(() => add(key, by), true),
        read: (key) => behave(() => read(key), false),
      };
    },
    close: async () => undefined,
  };
  return { store, counters };
};

const openInsured = () => {
  const { store, counters } = openStore();
  const log = { warn: vi.fn(), info: vi.fn() };
  return { store, log, counter: insureCounters(counters, openMemoryCounters(), log, 200).open('a', 60_000) };
};

test.each(['refusing', 'silent', 'full'] as const)(
  'counts locally while the store is %s, and in the store afterwards',
  async (behaviour) => {
    const { store, log, counter } = openInsured();
    expect([await counter.add('x'), await counter.add('x')]).toEqual([1, 2]);
    store.behaviour = behaviour;
    const first = counter.add('x');
    await vi.advanceTimersByTimeAsync(200);
    expect(await first).toBe(1);
    expect([await counter.add('x'), await counter.read('x')]).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await counter.add('x')).toBe(3);
    store.behaviour = 'there';
    await vi.advanceTimersByTimeAsync(1500);
    expect(await counter.add('x')).toBe(3);
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  },
);

test('does not wait for a silent store once it is known to be down', async () => {
  const { store, counter } = openInsured();
  store.behaviour = 'silent';
  const together = Promise.all([counter.add('x'), counter.add('x'), counter.add('y')]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await together).toEqual([1, 2, 1]);
  const asked = store.asked;
  // The clock does not move: the count waits for nothing.
  expect(await counter.add('x')).toBe(3);
  expect(store.asked).toBe(asked);
});
