// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { SearchLink } from './search-link.tsx';

const page = document.createElement('section');
let root: Root;

beforeEach(async () => {
  router.push.mockReset();
  document.body.append(page);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <SearchLink />
      </AppRouterContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

/** Presses a key on the page. @returns false if the page prevented the browser's own action */
const press = (init: KeyboardEventInit): boolean =>
  document.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init }));

test('Ctrl K and ⌘ K open the search, K alone does not', () => {
  expect(press({ key: 'k' })).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
  expect(press({ key: 'k', ctrlKey: true })).toBe(false);
  expect(press({ key: 'K', metaKey: true })).toBe(false);
  expect(router.push.mock.calls).toEqual([['/studio/search'], ['/studio/search']]);
});

test.each([false, true])(
  'ignores a keydown without a key, as Chrome sends on autofill (Ctrl: %s)',
  (ctrlKey) => {
    const faults: unknown[] = [];
    const note = (event: ErrorEvent) => faults.push(event.error);
    window.addEventListener('error', note);
    const event = Object.assign(new Event('keydown'), { ctrlKey });
    document.dispatchEvent(event);
    window.removeEventListener('error', note);
    expect(faults).toEqual([]);
    expect(router.push).not.toHaveBeenCalled();
  },
);
