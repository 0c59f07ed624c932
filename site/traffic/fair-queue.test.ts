import { describe, expect, test } from 'vitest';
import { createFairQueue, QueueFull } from './fair-queue.ts';

const openQueue = (change: Partial<Parameters<typeof createFairQueue>[0]> = {}) => {
  const run = createFairQueue({ atOnce: 2, waitingOfOne: 30, waitingOfAll: 100, ...change });
  const running: { name: string; end(): void }[] = [];
  const order: string[] = [];
  const add = (network: string, name = network) =>
    run(network, () => {
      order.push(name);
      return new Promise<void>((resolve) => running.push({ name, end: resolve }));
    });
  const endNext = async () => {
    running.shift()?.end();
    await new Promise(setImmediate);
  };
  return { add, order, running, endNext };
};

describe('createFairQueue', () => {
  test('runs one task of a network at a time, so that another network begins at once', async () => {
    const { add, order, running } = openQueue();
    for (let post = 0; post < 30; post += 1) void add('hostile');
    void add('applicant');
    await new Promise(setImmediate);
    expect(order).toEqual(['hostile', 'applicant']);
    expect(running).toHaveLength(2);
  });

  test('lets networks take turns if all places are taken', async () => {
    const { add, order, endNext } = openQueue({ atOnce: 1 });
    for (const network of ['a', 'b', 'c'])
      for (let post = 1; post < 4; post += 1) void add(network, `${network}${post}`);
    await new Promise(setImmediate);
    void add('late');
    for (let ended = 0; ended < 9; ended += 1) await endNext();
    expect(order).toEqual(['a1', 'b1', 'c1', 'late', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  });

  test('refuses tasks above the limit of a network, and keeps places for others', async () => {
    const { add, order, endNext } = openQueue({ waitingOfOne: 3, waitingOfAll: 8 });
    const refused: string[] = [];
    const tryToAdd = (network: string) =>
      add(network).catch((error: unknown) => {
        expect(error).toBeInstanceOf(QueueFull);
        refused.push(network);
      });
    for (let post = 0; post < 6; post += 1) void tryToAdd('a');
    for (let post = 0; post < 4; post += 1) void tryToAdd('b');
    for (const network of ['c', 'd', 'e', 'f', 'g']) void tryToAdd(network);
    await new Promise(setImmediate);
    expect(refused).toEqual(['a', 'a', 'b', 'b', 'g']);
    for (let ended = 0; ended < 10; ended += 1) await endNext();
    expect([...order].sort().join('')).toBe('aaaabbcdef');
  });

  test('goes on after a failed task', async () => {
    const run = createFairQueue({ atOnce: 1, waitingOfOne: 3, waitingOfAll: 8 });
    await expect(run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await run('a', async () => 'done')).toBe('done');
  });
});
