import { describe, expect, it } from 'vitest';
import { createReadCache } from './read-cache.ts';

describe('createReadCache', () => {
  it('asks once for all who wait, and again when the content has changed', async () => {
    let generation = 1;
    let asked = 0;
    const read = createReadCache(() => generation);
    const make = async () => ({ asked: ++asked });
    const [first, second] = await Promise.all([read('a', make), read('a', make)]);
    expect([first.text, second.text, (await read('a', make)).text]).toEqual(Array(3).fill('{"asked":1}'));
    generation = 2;
    expect((await read('a', make)).text).toBe('{"asked":2}');
    expect((await read('b', make)).text).toBe('{"asked":3}');
  });

  it('gives the old answer while the new one cannot be made', async () => {
    let generation = 1;
    const read = createReadCache(() => generation);
    const old = await read('a', async () => 'old');
    generation = 2;
    const failing = async () => {
      throw new Error('no database');
    };
    expect(await read('a', failing)).toEqual(old);
    await expect(read('b', failing)).rejects.toThrow('no database');
  });
});
