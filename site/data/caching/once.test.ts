import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('what never changes is read once for good, and asked for again where it could not be read', async () => {
  const read = vi.fn(async (key: string) => key).mockRejectedValueOnce(new Error('gone'));
  const get = once(read);
  await expect(get('a')).rejects.toThrow('gone');
  expect([await get('a'), await get('a'), await get('b')]).toEqual(['a', 'a', 'b']);
  expect(read).toHaveBeenCalledTimes(3);
});
