import { expect, test, vi } from 'vitest';
import type { Reading } from '../data/door.ts';
import { hasPage, loadPaged } from './load-paged.ts';

const stored = (total: number) =>
  vi.fn(async (_data: Reading, { pageNumber, limit }: { pageNumber: number; limit: number }) => ({
    items: ['item'],
    pageNumber,
    total,
    totalPages: Math.ceil(total / limit),
  }));
const read = async <T>(_what: string, ask: (data: Reading) => Promise<T | null>, fallback: T) =>
  (await ask({} as Reading)) ?? fallback;
const failing = async <T>(_what: string, _ask: unknown, fallback: T) => fallback;

test('knows from the count alone which pages a list has', async () => {
  const count = vi.fn(async () => 20);
  const data = { known: { count } } as unknown as Reading;
  const has = (page?: string) => hasPage('blogs', 9)({ query: page === undefined ? {} : { page }, data });
  expect(await Promise.all([has('2'), has('3'), has('4'), has('99999999999')])).toEqual([
    true,
    true,
    false,
    false,
  ]);
  count.mockClear();
  expect(await Promise.all([has(), has('1'), has('x')])).toEqual([true, true, false]);
  expect(count).not.toHaveBeenCalled();
});

test('asks for the page that the address names', async () => {
  const ask = stored(20);
  const list = await loadPaged({ query: { page: '2' }, read }, 'items', 9, ask);
  expect(ask.mock.lastCall?.[1]).toEqual({ pageNumber: 2, limit: 9 });
  expect(list?.pageNumber).toBe(2);
});

test('has no page beyond the last, and asks nothing for one that cannot be', async () => {
  expect(await loadPaged({ query: { page: '4' }, read }, 'items', 9, stored(20))).toBeUndefined();
  const ask = stored(20);
  expect(await loadPaged({ query: { page: 'x' }, read }, 'items', 9, ask)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('has a first page even of nothing', async () => {
  expect(await loadPaged({ query: {}, read }, 'items', 9, stored(0))).toBeDefined();
});

test('keeps the screen when the read fails', async () => {
  const list = await loadPaged({ query: { page: '3' }, read: failing }, 'items', 9, stored(20));
  expect(list).toEqual({ items: [], pageNumber: 3, total: 0, totalPages: 3 });
});
