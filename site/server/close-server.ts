import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { refuseInFlight } from './http-server.ts';

/**
 * Closes the server: it accepts no new connections, finishes requests in flight, and closes idle connections.
 * Connections that are still busy after `limit` milliseconds are cut. A form without an answer gets 503 first.
 */
export const closeServer = async (server: FastifyInstance, limit: number): Promise<void> => {
  const { server: http } = server;
  const closed = server.close();
  // `close` looks for idle connections once. A connection becomes idle later, when its last answer is sent.
  const sweep = setInterval(() => http.closeIdleConnections(), 50);
  try {
    await pTimeout(closed, { milliseconds: limit });
  } catch (error) {
    server.log.warn({ err: error }, 'connections were cut');
    refuseInFlight(http);
    await nextTurn();
    http.closeAllConnections();
    await closed;
  } finally {
    clearInterval(sweep);
  }
};
