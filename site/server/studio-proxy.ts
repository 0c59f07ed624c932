import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from './stored-answer.ts';
import { writeAnswer } from './stored-answer.ts';

interface StudioOptions {
  /** Where the studio listens, e.g. http://127.0.0.1:3001. */
  studioUrl: string;
  /** Shown when the studio does not answer. */
  fallen: StoredAnswer;
  /** Live reload needs web sockets. */
  websocket: boolean;
}

const toForwardedHeaders = (
  request: FastifyRequest,
  headers: Record<string, string | string[] | undefined>,
) => ({
  ...headers,
  // `ip`, `host` and `protocol` trust a proxy's word only if the deployment says so (TRUST_PROXY).
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
});

/** Passes /studio on as it is, both ways; uploads and downloads are streamed. */
export const addStudio = (server: FastifyInstance, { studioUrl, fallen, websocket }: StudioOptions): void => {
  server.register(httpProxy, {
    upstream: studioUrl,
    prefix: '/studio',
    rewritePrefix: '/studio',
    websocket,
    disableRequestLogging: true,
    undici: { connections: 64, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 120_000 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => toForwardedHeaders(request as FastifyRequest, headers),
      onError(reply) {
        const answered = reply as FastifyReply;
        answered.hijack();
        writeAnswer(fallen, answered.request.raw, answered.raw);
      },
    },
  });
};
