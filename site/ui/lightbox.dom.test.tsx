import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toExampleFullPicture } from './example-picture.ts';
import { Lightbox } from './lightbox.tsx';

const words = { label: 'Picture', close: 'Close', broken: 'It could not be loaded.', place: '# of ##' };
const pictures = [
  ['Hills', 'Evening on the road'],
  ['A stall', ''],
  ['', ''],
].map(([alt = '', caption = ''], index) => ({
  ...toExampleFullPicture(alt, caption),
  src: `/${index}.webp`,
}));

const Opened = () => {
  const [index, setIndex] = useState<number | null>(0);
  return (
    <>
      <button type="button" id="again" onClick={() => setIndex(1)}>
        Again
      </button>
      <Lightbox pictures={pictures} index={index} onChange={setIndex} words={words} />
    </>
  );
};

let unmount = () => {};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const open = () => {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  act(() => root.render(<Opened />));
  unmount = () => {
    act(() => root.unmount());
    holder.remove();
  };
  const dialog = holder.querySelector('dialog') as HTMLDialogElement;
  return {
    heard: () => dialog.querySelector('[role="status"]'),
    described: () => document.getElementById(dialog.getAttribute('aria-describedby') ?? ''),
    press: (key: string) =>
      act(() => dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    breakPicture: () => act(() => dialog.querySelector('img')?.dispatchEvent(new Event('error'))),
    closeAndOpen: () => {
      act(() => dialog.click());
      act(() => holder.querySelector<HTMLElement>('#again')?.click());
    },
  };
};

test('announces the shown picture when it opens and at each arrow key', () => {
  const { heard, described, press } = open();
  const status = heard();
  expect(status?.textContent).toBe('1 of 3. Evening on the road');
  expect(described()).toBe(status);
  press('ArrowRight');
  expect(status?.textContent).toBe('2 of 3. A stall');
  press('ArrowRight');
  expect(status?.textContent).toBe('3 of 3');
  press('ArrowRight');
  // Screen readers announce a change only if the element stays the same.
  expect(heard()).toBe(status);
  expect(status?.textContent).toBe('1 of 3. Evening on the road');
});

test('a picture that could not be loaded is announced, and tried again at the next opening', () => {
  const { heard, press, breakPicture, closeAndOpen } = open();
  press('ArrowRight');
  breakPicture();
  expect(heard()?.textContent).toBe('2 of 3. A stall. It could not be loaded.');
  closeAndOpen();
  expect(heard()?.textContent).toBe('2 of 3. A stall');
});
