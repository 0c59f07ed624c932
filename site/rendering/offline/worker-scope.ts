import type { WorkerMessage } from '@ev-site/contract/kept-dealers.ts';

/** What a service worker sees of its surroundings, as far as ours uses it: TypeScript knows them only instead of the page's. */
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
  /** Says which requests wake no worker; Chrome knows it. */
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
