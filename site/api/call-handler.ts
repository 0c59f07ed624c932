import type { onRequestAsyncHookHandler, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';

/** What answers a call; where and by which method it is reached says the contract. */
export interface CallHandler {
  handler: RouteHandlerMethod;
  /** Look at a request in turn before its body is read. */
  onRequest?: onRequestAsyncHookHandler[];
  /** Bytes that a body may have; the server's own limit where none is given. */
  bodyLimit?: number;
  /** Answers what went wrong; what it throws is answered as for any call. */
  errorHandler?: NonNullable<RouteShorthandOptions['errorHandler']>;
}
