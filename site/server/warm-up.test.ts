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
    isMade: () => false,
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
  const warmUp = createWarmUp({ listPages, make, isMade: () => false, failed, finished: vi.fn() });
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
    isMade: () => false,
    failed: vi.fn(),
    finished: vi.fn(),
  });
  await warmUp.run();
  make.mockClear();
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(1000);
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(make).toHaveBeenCalledOnce();
});

test('a change before the first round makes nothing by itself: what the last start has made is not taken over yet', async () => {
  vi.useFakeTimers();
  const make = vi.fn(async () => undefined);
  const warmUp = createWarmUp({
    listPages: async () => [{ address: '/' }],
    make,
    isMade: () => false,
    failed: vi.fn(),
    finished: vi.fn(),
  });
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(make).not.toHaveBeenCalled();
});

test('what is there already is not made again, and counts as made', async () => {
  const make = vi.fn(async () => undefined);
  const warmUp = createWarmUp({
    listPages: async () => ['/', '/blogs'].map((address) => ({ address })),
    make,
    isMade: ({ address }) => address === '/',
    failed: vi.fn(),
    finished: vi.fn(),
  });
  await warmUp.run();
  expect(make.mock.calls).toEqual([[{ address: '/blogs' }]]);
  expect(warmUp.hasMadeAll()).toBe(true);
});
