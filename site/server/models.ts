import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { immutable } from '../data/caching/http-caching.ts';
import { memoize } from '../data/caching/memoize.ts';
import type { ModelFile } from '../data/models.ts';
import { chooseEncoding } from './encoding.ts';

/**
 * Serves the 3D models of the vehicles. All requests share the same bytes, so an answer is handed over whole. A slow
 * reader then holds neither memory of their own nor a place among the running requests.
 */
export const addModels = (server: FastifyInstance, models: ReadonlyMap<string, ModelFile>): void => {
  const readPacked = memoize((file: string) => readFile(file));
  const unpack = promisify(brotliDecompress);
  const readPlain = memoize(async (file: string) => unpack(await readPacked(file)));
  server.get<{ Params: { name: string }; Querystring: { v?: unknown } }>(
    '/models/:name.glb',
    async (request, reply) => {
      const { params, query, headers } = request;
      const model = models.get(params.name);
      if (!model) return reply.callNotFound();
      const isPacked = chooseEncoding(headers['accept-encoding']) === 'br';
      const bytes = await (isPacked ? readPacked(model.file) : readPlain(model.file));
      if (isPacked) reply.header('Content-Encoding', 'br');
      return (
        reply
          .type('model/gltf-binary')
          // During a rollout, this process may be asked for the URL of another build.
          .header('Cache-Control', model.etag === `"${query.v}"` ? immutable : 'no-cache')
          .header('Vary', 'Accept-Encoding')
          .header('ETag', model.etag)
          .send(bytes)
      );
    },
  );
};
