import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseAdapterObj } from 'payload';
import { expect, test } from 'vitest';
import { withFreeConnections } from './free-connections.ts';

/** An adapter that lists its open transactions, limited to two at once. */
const openAdapter = () => {
  const open: number[] = [];
  let begun = 0;
  const close = async (id: unknown) => void open.splice(open.indexOf(Number(await id)), 1);
  const adapter = {
    beginTransaction: async () => {
      begun += 1;
      if (begun === 4) throw new Error('The line is cut.');
      open.push(begun);
      return begun;
    },
    commitTransaction: close,
    rollbackTransaction: close,
  };
  const database = { init: () => adapter } as unknown as DatabaseAdapterObj;
  const made = withFreeConnections(database, { most: 2, waitMs: 100 }).init({} as never);
  return { made, open };
};

test('transactions beyond the limit wait until one commits or rolls back, and one that fails to begin takes no place', async () => {
  const { made, open } = openAdapter();
  const first = await made.beginTransaction();
  const second = await made.beginTransaction();
  const third = made.beginTransaction();
  const cut = made.beginTransaction().catch((error: Error) => error.message);
  const fifth = made.beginTransaction();
  await nextTurn();
  expect(open).toEqual([1, 2]);
  await made.commitTransaction(first ?? '');
  expect(await third).toBe(3);
  expect(open).toEqual([2, 3]);
  await made.rollbackTransaction(Promise.resolve(second ?? ''));
  expect(await cut).toBe('The line is cut.');
  expect(await fifth).toBe(5);
  expect(open).toEqual([3, 5]);
});

test('a transaction that waits too long is refused and does not begin later', async () => {
  const { made, open } = openAdapter();
  const [first] = [await made.beginTransaction(), await made.beginTransaction()];
  await expect(made.beginTransaction()).rejects.toThrow('Too many transactions are open.');
  await made.commitTransaction(first ?? '');
  await nextTurn();
  expect(open).toEqual([2]);
  expect(await made.beginTransaction()).toBe(3);
});
