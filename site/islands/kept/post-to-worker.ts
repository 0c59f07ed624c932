import type { WorkerMessage } from '@ev-site/contract/kept-dealers.ts';

/**
 * Sends a message to the service worker when it is ready. If no worker ever becomes ready, the promise never settles.
 * @returns false if this page has no worker.
 */
export const postToWorker = async (message: WorkerMessage): Promise<boolean> => {
  const isServed = document.querySelector('script[data-worker]') && 'serviceWorker' in navigator;
  if (!isServed) return false;
  const found = await navigator.serviceWorker.ready.catch(() => null);
  found?.active?.postMessage(message);
  return found !== null;
};
