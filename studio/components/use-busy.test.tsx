// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFocus } from '../testing/drop-focus.ts';
import { useBusy } from './use-busy.ts';

const page = document.createElement('section');
const another = document.createElement('input');
let root: Root;

beforeEach(() => {
  document.body.append(another, page);
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const draw = (what: ReactNode) => act(async () => root.render(what));
const button = () => page.querySelector('button');
const press = () => act(async () => button()?.click());

test('is busy until the last of several tasks has ended, also if one fails', async () => {
  const works = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = [...works];
  const Asking = () => {
    const [isBusy, run] = useBusy();
    const press = () => void run(async () => waiting.shift()?.promise).catch(() => {});
    return (
      <button type="button" onClick={press}>
        {isBusy ? 'Busy' : 'Ready'}
      </button>
    );
  };
  await draw(<Asking />);
  expect(page.textContent).toBe('Ready');
  await press();
  await press();
  await act(async () => works[0]?.reject(new Error('No.')));
  expect(page.textContent).toBe('Busy');
  await act(async () => works[1]?.resolve());
  expect(page.textContent).toBe('Ready');
});

test.each([
  ['gets the lost focus back', true, dropFocus, 'button'],
  ['leaves the focus where it has moved to', true, () => another.focus(), 'input'],
  ['that stays enabled does not take the focus back', false, () => button()?.blur(), 'body'],
])('a pressed button %s', async (_what, isDisabled, goOn, focused) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const Asking = () => {
    const [isBusy, run] = useBusy();
    return (
      <button type="button" disabled={isBusy && isDisabled} onClick={() => void run(() => promise)}>
        Press
      </button>
    );
  };
  await draw(<Asking />);
  button()?.focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await press();
  expect(button()?.disabled).toBe(isDisabled);
  goOn();
  await act(async () => resolve());
  expect(button()?.disabled).toBe(false);
  expect(document.activeElement?.localName).toBe(focused);
  if (focused === 'button') expect(focus.mock.lastCall, 'scrolls back').toEqual([{ preventScroll: true }]);
});
