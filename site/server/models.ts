import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ModelFile } from '../data/models.ts';
import { chooseEncoding } from './encoding.ts';
import { forEver } from './for-ever.ts';

/** Serves the vehicles in three dimensions from the disk, as they lie there: few visitors ask for them. */
export const addModels = (server: FastifyInstance, models: ReadonlyMap<string, ModelFile>): void => {
  server.get<{ Params: { name: string } }>('/models/:name.glb', async ({ params, headers }, reply) => {
    const model = models.get(params.name);
    if (!model) return reply.callNotFound();
    reply
      .type('model/gltf-binary')
      .header('Cache-Control', forEver)
      .header('Vary', 'Accept-Encoding')
      .header('ETag', model.etag);
    const stored = createReadStream(model.file);
    if (chooseEncoding(headers['accept-encoding']) === 'br')
      return reply.header('Content-Encoding', 'br').header('Content-Length', model.bytes).send(stored);
    // What fails, or a visitor who leaves, ends both; the answer's own end is Fastify's to look after.
    return reply.send(pipeline(stored, createBrotliDecompress(), () => undefined));
  });
};
