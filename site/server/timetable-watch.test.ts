import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimetableWatch } from './timetable-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setUp = (publishDue: () => Promise<number>) => {
  const log = { error: vi.fn() };
  const watch = createTimetableWatch({ work: publishDue, log });
  watch.start();
  return { log, watch };
};

test('looks at once, as after a restart, and each second from then on', async () => {
  const publishDue = vi.fn(async () => 0);
  const { watch } = setUp(publishDue);
  expect(publishDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(publishDue).toHaveBeenCalledTimes(4);
  await watch.stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(publishDue).toHaveBeenCalledTimes(4);
});

test('goes on after a look that failed', async () => {
  const publishDue = vi.fn(async () => 0).mockRejectedValueOnce(new Error('no database'));
  const { log } = setUp(publishDue);
  await vi.advanceTimersByTimeAsync(1000);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(publishDue).toHaveBeenCalledTimes(2);
});

test('ends after the publication in hand', async () => {
  let finish = () => {};
  const { watch } = setUp(() => new Promise((resolve) => (finish = () => resolve(1))));
  const ended = vi.fn();
  const stopping = watch.stop().then(ended);
  await vi.advanceTimersByTimeAsync(10);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await stopping;
  expect(ended).toHaveBeenCalled();
});
