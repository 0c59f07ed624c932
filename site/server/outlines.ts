import type { FastifyInstance } from 'fastify';
import type { Outlines } from '../data/outlines.ts';
import { compress } from './compress.ts';
import { chooseEncoding } from './encoding.ts';
import type { Bodies } from './stored-answer.ts';

const forEver = 'public, max-age=31536000, immutable';

/** Serves the line drawings of the vehicles from memory; each is compressed once, when it is first asked for. */
export const addOutlines = (server: FastifyInstance, { files }: Pick<Outlines, 'files'>): void => {
  const compressed = new Map<string, Promise<Bodies>>();
  server.get<{ Params: { name: string } }>('/outlines/:name.svg', async ({ params, headers }, reply) => {
    const { name } = params;
    const file = files.get(name);
    if (!file) return reply.callNotFound();
    reply
      .type('image/svg+xml')
      .header('Cache-Control', forEver)
      .header('Vary', 'Accept-Encoding')
      .header('ETag', file.etag);
    const encoding = chooseEncoding(headers['accept-encoding']);
    const bodies = compressed.get(name) ?? compress(file.svg, 'small');
    compressed.set(name, bodies);
    const body = (await bodies)[encoding];
    if (encoding === 'identity' || !body) return reply.send(file.svg);
    return reply.header('Content-Encoding', encoding).send(body);
  });
};
