import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

let unmount = () => {};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const show = (isStatic: boolean) => {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const onClose = vi.fn();
  const draw = (open: boolean) =>
    act(() =>
      root.render(
        <Modal title="Inquiry" open={open} onClose={onClose} closeWord="Close" isStatic={isStatic}>
          <input name="name" />
        </Modal>,
      ),
    );
  draw(true);
  unmount = () => {
    act(() => root.unmount());
    holder.remove();
  };
  const dialog = holder.querySelector('dialog') as HTMLDialogElement;
  return {
    draw,
    onClose,
    dialog,
    /** Closes the dialog like a browser after Escape or going back. */
    closeByBrowser: () => act(() => dialog.close()),
    pressX: () => act(() => holder.querySelector('button')?.click()),
  };
};

test('a static dialog that the browser closes opens again with its texts, and only its X is reported', () => {
  const { dialog, onClose, closeByBrowser, pressX, draw } = show(true);
  const name = dialog.querySelector('input') as HTMLInputElement;
  name.value = 'Asha';
  closeByBrowser();
  expect(dialog.open).toBe(true);
  expect(dialog.querySelector('input')).toBe(name);
  expect(onClose).not.toHaveBeenCalled();
  pressX();
  expect(onClose).toHaveBeenCalledOnce();
  draw(false);
  expect(dialog.open).toBe(false);
});

test('any other dialog can be closed by the browser', () => {
  const { dialog, onClose, closeByBrowser } = show(false);
  closeByBrowser();
  expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 1]);
});

test.each([
  ['begun in it', 'input', 0],
  ['beside it', 'dialog', 1],
])(
  'a press outside closes any other dialog, but not a press that only ends outside: %s',
  (_where, begun, times) => {
    const { dialog, onClose } = show(false);
    const from = begun === 'dialog' ? dialog : dialog.querySelector(begun);
    act(() => {
      from?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
      // If a press ends on another element, browsers send the click to the common parent of both.
      dialog.click();
    });
    expect(onClose).toHaveBeenCalledTimes(times);
  },
);
