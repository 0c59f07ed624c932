import { calls } from '@ev-site/contract/calls.ts';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { toAskedLanguage, toSenderLanguage } from './asked-language.ts';
import type { ApiContext } from './context.ts';
import { describeApi } from './describe-api.ts';
import { ApiFailure, toFailure } from './failures.ts';
import { createHandlers } from './handlers.ts';
import { addFormParser } from './write/add-form-parser.ts';

const known = calls.map(({ path, method }) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(?:[?]|$)`),
  methods: method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
}));

/** The methods of the call that an address names; none where it names no call. */
const listMethods = (url: string): string[] =>
  known.flatMap(({ pattern, methods }) => (pattern.test(url) ? methods : []));

/** A path of the contract in the router's spelling, below /api. */
const toUrl = (path: string): string => path.slice('/api'.length).replace(/\{(\w+)\}/g, ':$1');

/** Every failure is JSON with messages by field; an error's own words never leave the house. */
const answerFailures = (api: FastifyInstance): void => {
  for (const url of ['/', '/*'])
    api.route({
      method: api.supportedMethods,
      url,
      // Refused before a body is read.
      async onRequest(request, reply) {
        const allowed = listMethods(request.url);
        const status = allowed.length > 0 ? 405 : 404;
        if (status === 405) reply.header('Allow', allowed.join(', '));
        return reply
          .code(status)
          .header('Cache-Control', 'no-store')
          .send(toFailure(status, toAskedLanguage(request)));
      },
      handler: async () => undefined,
    });
  api.setErrorHandler<FastifyError | ApiFailure>((error, request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (error instanceof ApiFailure)
      return reply.code(error.statusCode).headers(error.headers).send(error.failure);
    const asked = error.statusCode ?? 503;
    if (asked >= 500) request.log.error({ err: error }, 'a call failed');
    // A body that cannot be read is a problem of its contents; a call that fails can be tried again.
    const status = asked >= 500 ? 503 : asked === 400 ? 422 : asked;
    return reply.code(status).send(toFailure(status, toSenderLanguage(request)));
  });
};

/** The public calls under /api. */
export const apiPlugin: FastifyPluginAsync<ApiContext> = async (api, context) => {
  answerFailures(api);
  await api.register(multipart);
  addFormParser(api);
  const handlers = createHandlers(context);
  for (const { operationId, method, path } of calls)
    api.route({ method: method.toUpperCase(), url: toUrl(path), ...handlers[operationId] });
  describeApi(api, context);
};
