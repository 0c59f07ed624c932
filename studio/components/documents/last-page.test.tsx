// @vitest-environment happy-dom
import { setTimeout as delay } from 'node:timers/promises';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import type { BeforeListTableServerProps } from 'payload';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { PastLastPage } from './past-last-page.tsx';

test('a page past the end of a list redirects to the last page, and an empty first page does not', async () => {
  const open = async (path: string, page: string | undefined, data: object) => {
    router.replace.mockClear();
    const list = {
      data: { docs: [], ...data },
      params: { segments: path.split('/') },
      searchParams: { search: 'Asha', page },
    } as unknown as BeforeListTableServerProps;
    const root = createRoot(document.createElement('section'));
    await act(async () =>
      root.render(<AppRouterContext value={router}>{PastLastPage(list)}</AppRouterContext>),
    );
    await act(() => delay(10));
    await act(async () => root.unmount());
    return router.replace.mock.calls.flat();
  };
  const counted = { totalDocs: 12, totalPages: 2 };
  const leads = '/studio/collections/leads';
  expect(await open('collections/leads', '3', counted)).toEqual([`${leads}?search=Asha&page=2`]);
  expect(await open('collections/leads/trash', '3', counted)).toEqual([`${leads}/trash?search=Asha&page=2`]);
  expect(await open('collections/leads', '2', { ...counted, docs: [{}] })).toEqual([]);
  // For some lists Payload gives no count; then the first page shows whether there is anything.
  const uncounted = { totalDocs: 0, totalPages: 0 };
  expect(await open('collections/leads', '3', uncounted)).toEqual([`${leads}?search=Asha&page=1`]);
  for (const first of ['1', undefined]) expect(await open('collections/leads', first, uncounted)).toEqual([]);
});
