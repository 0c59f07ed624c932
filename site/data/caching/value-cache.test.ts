import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openValueCache } from './value-cache.ts';

let generation = 1;
const keep = () => openValueCache(() => generation);

beforeEach(() => {
  generation = 1;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

test('a value is read once in a generation, for all simultaneous requests', async () => {
  const kept = keep();
  const read = vi.fn(async () => generation);
  expect(await Promise.all([kept('one', read), kept('one', read)])).toEqual([1, 1]);
  expect(await kept('one', read)).toBe(1);
  expect(read).toHaveBeenCalledOnce();
  generation = 2;
  expect(await kept('one', read)).toBe(2);
});

test('each key has its own value, and an undefined value is kept too', async () => {
  const kept = keep();
  const read = vi.fn(async () => undefined);
  expect(await kept('two', async () => ['Surat'])).toEqual(['Surat']);
  expect(await kept('none', read)).toBeUndefined();
  expect(await kept('none', read)).toBeUndefined();
  expect(read).toHaveBeenCalledOnce();
});

test('keeps the old value while the database does not answer, and throws if there is none', async () => {
  const kept = keep();
  const away = async () => {
    throw new Error('no database');
  };
  await expect(kept('one', away)).rejects.toThrow('no database');
  expect(await kept('one', async () => 'read')).toBe('read');
  generation = 2;
  expect(await kept('one', away)).toBe('read');
  // After a failure, the value is not read for a while, and then read again.
  expect(await kept('one', async () => 'read again')).toBe('read');
  vi.advanceTimersByTime(5001);
  expect(await kept('one', async () => 'read again')).toBe('read again');
});

test('reports each time a value is older than the content: during a slow read, after a failed one, or one that began before', async () => {
  const gaveOld = vi.fn();
  const kept = openValueCache(() => generation, gaveOld);
  const begun = Promise.withResolvers<string>();
  const first = kept('one', () => begun.promise);
  generation = 2;
  const second = kept('one', async () => 'never read');
  begun.resolve('old');
  expect(await Promise.all([first, second])).toEqual(['old', 'old']);
  expect(gaveOld).toHaveBeenCalledTimes(1);
  const away = async () => {
    throw new Error('no database');
  };
  for (const read of [away, async () => 'left alone for a while'])
    expect(await kept('one', read)).toBe('old');
  expect(gaveOld).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(5001);
  const slow = Promise.withResolvers<string>();
  expect(await kept('one', () => slow.promise)).toBe('old');
  expect(gaveOld).toHaveBeenCalledTimes(4);
  slow.resolve('new');
  expect(await kept('one', away)).toBe('new');
  expect(await kept('one', away)).toBe('new');
  expect(gaveOld).toHaveBeenCalledTimes(4);
});
