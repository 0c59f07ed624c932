import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countErrorsOf, countRequest, type Source } from '../metrics/requests.ts';

/** What the metrics know about a page request in addition to the router's pattern. */
interface Described {
  route: string;
  source: Source;
}

const described = new WeakMap<FastifyRequest, Described>();

/** Records which page a request is for, and where its answer comes from. The route is a pattern, never an address. */
export const describeRequest = (request: FastifyRequest, route: string, source: Source): void => {
  described.set(request, { route, source });
};

const getDescribed = (request: FastifyRequest): Described =>
  described.get(request) ?? { route: request.routeOptions.url ?? 'none', source: 'none' };

/** Pattern of the address that a request asks for. */
export const getRoute = (request: FastifyRequest): string => getDescribed(request).route;

/** Health checks come every second. Neither the log nor the metrics count them as visitors. */
const isLook = (route: { logLevel?: string | undefined }): boolean => route.logLevel === 'silent';

/** Counts every answer of the router, by route pattern. */
export const measureRequests = (server: FastifyInstance): void => {
  server.addHook('onRoute', (route) => {
    if (!isLook(route)) countErrorsOf(route.url, 'none');
  });
  server.addHook('onResponse', async (request, reply) => {
    if (isLook(request.routeOptions)) return;
    const { route, source } = getDescribed(request);
    countRequest(route, reply.statusCode, source, reply.elapsedTime);
  });
};
