import type { WorkerMessage } from '@ev-site/contract/kept-dealers.ts';

/**
 * Tells the service worker something, as soon as there is one: where none could be had, it never ends.
 * @returns false where this page has none.
 */
export const tellWorker = async (message: WorkerMessage): Promise<boolean> => {
  const isServed = document.querySelector('script[data-worker]') && 'serviceWorker' in navigator;
  if (!isServed) return false;
  const found = await navigator.serviceWorker.ready.catch(() => null);
  found?.active?.postMessage(message);
  return found !== null;
};
