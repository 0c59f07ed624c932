import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Serves uploaded pictures at /media. A URL with `?v=` names one version of a file and may be kept for ever.
 * @param folder absolute; made if it is not there yet
 */
export const addMedia = (server: FastifyInstance, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  server.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      const isVersion = /[?&]v=/.test(reply.request.url);
      reply.header('Cache-Control', isVersion ? forEver : forAnHour);
      // Opened by itself, a drawing must not run script on this origin.
      if (file.endsWith('.svg')) {
        reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      }
    },
  });
};
