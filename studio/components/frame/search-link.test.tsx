// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchLink } from './search-link.tsx';

const page = document.createElement('section');
/** Hears presses as the guards of unsaved work do, and goes nowhere. */
const onPress = vi.fn((event: Event) => event.preventDefault());
let root: Root;

beforeEach(async () => {
  onPress.mockClear();
  document.addEventListener('click', onPress, true);
  document.body.append(page);
  root = createRoot(page);
  await act(async () => root.render(<SearchLink />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.removeEventListener('click', onPress, true);
  page.remove();
});

/** Presses a key on the page. @returns false if the page prevented the browser's own action */
const press = (init: KeyboardEventInit): boolean =>
  document.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init }));

test('Ctrl K and ⌘ K press the link to the search, so that unsaved work is asked about; K alone does not', () => {
  expect(press({ key: 'k' })).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
  expect(press({ key: 'k', ctrlKey: true })).toBe(false);
  expect(press({ key: 'K', metaKey: true })).toBe(false);
  const link = page.querySelector('a[href="/studio/search"]');
  expect(onPress.mock.calls.map(([{ target }]) => target)).toEqual([link, link]);
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
    expect(onPress).not.toHaveBeenCalled();
  },
);
