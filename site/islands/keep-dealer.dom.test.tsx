import type { KeptDealer } from '@ev-site/contract/kept-dealers.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import KeepDealer from './keep-dealer.island.tsx';

const dealer: KeptDealer = {
  slug: 'patel-motors',
  name: 'Patel Motors',
  address: 'Ring Road, Surat',
  phones: ['+91 98250 12345'],
  language: 'en-IN',
};
const words = { kept: 'It stays on this device.', forget: 'Delete it', forgotten: 'Deleted.' };
let close = () => {};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  close();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

/** Opens the page of a dealer, in a browser whose service worker becomes ready later, or never. */
const open = async (ready: Promise<unknown>, isOffered = true) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready } });
  document.body.innerHTML = `${isOffered ? '<script data-worker="/worker.js"></script>' : ''}<div id="root"></div>`;
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<KeepDealer dealer={dealer} words={words} />));
  close = () => act(() => root.unmount());
  return () => document.querySelector('#root > div')?.className.includes('hidden');
};

test('says that a dealer is kept once a service worker keeps him', async () => {
  const worker = Promise.withResolvers<unknown>();
  const isHidden = await open(worker.promise);
  expect(isHidden()).toBe(true);
  const postMessage = vi.fn();
  await act(async () => worker.resolve({ active: { postMessage } }));
  expect(isHidden()).toBe(false);
  expect(postMessage).toHaveBeenCalledWith({ keepDealer: dealer });
});

test.each([
  ['where none comes', new Promise(() => {}), true],
  ['where none is offered', Promise.resolve({ active: { postMessage: () => {} } }), false],
])('does not say so without a service worker: %s', async (_where, ready, isOffered) => {
  expect((await open(ready, isOffered))()).toBe(true);
});

test('after deleting says so with the focus, and no longer that the dealer is kept', async () => {
  await open(Promise.resolve({ active: { postMessage: () => {} } }));
  const button = document.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect(document.querySelector('#root')?.textContent).toBe(words.forgotten);
  expect(document.activeElement?.textContent).toBe(words.forgotten);
  // The focus makes screen readers read it, so it is not announced a second time.
  expect(document.activeElement?.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
});
