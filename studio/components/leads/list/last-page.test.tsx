// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { router } from '../../../testing/router-under-test.ts';
import { LastPage } from './last-page.tsx';

test('the last page takes the place of the empty one, which Back leads past', async () => {
  const root = createRoot(document.createElement('section'));
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <LastPage href="/studio/collections/leads?page=2" />
      </AppRouterContext>,
    ),
  );
  await expect.poll(() => router.replace.mock.calls).toEqual([['/studio/collections/leads?page=2']]);
  await act(async () => root.unmount());
});
