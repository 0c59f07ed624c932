// @vitest-environment happy-dom
import { setTimeout as delay } from 'node:timers/promises';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import type { BeforeListTableServerProps } from 'payload';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { PastLastPage } from './past-last-page.tsx';

test('a page of a list that is past the last, as its rows are gone, gives place to the last; none are none', async () => {
  const open = async (path: string, pages: object) => {
    router.replace.mockClear();
    const list = {
      data: { totalDocs: 12, page: 3, totalPages: 2, ...pages },
      params: { segments: path.split('/') },
      searchParams: { search: 'Asha', page: '3' },
    } as unknown as BeforeListTableServerProps;
    const root = createRoot(document.createElement('section'));
    const page = <AppRouterContext value={router}>{PastLastPage(list)}</AppRouterContext>;
    await act(async () => root.render(page));
    await act(() => delay(10));
    await act(async () => root.unmount());
    return router.replace.mock.calls;
  };
  const last = '?search=Asha&page=2';
  expect(await open('collections/dealers', {})).toEqual([[`/studio/collections/dealers${last}`]]);
  expect(await open('collections/leads/trash', {})).toEqual([[`/studio/collections/leads/trash${last}`]]);
  expect(await open('collections/leads', { page: 2 })).toEqual([]);
  expect(await open('collections/leads', { totalDocs: 0, totalPages: 1 })).toEqual([]);
});
