import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ContactMap from './contact-map.island.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('the map gets the focus of the button that opened it', async () => {
  const holder = document.createElement('div');
  document.body.append(holder);
  const words = {
    map: 'Map',
    drawing: 'This is a drawing.',
    show: 'Show the map',
    note: 'From elsewhere.',
    open: 'Open it',
  };
  const root = createRoot(holder);
  act(() =>
    root.render(
      <ContactMap words={words} label="Office" lines={['1 Road']} embedUrl="about:blank" pageUrl="/map" />,
    ),
  );
  expect(document.activeElement).toBe(document.body);
  expect(holder.textContent).toContain(words.drawing);
  const button = holder.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect(holder.querySelector('button')).toBeNull();
  expect(holder.textContent).not.toContain(words.drawing);
  expect(document.activeElement).toBe(holder.querySelector('iframe'));
  act(() => root.unmount());
  holder.remove();
});
