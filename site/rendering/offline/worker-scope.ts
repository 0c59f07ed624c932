import type { WorkerMessage } from '@ev-site/contract/kept-dealers.ts';

/**
 * The globals of a service worker, as far as ours uses them: TypeScript cannot load their types together with those of
 * a page.
 */
export interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: { origin: string };
  registration: {
    unregister(): Promise<boolean>;
    navigationPreload?: { enable(): Promise<void> };
  };
  addEventListener(kind: 'install', listen: (event: InstallEvent) => void): void;
  addEventListener(kind: 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(kind: 'message', listen: (event: TellingEvent) => void): void;
  addEventListener(kind: 'fetch', listen: (event: NavigationEvent) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LastingEvent {
  /** Sets which requests do not start the worker; supported by Chrome. */
  addRoutes?(rules: readonly object[]): Promise<void>;
}

interface TellingEvent extends LastingEvent {
  data: WorkerMessage;
}

interface NavigationEvent extends LastingEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
