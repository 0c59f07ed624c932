import { expect, test, vi } from 'vitest';
import { createWarmUp } from './warm-up.ts';

test('every page is made, one after the other, and a failing one stops none', async () => {
  let atOnce = 0;
  let most = 0;
  const made: string[] = [];
  const failed = vi.fn();
  const finished = vi.fn();
  const warmUp = createWarmUp({
    listPages: async () => ['/', '/broken', '/blogs'].map((address) => ({ address })),
    async make({ address }) {
      most = Math.max(most, ++atOnce);
      await Promise.resolve();
      atOnce--;
      if (address === '/broken') throw new Error('broken');
      made.push(address);
    },
    failed,
    finished,
  });
  const running = warmUp.run();
  expect(warmUp.hasMadeAll()).toBe(false);
  await running;
  expect(warmUp.hasMadeAll()).toBe(true);
  expect(finished).toHaveBeenCalledOnce();
  expect(made).toEqual(['/', '/blogs']);
  expect(most).toBe(1);
  expect(failed).toHaveBeenCalledWith('/broken', expect.any(Error));
});

test('a list that cannot be read is told of and ends the round; the next round may make all', async () => {
  const failed = vi.fn();
  const make = vi.fn(async () => undefined);
  const listPages = vi.fn(async () => [{ address: '/' }]).mockRejectedValueOnce(new Error('away'));
  const warmUp = createWarmUp({ listPages, make, failed, finished: vi.fn() });
  await warmUp.run();
  expect(failed).toHaveBeenCalledOnce();
  expect(make).not.toHaveBeenCalled();
  expect(warmUp.hasMadeAll()).toBe(false);
  await warmUp.run();
  expect(warmUp.hasMadeAll()).toBe(true);
});

test('a row of changes makes the pages once', async () => {
  vi.useFakeTimers();
  const make = vi.fn(async () => undefined);
  const warmUp = createWarmUp({
    listPages: async () => [{ address: '/' }],
    make,
    failed: vi.fn(),
    finished: vi.fn(),
  });
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(1000);
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(make).toHaveBeenCalledOnce();
});
