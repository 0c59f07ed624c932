import { mkdirSync } from 'node:fs';
import { getPictureType, pictureHeaders } from '@ev-site/contract/served-pictures.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { immutable } from '../data/caching/http-caching.ts';
import type { DrawPlain } from '../page/plain-page.ts';

const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

interface MediaOptions {
  /** Absolute path. The folder is created if it is missing. */
  folder: string;
  drawPlain: DrawPlain;
  /** Names of the files in the trash. They answer as if they did not exist. */
  getTrashedFiles: () => Promise<ReadonlySet<string>>;
}

/**
 * Serves uploaded pictures at /media, and no other files in their folder. A URL with `?v=` names one version of a file,
 * so browsers may cache it for ever.
 */
export const addMedia = (
  server: FastifyInstance,
  { folder, drawPlain, getTrashedFiles }: MediaOptions,
): void => {
  mkdirSync(folder, { recursive: true });
  server.register(
    async (media) => {
      media.addHook('onRequest', async (_request, reply) => {
        reply.headers(pictureHeaders);
      });
      let nothing = '';
      const isInTrash = async (file: string): Promise<boolean> => {
        try {
          return (await getTrashedFiles()).has(file);
        } catch {
          // If the database does not answer, pictures are shown as usual.
          return false;
        }
      };
      media.addHook<{ Params: { '*'?: string } }>('preHandler', async (request, reply) => {
        // `callNotFound` runs this hook a second time.
        if (request.is404 || !(await isInTrash(request.params['*'] ?? ''))) return;
        reply.callNotFound();
        return reply;
      });
      media.addHook('onReady', async () => {
        // Read at the start, so that no picture waits for a database that stops answering later.
        await isInTrash('');
        ({ html: nothing } = await drawPlain({ kind: 'status', language: 'en', status: 404 }));
      });
      media.setNotFoundHandler((_request, reply) =>
        reply.code(404).type('text/html; charset=utf-8').send(nothing),
      );
      media.register(fastifyStatic, {
        root: folder,
        decorateReply: false,
        dotfiles: 'ignore',
        index: false,
        cacheControl: false,
        allowedPath: (path) => getPictureType(path) !== null,
        setHeaders(reply, file) {
          const isVersion = /[?&]v=/.test(reply.request.url);
          reply.header('Cache-Control', isVersion ? immutable : forAnHour);
          reply.header('Content-Type', getPictureType(file) ?? 'application/octet-stream');
        },
      });
    },
    { prefix: '/media' },
  );
};
