import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from './kept-values.ts';

let generation = 1;
const keep = () => openKept(() => generation);

beforeEach(() => {
  generation = 1;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

test('a value is read once in a generation, for all who ask at the same time', async () => {
  const kept = keep();
  const read = vi.fn(async () => generation);
  expect(await Promise.all([kept('one', read), kept('one', read)])).toEqual([1, 1]);
  expect(await kept('one', read)).toBe(1);
  expect(read).toHaveBeenCalledOnce();
  generation = 2;
  expect(await kept('one', read)).toBe(2);
});

test('each key has its own, and one that is empty is kept too', async () => {
  const kept = keep();
  const read = vi.fn(async () => undefined);
  expect(await kept('two', async () => ['Surat'])).toEqual(['Surat']);
  expect(await kept('none', read)).toBeUndefined();
  expect(await kept('none', read)).toBeUndefined();
  expect(read).toHaveBeenCalledOnce();
});

test('while the database does not answer it is the one of before; without any the caller is told', async () => {
  const kept = keep();
  const away = async () => {
    throw new Error('no database');
  };
  await expect(kept('one', away)).rejects.toThrow('no database');
  expect(await kept('one', async () => 'read')).toBe('read');
  generation = 2;
  expect(await kept('one', away)).toBe('read');
  // It is left alone for a while, then asked again.
  expect(await kept('one', async () => 'read again')).toBe('read');
  vi.advanceTimersByTime(5001);
  expect(await kept('one', async () => 'read again')).toBe('read again');
});
