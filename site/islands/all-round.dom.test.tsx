import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toExamplePicture } from '../ui/example-picture.ts';
import { getTexts } from '../words/words.ts';
import AllRound from './all-round.island.tsx';

let hasLine = true;

vi.mock('./all-round/draw-solid.ts', () => ({
  drawSolid: () => (hasLine ? new Promise(() => {}) : Promise.reject(new Error('offline'))),
}));

let close = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  hasLine = true;
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async () => {
    if (!hasLine) throw new Error('offline');
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { allRound } = getTexts('en').product;
const words = { ...allRound, close: 'Close' };
const picture = toExamplePicture('Major');

/** Opens the dialog, like the link beside a vehicle. */
const open = async () => {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = '<a href="/sheet" data-round="one">See it from all sides</a><div></div>';
  const root = createRoot(holder.querySelector('div') as HTMLElement);
  const sources = { small: '/s.avif', large: '/l.avif', fallback: '/f.webp' };
  const view = {
    name: 'Major',
    turntable: { ...sources, alt: 'Major' },
    picture,
    solid: { url: '/major.glb', kilobytes: 900 },
  };
  await act(async () => root.render(<AllRound words={words} views={{ one: view }} />));
  close = () => {
    act(() => root.unmount());
    holder.remove();
  };
  const find = (said: string) =>
    [...holder.querySelectorAll<HTMLElement>('button')].find(({ textContent }) =>
      textContent?.includes(said),
    );
  await act(async () => holder.querySelector('a')?.click());
  return {
    find,
    alert: () => holder.querySelector('[role="alert"]')?.textContent,
    press: async (said: string) => {
      find(said)?.focus();
      await act(async () => find(said)?.click());
    },
    slider: () => holder.querySelector('input[type="range"]'),
  };
};

test('the focus moves to the 3D model when it replaces the pictures, and back to the slider', async () => {
  const dialog = await open();
  expect(document.activeElement).toBe(dialog.slider());
  await dialog.press('Show it in 3D');
  expect(dialog.slider()).toBeNull();
  expect(document.activeElement).toBe(dialog.find(allRound.solid.back));
  await dialog.press(allRound.solid.back);
  expect(document.activeElement).toBe(dialog.slider());
});

test('if the pictures cannot be loaded the focus moves to “Try again”, and from there to the slider', async () => {
  hasLine = false;
  const dialog = await open();
  expect(document.activeElement).toBe(dialog.find(allRound.again));
  hasLine = true;
  await dialog.press(allRound.again);
  expect(document.activeElement).toBe(dialog.slider());
});

test('if the model cannot be loaded the visitor is asked to reload the page', async () => {
  const dialog = await open();
  hasLine = false;
  await dialog.press('Show it in 3D');
  await vi.waitFor(() => expect(dialog.alert()).toContain('Load the page again'));
});
