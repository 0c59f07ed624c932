import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getTracing, type RequestSpan } from '../traces/trace.ts';
import { getRoute } from './measure-requests.ts';
import type { ProxyTrust } from './proxy-trust.ts';

const spans = new WeakMap<FastifyRequest, RequestSpan>();

/** Creates a span for every request that reaches the router, as a part of the proxy's trace if the proxy is trusted. */
export const traceRequests = (server: FastifyInstance, trust: ProxyTrust): void => {
  const tracing = getTracing();
  if (!tracing) return;
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request;
    const given = headers.traceparent;
    const believed = typeof given === 'string' && trust(raw.socket.remoteAddress ?? '', 0);
    const span = tracing.beginRequest(request.method, request.id, believed ? given : undefined);
    spans.set(request, span);
    span.within(done);
  });
  server.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end(getRoute(request), reply.statusCode);
  });
};
