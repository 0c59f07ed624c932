import type { FastifyInstance } from 'fastify';
import { closeServer } from './close-server.ts';
import type { Foundation } from './open-foundation.ts';

/**
 * Ends the site: first open requests and background work in parallel, then the foundation that both use. So no new
 * background work begins while a slow reader finishes, and a mail that is being sent has the whole time to finish.
 * @param limit for open requests (ms)
 */
export const endSite = async (
  server: FastifyInstance,
  foundation: Pick<Foundation, 'endWork' | 'close'>,
  limit: number,
): Promise<void> => {
  await Promise.all([closeServer(server, limit), foundation.endWork()]);
  await foundation.close();
};
