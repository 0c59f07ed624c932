import type { WorkerMessage } from '@ev-site/contract/kept-dealers.ts';

/** Tells the service worker something, as soon as there is one. @returns false where this page has none. */
export const tellWorker = (message: WorkerMessage): boolean => {
  const isServed = document.querySelector('script[data-worker]') && 'serviceWorker' in navigator;
  if (!isServed) return false;
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message)).catch(() => {});
  return true;
};
