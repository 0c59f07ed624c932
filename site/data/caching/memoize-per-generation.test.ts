import { expect, test, vi } from 'vitest';
import { memoizePerGeneration } from './memoize-per-generation.ts';

test('reads once for simultaneous equal requests, and again in each generation', async () => {
  let generation = 1;
  const read = vi.fn(async (key: string) => `${key} of ${generation}`);
  const get = memoizePerGeneration(() => generation, read);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a of 1', 'a of 1', 'b of 1']);
  expect(read).toHaveBeenCalledTimes(2);
  generation = 2;
  expect(await get('a')).toBe('a of 2');
  expect(await get('a')).toBe('a of 2');
  expect(read).toHaveBeenCalledTimes(3);
});

test('does not reuse a read that began before the generation changed', async () => {
  let generation = 1;
  let finish: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const read = vi.fn().mockReturnValueOnce(slow).mockResolvedValue('new');
  const get = memoizePerGeneration(() => generation, read);
  const first = get();
  generation = 2;
  expect(await get()).toBe('new');
  finish('old');
  expect(await first).toBe('old');
  expect(await get()).toBe('new');
});

test('throws if a read fails, even if there is an older answer, and reads again', async () => {
  let generation = 1;
  const read = vi
    .fn()
    .mockResolvedValueOnce('old')
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('new');
  const get = memoizePerGeneration(() => generation, read);
  await get();
  generation = 2;
  await expect(get()).rejects.toThrow('gone');
  expect(await get()).toBe('new');
});
