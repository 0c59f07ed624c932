import { afterEach, expect, test, vi } from 'vitest';
import { createWarmUp } from './warm-up.ts';

afterEach(() => void vi.useRealTimers());

type Options = Parameters<typeof createWarmUp>[0];

/** Opens a warm-up for a site of some pages, which are cached as they are made, over a database that answers. */
const open = (options: Partial<Options> = {}, addresses = ['/', '/broken', '/blogs']) => {
  const made: string[] = [];
  const told = {
    make: vi.fn<Options['make']>(async ({ address }) => made.push(address)),
    listPages: vi.fn<Options['listPages']>(async () => addresses.map((address) => ({ address }))),
    watch: vi.fn<Options['watch']>(() => () => true),
    isDatabaseAnswering: vi.fn(async () => true),
    failed: vi.fn(),
    finished: vi.fn(),
  };
  const isMade: Options['isMade'] = ({ address }) => made.includes(address);
  return { made, ...told, warmUp: createWarmUp({ ...told, isMade, ...options }) };
};

test('makes every page, one after another, and goes on after a failing one', async () => {
  let atOnce = 0;
  let most = 0;
  const { warmUp, make, made, failed, finished } = open();
  make.mockImplementation(async ({ address }) => {
    most = Math.max(most, ++atOnce);
    await Promise.resolve();
    atOnce--;
    if (address === '/broken') throw new Error('broken');
    made.push(address);
  });
  const running = warmUp.run();
  expect(warmUp.hasMadeAll()).toBe(false);
  await running;
  expect(warmUp.hasMadeAll()).toBe(true);
  expect(finished).toHaveBeenCalledOnce();
  expect(made).toEqual(['/', '/blogs']);
  expect(most).toBe(1);
  expect(failed).toHaveBeenCalledWith('/broken', expect.any(Error));
});

test('a list that cannot be read is reported and ends the round, and another round follows', async () => {
  const { warmUp, listPages, make, failed, finished } = open({ again: 5 });
  listPages.mockRejectedValueOnce(new Error('away'));
  await warmUp.run();
  expect(failed).toHaveBeenCalledExactlyOnceWith('all pages', expect.any(Error));
  expect(make).not.toHaveBeenCalled();
  expect(warmUp.hasMadeAll()).toBe(false);
  await expect.poll(warmUp.hasMadeAll).toBe(true);
  expect(listPages).toHaveBeenCalledTimes(2);
  expect(finished).toHaveBeenCalledOnce();
});

test('a round with an old list ends at once, and another round follows', async () => {
  const { warmUp, watch, make, made, failed, finished } = open({ again: 5 });
  watch.mockReturnValueOnce(() => false);
  await warmUp.run();
  expect([make.mock.calls.length, finished.mock.calls.length, warmUp.hasMadeAll()]).toEqual([1, 0, false]);
  await expect.poll(warmUp.hasMadeAll).toBe(true);
  expect(made).toEqual(['/', '/broken', '/blogs']);
  expect(failed).not.toHaveBeenCalled();
});

test('reads and reports nothing while the database is away, and the round follows once it answers', async () => {
  const { warmUp, listPages, failed, isDatabaseAnswering, made } = open({ again: 5 });
  isDatabaseAnswering.mockResolvedValue(false);
  await warmUp.run();
  await expect.poll(() => isDatabaseAnswering.mock.calls.length).toBeGreaterThan(2);
  expect([listPages.mock.calls, failed.mock.calls]).toEqual([[], []]);
  isDatabaseAnswering.mockResolvedValue(true);
  await expect.poll(warmUp.hasMadeAll).toBe(true);
  expect(made).toEqual(['/', '/broken', '/blogs']);
});

test('ignores a list that is incomplete because the database is away, but uses one that lacks a broken record', async () => {
  const { warmUp, listPages, make, isDatabaseAnswering } = open({ again: 5 });
  listPages.mockImplementation(async (lacksSome) => {
    lacksSome();
    return [{ address: '/' }];
  });
  isDatabaseAnswering.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await warmUp.run();
  expect([warmUp.hasMadeAll(), make.mock.calls]).toEqual([false, []]);
  await expect.poll(warmUp.hasMadeAll).toBe(true);
  expect(make.mock.calls).toEqual([[{ address: '/' }]]);
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['is made of its defaults', async () => 'defaults'],
])(
  'a page that %s because the database is away ends the round, and the next round makes the rest',
  async (_, makeWithout) => {
    const { warmUp, make, made, isDatabaseAnswering, finished } = open({ again: 5 });
    make.mockImplementation(async (page) => {
      if (made.length > 0) return makeWithout();
      made.push(page.address);
    });
    isDatabaseAnswering.mockResolvedValue(false).mockResolvedValueOnce(true);
    await warmUp.run();
    expect(make.mock.calls.map(([{ address }]) => address)).toEqual(['/', '/broken']);
    expect([warmUp.hasMadeAll(), finished.mock.calls]).toEqual([false, []]);
    isDatabaseAnswering.mockResolvedValue(true);
    make.mockImplementation(async ({ address }) => made.push(address));
    await expect.poll(warmUp.hasMadeAll).toBe(true);
    expect(made).toEqual(['/', '/broken', '/blogs']);
    expect(finished).toHaveBeenCalledOnce();
  },
);

test('does not count as done while most pages fail, and retries until they do not', async () => {
  const { warmUp, make, made, finished } = open({ again: 5 });
  make.mockImplementation(async ({ address }) => {
    if (address !== '/') throw new Error('broken');
    made.push(address);
  });
  await warmUp.run();
  await expect.poll(() => make.mock.calls.length).toBeGreaterThan(5);
  expect([warmUp.hasMadeAll(), finished.mock.calls]).toEqual([false, []]);
  make.mockImplementation(async ({ address }) => made.push(address));
  await expect.poll(warmUp.hasMadeAll).toBe(true);
  expect(finished).toHaveBeenCalledOnce();
});

test('no round follows one that made all pages', async () => {
  vi.useFakeTimers();
  const { warmUp, listPages } = open();
  await warmUp.run();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listPages).toHaveBeenCalledOnce();
});

test('a change and a retry are made in one round, at the time of the change', async () => {
  vi.useFakeTimers();
  const { warmUp, listPages } = open();
  listPages.mockRejectedValue(new Error('away'));
  await warmUp.run();
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(3000);
  expect(listPages).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9999);
  expect(listPages).toHaveBeenCalledTimes(2);
  // A change while the list is being read.
  listPages.mockImplementationOnce(async () => {
    warmUp.runSoon();
    throw new Error('away');
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(listPages).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3000);
  expect(listPages).toHaveBeenCalledTimes(4);
});

test('no round starts after stop', async () => {
  vi.useFakeTimers();
  const { warmUp, listPages } = open();
  listPages.mockRejectedValue(new Error('away'));
  await warmUp.run();
  warmUp.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  const running = warmUp.run();
  warmUp.stop();
  await running;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listPages).toHaveBeenCalledTimes(2);
});

test('several changes in a row cause one round', async () => {
  vi.useFakeTimers();
  const { warmUp, make } = open({ isMade: () => false }, ['/']);
  await warmUp.run();
  make.mockClear();
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(1000);
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(make).toHaveBeenCalledOnce();
});

test('a change before the first round starts no round, because pages of the last start are not yet read', async () => {
  vi.useFakeTimers();
  const { warmUp, make } = open();
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(make).not.toHaveBeenCalled();
});

test('pages that exist already are not made again, and count as made', async () => {
  const { warmUp, make } = open({ isMade: ({ address }) => address === '/' }, ['/', '/blogs']);
  await warmUp.run();
  expect(make.mock.calls).toEqual([[{ address: '/blogs' }]]);
  expect(warmUp.hasMadeAll()).toBe(true);
});
