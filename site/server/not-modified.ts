import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { onlyReads } from './only-reads.ts';

/** Whether an If-None-Match header names a tag (lists, `*`, weak comparison: RFC 9110, 13.1.2). */
export const namesEtag = (header: string, etag: string): boolean =>
  fresh({ 'if-none-match': header }, { etag });

/** Sends 304 in place of a whole answer that the visitor has already: every answer with an ETag, by the one rule. */
export const addNotModified = (server: FastifyInstance): void => {
  server.addHook('onSend', async ({ method, headers }, reply, payload) => {
    const known = headers['if-none-match'];
    const etag = reply.getHeader('etag');
    if (!onlyReads(method) || reply.statusCode !== 200 || known === undefined || typeof etag !== 'string')
      return payload;
    if (!namesEtag(known, etag)) return payload;
    // Nobody else ends what was opened to be sent.
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    // Fastify's own way to answer HEAD cannot do without a body.
    return method === 'HEAD' ? Readable.from([]) : null;
  });
};
