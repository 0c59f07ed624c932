/** The kill switch: stands in the place of the service worker, takes away what it kept, and itself. */
import type { WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('offline').then(() => worker.registration.unregister())),
);
