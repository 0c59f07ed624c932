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

test('every page is made, one after the other, and a failing one stops none', async () => {
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

test('a list that cannot be read is told of and ends the round; another one comes by itself', async () => {
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

test('a round in which a list is older than the content ends at once, and another one comes by itself', async () => {
  const { warmUp, watch, make, made, failed, finished } = open({ again: 5 });
  watch.mockReturnValueOnce(() => false);
  await warmUp.run();
  expect([make.mock.calls.length, finished.mock.calls.length, warmUp.hasMadeAll()]).toEqual([1, 0, false]);
  await expect.poll(warmUp.hasMadeAll).toBe(true);
  expect(made).toEqual(['/', '/broken', '/blogs']);
  expect(failed).not.toHaveBeenCalled();
});

test('nothing is read or told of while the database is away; the round comes when it answers', async () => {
  const { warmUp, listPages, failed, isDatabaseAnswering, made } = open({ again: 5 });
  isDatabaseAnswering.mockResolvedValue(false);
  await warmUp.run();
  await expect.poll(() => isDatabaseAnswering.mock.calls.length).toBeGreaterThan(2);
  expect([listPages.mock.calls, failed.mock.calls]).toEqual([[], []]);
  isDatabaseAnswering.mockResolvedValue(true);
  await expect.poll(warmUp.hasMadeAll).toBe(true);
  expect(made).toEqual(['/', '/broken', '/blogs']);
});

test('a list that lacks pages for want of the database is none; one that lacks those of a broken record is', async () => {
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
  'a page that %s for want of the database ends the round; the next makes the rest',
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

test('where most pages fail nothing counts as made, and they are tried again until they do not', async () => {
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

test('after a round that has made all, none comes by itself', async () => {
  vi.useFakeTimers();
  const { warmUp, listPages } = open();
  await warmUp.run();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listPages).toHaveBeenCalledOnce();
});

test('a change and a round that comes by itself are one round, as soon as the change has it', async () => {
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

test('nothing comes by itself after the end', async () => {
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

test('a row of changes makes the pages once', async () => {
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

test('a change before the first round makes nothing by itself: what the last start has made is not taken over yet', async () => {
  vi.useFakeTimers();
  const { warmUp, make } = open();
  warmUp.runSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(make).not.toHaveBeenCalled();
});

test('what is there already is not made again, and counts as made', async () => {
  const { warmUp, make } = open({ isMade: ({ address }) => address === '/' }, ['/', '/blogs']);
  await warmUp.run();
  expect(make.mock.calls).toEqual([[{ address: '/blogs' }]]);
  expect(warmUp.hasMadeAll()).toBe(true);
});
