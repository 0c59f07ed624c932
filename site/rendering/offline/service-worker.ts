/**
 * Gives a page without a line: in the language of the address, with the telephone numbers and the dealers last looked at. It
 * keeps these pages and no other, and answers nothing but navigations that no server answers. The server puts a version
 * before it, which changes with the pages.
 */
import { inLanguage, isUnder, languageOf, languages, offlinePath } from '@ev-site/contract/paths.ts';
import { fillInDealers, obeyPage, sweepDealers } from './kept-dealers.ts';
import type { WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;
const cacheName = 'offline';
const offlinePages = languages.map((language) => inLanguage(offlinePath, language));
// The programs' own rooms, and files: they have other ways to say that there is no line.
const isOurs = (path: string): boolean =>
  !isUnder(path, '/studio', '/preview', '/api', '/media', '/assets') && !/\.\w+$/.test(path);

const keepPages = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  // Asked anew: what the browser has kept may be of yesterday.
  await cache.addAll(offlinePages.map((path) => new Request(path, { cache: 'reload' })));
};

const toOfflinePage = async (path: string): Promise<Response> => {
  const cache = await caches.open(cacheName);
  const page = await cache.match(inLanguage(offlinePath, languageOf(path)));
  return page ? fillInDealers(cache, page) : Response.error();
};

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => worker.skipWaiting()));
  // Pictures, scripts and calls need not wait for a worker that leaves them alone.
  const others = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.addRoutes?.([others]).catch(() => {});
});

worker.addEventListener('activate', (event) => {
  // The page is asked for while the worker wakes.
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => obeyPage(cache, event.data)));
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
