import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { refuseUnderWay } from './http-server.ts';

/**
 * Ends the server: no new connections, what is in flight is finished, idle connections are closed.
 * Connections that are still busy after `limit` milliseconds are cut; a form that has no answer yet, with 503.
 */
export const closeServer = async (server: FastifyInstance, limit: number): Promise<void> => {
  const { server: http } = server;
  const closed = server.close();
  // A connection falls idle when its last answer is out, which is after `close` has looked for idle ones.
  const sweep = setInterval(() => http.closeIdleConnections(), 50);
  try {
    await pTimeout(closed, { milliseconds: limit });
  } catch (error) {
    server.log.warn({ err: error }, 'connections were cut');
    refuseUnderWay(http);
    await nextTurn();
    http.closeAllConnections();
    await closed;
  } finally {
    clearInterval(sweep);
  }
};
