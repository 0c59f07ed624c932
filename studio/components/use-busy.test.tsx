// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBusy } from './use-busy.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('who carries out two things at once is busy until the last of them has ended, also where one fails', async () => {
  const page = document.createElement('section');
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
  const root = createRoot(page);
  await act(async () => root.render(<Asking />));
  const press = () => act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('Ready');
  await press();
  await press();
  await act(async () => works[0]?.reject(new Error('No.')));
  expect(page.textContent).toBe('Busy');
  await act(async () => works[1]?.resolve());
  expect(page.textContent).toBe('Ready');
  await act(async () => root.unmount());
});
