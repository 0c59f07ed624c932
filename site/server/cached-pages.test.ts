import { expect, test, vi } from 'vitest';
import type { FoundPage, RenderedPage } from '../rendering/rendered-page.ts';
import { createPageCache } from './cached-pages.ts';
import type { KeptPage } from './page-answers.ts';

const render = vi.fn<() => Promise<RenderedPage | undefined>>();
let old = 0;
const cache = createPageCache({
  render,
  answers: { toKeptPage: async () => ({ size: 10 }) as KeptPage },
  data: { inLanguage: () => ({ known: { countOld: () => old } }) },
  generation: () => 1,
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
