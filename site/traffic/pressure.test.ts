import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemoryCounters } from './counters/memory-counters.ts';
import { createPressure } from './pressure.ts';

describe('createPressure', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('stays close to the number of a minute at a steady rate', async () => {
    const pressure = createPressure(openMemoryCounters(), 60_000);
    const felt = [];
    for (let second = 0; second < 600; second += 1) {
      await pressure.note();
      if (second > 120) felt.push(await pressure.get());
      vi.advanceTimersByTime(1000);
    }
    expect(Math.min(...felt)).toBeGreaterThan(55);
    expect(Math.max(...felt)).toBeLessThan(65);
  });

  test('fades if no more posts come', async () => {
    const pressure = createPressure(openMemoryCounters(), 60_000);
    for (let post = 0; post < 100; post += 1) await pressure.note();
    expect(await pressure.get()).toBe(100);
    vi.advanceTimersByTime(90_000);
    expect(await pressure.get()).toBe(50);
    vi.advanceTimersByTime(30_000);
    expect(await pressure.get()).toBe(0);
  });

  test('is shared by all who share the counters', async () => {
    const counter = openMemoryCounters().open('pressure', 120_000);
    const shared = { open: () => counter, close: async () => undefined };
    await createPressure(shared, 60_000).note();
    expect(await createPressure(shared, 60_000).get()).toBe(1);
  });
});
