import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('reads each key once for good, and again only after a failure', async () => {
  const read = vi.fn(async (key: string) => key).mockRejectedValueOnce(new Error('gone'));
  const get = memoize(read);
  await expect(get('a')).rejects.toThrow('gone');
  expect([await get('a'), await get('a'), await get('b')]).toEqual(['a', 'a', 'b']);
  expect(read).toHaveBeenCalledTimes(3);
});
