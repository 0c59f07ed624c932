import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { requestIdPattern } from '@ev-site/contract/request-id.ts';

// Next bundles the configuration apart from the program that starts it. One global store serves both copies.
const place = Symbol.for('ev-site.studio.request-id');
const shared = globalThis as { [place]?: AsyncLocalStorage<string> };
shared[place] ??= new AsyncLocalStorage();
const requestIds = shared[place];

/** Runs the handler of a request under the id that the site gave to the request. */
export const withRequestId = (headers: IncomingHttpHeaders, answer: () => void): void => {
  const id = headers['x-request-id'];
  if (typeof id === 'string' && requestIdPattern.test(id)) requestIds.run(id, answer);
  else answer();
};

/** Id of the request that is being answered; undefined outside of a request. */
export const getRequestId = (): string | undefined => requestIds.getStore();
