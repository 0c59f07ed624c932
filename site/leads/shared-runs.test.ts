import { expect, test, vi } from 'vitest';
import { createSharedRuns } from './shared-runs.ts';

test('callers with the same key share one run, and a later caller starts a new one', async () => {
  const runOnce = createSharedRuns<number>();
  let runs = 0;
  const run = async () => ++runs;
  const ask = (key: string) => runOnce(key, [], run);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  expect(await ask('a')).toBe(3);
});

test('a run begins after the runs that it waits for, even if they fail', async () => {
  const runOnce = createSharedRuns<string>();
  const before = Promise.withResolvers<string>();
  const first = runOnce('first', [], () => before.promise);
  const run = vi.fn(async () => 'second');
  const second = runOnce('second', ['first', 'never begun'], run);
  await new Promise((resolve) => setImmediate(resolve));
  expect(run).not.toHaveBeenCalled();
  before.reject(new Error('no disk'));
  await expect(first).rejects.toThrow('no disk');
  expect(await second).toBe('second');
});

test('a failed run fails for all who share it, and is not kept', async () => {
  const runOnce = createSharedRuns<string>();
  const fail = async () => Promise.reject(new Error('no disk'));
  const shared = await Promise.allSettled([runOnce('a', [], fail), runOnce('a', [], fail)]);
  expect(shared.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await runOnce('a', [], async () => 'stored')).toBe('stored');
});
