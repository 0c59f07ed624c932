import { hour } from '@ev-site/contract/spans-of-time.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatWork } from './repeat-work.ts';
import { sayFailure } from './say-failure.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('logs a repeated failure once a minute by any clock, another failure at once, and the recovery once', async () => {
  const log = { error: vi.fn(), info: vi.fn() };
  let problem: Error | undefined = Object.assign(new Error('database or disk is full'), {
    code: 'SQLITE_FULL',
  });
  const work = repeatWork({
    async work() {
      if (problem) throw problem;
    },
    each: 1000,
    isDatabaseAnswering: () => true,
    ...sayFailure(log, 'the work failed', 'the work goes on'),
  });
  work.start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(
    { problem: expect.objectContaining({ code: 'SQLITE_FULL' }) },
    'the work failed',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.error).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() - hour);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.error).toHaveBeenCalledTimes(3);
  problem = new Error('no such column');
  await vi.advanceTimersByTimeAsync(5000);
  expect(log.error).toHaveBeenCalledTimes(4);
  expect(log.info).not.toHaveBeenCalled();
  problem = undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(log.info.mock.calls).toEqual([[{}, 'the work goes on']]);
  await work.stop();
});
