/**
 * Shows a page when there is no connection: in the language of the address, with the telephone numbers and the dealers
 * last viewed. Caches only these pages, and answers only navigations that no server answers. The server puts a version
 * before this script, which changes with the pages.
 */
import { inLanguage, isUnder, languageOf, languages, offlinePath } from '@ev-site/contract/paths.ts';
import { fillInDealers, handlePageMessage, sweepDealers } from './kept-dealers.ts';
import type { WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;
const cacheName = 'offline';
const offlinePages = languages.map((language) => inLanguage(offlinePath, language));
// Other programs under their own paths, and files, report a lost connection in their own ways.
const isOurs = (path: string): boolean =>
  !isUnder(path, '/studio', '/preview', '/api', '/media', '/assets') && !/\.\w+$/.test(path);

const keepPages = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  // Bypass the browser's cache, which may be out of date.
  await cache.addAll(offlinePages.map((path) => new Request(path, { cache: 'reload' })));
};

const toOfflinePage = async (path: string): Promise<Response> => {
  const cache = await caches.open(cacheName);
  const page = await cache.match(inLanguage(offlinePath, languageOf(path)));
  return page ? fillInDealers(cache, page) : Response.error();
};

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => worker.skipWaiting()));
  // Pictures, scripts and API calls need not wait for a worker that ignores them.
  const others = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.addRoutes?.([others]).catch(() => {});
});

worker.addEventListener('activate', (event) => {
  // Request the page already while the worker starts.
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => handlePageMessage(cache, event.data)));
});

worker.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (origin !== worker.location.origin || !isOurs(pathname)) return;
  const ask = async () => (await preloadResponse) ?? fetch(request);
  event.respondWith(ask().catch(() => toOfflinePage(pathname)));
  event.waitUntil(caches.open(cacheName).then((cache) => sweepDealers(cache)));
});
