import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatWork } from './repeat-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let isAnswering = true;

const setUp = (work: () => Promise<unknown>, first?: number) => {
  const failed = vi.fn();
  isAnswering = true;
  const isDatabaseAnswering = () => isAnswering;
  const repeated = repeatWork({ work, each: 1000, isDatabaseAnswering, failed, ...(first && { first }) });
  repeated.start();
  return { failed, repeated };
};

test('begins at once and repeats until it is stopped', async () => {
  const work = vi.fn(async () => 0);
  const { repeated } = setUp(work);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledTimes(4);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledTimes(4);
});

test('begins after the first delay if one is given', async () => {
  const work = vi.fn(async () => 0);
  setUp(work, 5000);
  await vi.advanceTimersByTimeAsync(4999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1001);
  expect(work).toHaveBeenCalledTimes(2);
});

test('goes on after a failed round', async () => {
  const work = vi.fn(async () => 0).mockRejectedValueOnce(new Error('no database'));
  const { failed } = setUp(work);
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(work).toHaveBeenCalledTimes(2);
});

test('waits while the database does not answer, and does not report the round that this broke', async () => {
  let fail = (_: Error) => {};
  const work = vi.fn(async (): Promise<unknown> => 0);
  work.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const { failed } = setUp(work);
  isAnswering = false;
  fail(new Error('no database'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
  isAnswering = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('does nothing before start and after stop, even if asked to run', async () => {
  const work = vi.fn(async () => 0);
  const repeated = repeatWork({ work, each: 1000, isDatabaseAnswering: () => true, failed() {} });
  repeated.run();
  expect(work).not.toHaveBeenCalled();
  repeated.start();
  await repeated.stop();
  repeated.run();
  expect(work).toHaveBeenCalledTimes(1);
});

test('runs one round at a time, and stops after the round under way', async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { repeated } = setUp(work);
  repeated.run();
  expect(work).toHaveBeenCalledTimes(1);
  const ended = vi.fn();
  const stopping = repeated.stop().then(ended);
  await vi.advanceTimersByTimeAsync(10);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await stopping;
  expect(ended).toHaveBeenCalled();
});
