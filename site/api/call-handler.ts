import type { onRequestAsyncHookHandler, RouteHandlerMethod } from 'fastify';

/** What answers a call; where and by which method it is reached says the contract. */
export interface CallHandler {
  handler: RouteHandlerMethod;
  /** Look at a request in turn before its body is read. */
  onRequest?: onRequestAsyncHookHandler[];
  /** Bytes that a body may have; the server's own limit where none is given. */
  bodyLimit?: number;
}
