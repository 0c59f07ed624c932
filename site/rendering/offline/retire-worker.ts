/** The kill switch: replaces the service worker, deletes its cache, and unregisters itself. */
import type { WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('offline').then(() => worker.registration.unregister())),
);
