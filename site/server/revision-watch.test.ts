import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRevisionWatch } from './revision-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setUp = async () => {
  const content = { revision: 1, nextDate: null as Date | null, fails: false };
  const changed = vi.fn();
  const reachable = vi.fn();
  const watch = createRevisionWatch({
    data: {
      readRevision: async () => {
        if (content.fails) throw new Error('no database');
        return content.revision;
      },
      getNextChange: async () => content.nextDate,
    },
    changed,
    reachable,
  });
  await watch.start();
  return { content, changed, reachable, watch };
};

test('a change of the revision starts one new generation within a second', async () => {
  const { content, changed, watch } = await setUp();
  const before = watch.generation();
  content.revision = 2;
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.generation()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(watch.generation()).toBe(before + 1);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('the moment at which a document becomes public starts a new generation', async () => {
  const { content, watch } = await setUp();
  content.nextDate = new Date(Date.now() + 10_000);
  content.revision = 2;
  await vi.advanceTimersByTimeAsync(1000);
  const before = watch.generation();
  await vi.advanceTimersByTimeAsync(8000);
  expect(watch.generation()).toBe(before);
  content.nextDate = null;
  await vi.advanceTimersByTimeAsync(2000);
  expect(watch.generation()).toBe(before + 1);
});

test('if that moment passes while the database is away, the new generation starts afterwards', async () => {
  const { content, changed, watch } = await setUp();
  const date = new Date(Date.now() + 3000);
  content.nextDate = date;
  content.revision = 2;
  await vi.advanceTimersByTimeAsync(1000);
  const before = watch.generation();
  content.fails = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(watch.generation()).toBe(before);
  content.fails = false;
  content.nextDate = null;
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.generation()).toBe(before + 1);
  // Equal to the name that a process gives if it could read the database in time.
  expect(changed).toHaveBeenLastCalledWith(`2.${date.toISOString()}`);
  await vi.advanceTimersByTimeAsync(5000);
  expect(watch.generation()).toBe(before + 1);
});

test('an outage of the database and its end are reported once each', async () => {
  const { content, reachable, watch } = await setUp();
  expect(watch.isAnswering()).toBe(true);
  content.fails = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reachable).toHaveBeenCalledTimes(1);
  expect(reachable).toHaveBeenLastCalledWith(expect.any(Error));
  expect(watch.isAnswering()).toBe(false);
  content.fails = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reachable).toHaveBeenCalledTimes(2);
  expect(reachable).toHaveBeenLastCalledWith(undefined);
  expect(watch.isAnswering()).toBe(true);
});

test('a stopped watch reads nothing more', async () => {
  const { content, watch } = await setUp();
  watch.stop();
  const before = watch.generation();
  content.revision = 9;
  await vi.advanceTimersByTimeAsync(5000);
  expect(watch.generation()).toBe(before);
});
