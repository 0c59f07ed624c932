import type { onRequestAsyncHookHandler, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';

/** Handler of a call; the contract defines its path and method. */
export interface CallHandler {
  handler: RouteHandlerMethod;
  /** Checks that run in order before the body of a request is read. */
  onRequest?: onRequestAsyncHookHandler[];
  /** Most bytes of a body; the server's own limit where none is given. */
  bodyLimit?: number;
  /** Handles errors; errors that it throws are handled as for any call. */
  errorHandler?: NonNullable<RouteShorthandOptions['errorHandler']>;
}
