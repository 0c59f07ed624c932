import type { FastifyInstance } from 'fastify';
import { closeServer } from './close-server.ts';
import type { Foundation } from './open-foundation.ts';

/**
 * Ends the site: what visitors have asked and what is done without being asked side by side, then what both stand on. So a reader who
 * takes his time has no more work begun meanwhile, and leaves a mail under way all the time that there is.
 * @param limit of what visitors have asked (ms)
 */
export const endSite = async (
  server: FastifyInstance,
  foundation: Pick<Foundation, 'endWork' | 'close'>,
  limit: number,
): Promise<void> => {
  await Promise.all([closeServer(server, limit), foundation.endWork()]);
  await foundation.close();
};
