import { expect, test, vi } from 'vitest';
import type { FoundPage, RenderedPage } from '../rendering/rendered-page.ts';
import { createPageCache } from './cached-pages.ts';
import type { KeptPage } from './page-answers.ts';
import { createRenewals } from './renewals.ts';
import { createWarmUp } from './warm-up.ts';

const render = vi.fn<() => Promise<RenderedPage | undefined>>();
let old = 0;
let generation = 1;
const answersDatabase = vi.fn(async () => true);
const failed = vi.fn();
const { keptOld, make } = createRenewals({ isDatabaseAnswering: answersDatabase, failed });
const cache = createPageCache({
  render,
  answers: {
    toKeptPage: async (_page, _previous, madeOf) =>
      ({ size: 10, head: { complete: true }, generation: madeOf }) as KeptPage,
  },
  data: { inLanguage: () => ({ known: { countOld: () => old } }) },
  generation: () => generation,
  keptOld,
});
const get = (address: string) => cache.get(address, { found: {} as FoundPage, log: { failedRead: vi.fn() } });

test('an address that is missing only from old lists is asked for again', async () => {
  render.mockImplementationOnce(async () => {
    old += 1;
    return undefined;
  });
  expect(await get('/blogdetails/9')).toBeUndefined();
  render.mockResolvedValueOnce({ complete: true } as RenderedPage);
  expect(await get('/blogdetails/9')).toBeDefined();
});

test('an address that is missing from current lists is refused without another render', async () => {
  render.mockClear().mockResolvedValue(undefined);
  expect(await get('/blogdetails/8')).toBeUndefined();
  expect(await get('/blogdetails/8')).toBeUndefined();
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that cannot be renewed is logged, and is no page made ahead', async () => {
  const addresses = ['/', '/blogs', '/events'];
  const notMade = vi.fn();
  const finished = vi.fn();
  const warmUp = createWarmUp({
    listPages: async () => addresses.map((address) => ({ address })),
    make: ({ address }) => make(address, () => get(address)),
    isMade: ({ address }) => cache.peek(address)?.generation === generation,
    watch: () => () => true,
    isDatabaseAnswering: answersDatabase,
    failed: notMade,
    finished,
    again: 60_000,
  });
  render.mockResolvedValue({ complete: true } as RenderedPage);
  await warmUp.run();
  expect([notMade.mock.calls, finished.mock.calls.length]).toEqual([[], 1]);
  generation += 1;
  render.mockRejectedValue(new Error('broken'));
  await warmUp.run();
  expect(notMade.mock.calls.map(([address]) => address)).toEqual(addresses);
  expect(finished).toHaveBeenCalledTimes(1);
  warmUp.stop();
  expect(failed).not.toHaveBeenCalled();

  // After the rest of the failed pages.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  expect(await get('/blogs')).toBeDefined();
  await expect.poll(() => failed.mock.calls).toEqual([['/blogs', new Error('broken')]]);
  const away = Promise.resolve(false);
  answersDatabase.mockReturnValue(away);
  expect(await get('/events')).toBeDefined();
  await away;
  vi.useRealTimers();
  expect(failed).toHaveBeenCalledTimes(1);
});
