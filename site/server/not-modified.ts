import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { onlyReads } from './only-reads.ts';

/** Whether an If-None-Match header names a tag (lists, `*`, weak comparison: RFC 9110, 13.1.2). */
export const namesEtag = (header: string, etag: string): boolean =>
  fresh({ 'if-none-match': header }, { etag });

/** Sends 304 if the visitor already has the answer. The same rule holds for every answer with an ETag. */
export const addNotModified = (server: FastifyInstance): void => {
  server.addHook('onSend', async ({ method, headers }, reply, payload) => {
    const known = headers['if-none-match'];
    const etag = reply.getHeader('etag');
    if (!onlyReads(method) || reply.statusCode !== 200 || known === undefined || typeof etag !== 'string')
      return payload;
    if (!namesEtag(known, etag)) return payload;
    // A stream that is not sent is closed by nothing else.
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    // Fastify's own handling of HEAD needs a body.
    return method === 'HEAD' ? Readable.from([]) : null;
  });
};
