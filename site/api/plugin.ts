import { calls } from '@ev-site/contract/calls.ts';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { addFormParser } from '../http/add-form-parser.ts';
import { toAskedLanguage } from '../http/asked-language.ts';
import { apiPolicy } from './api-policy.ts';
import type { ApiContext } from './context.ts';
import { describeApi } from './describe-api.ts';
import { type ApiFailure, toApiFailure, toFailure } from './failures.ts';
import { createHandlers } from './handlers.ts';

const known = calls.map(({ path, method }) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(?:[?]|$)`),
  methods: method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
}));

/** The methods of the call at an address; empty where there is no such call. */
const listMethods = (url: string): string[] =>
  known.flatMap(({ pattern, methods }) => (pattern.test(url) ? methods : []));

/** Converts a path of the contract to the router's syntax, below /api. */
const toUrl = (path: string): string => path.slice('/api'.length).replace(/\{(\w+)\}/g, ':$1');

/** Every failure is JSON with messages by field; an internal error's own message is never sent. */
const answerFailures = (api: FastifyInstance): void => {
  for (const url of ['/', '/*'])
    api.route({
      method: api.supportedMethods,
      url,
      // Refuse before a body is read.
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
    const { statusCode, headers, failure } = toApiFailure(error, request);
    return reply
      .code(statusCode)
      .headers({ 'Cache-Control': 'no-store', ...headers })
      .send(failure);
  });
};

/** The public calls under /api. */
export const apiPlugin: FastifyPluginAsync<ApiContext> = async (api, context) => {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', apiPolicy);
  });
  answerFailures(api);
  await api.register(multipart);
  addFormParser(api);
  const handlers = createHandlers(context);
  for (const { operationId, method, path } of calls)
    api.route({ method: method.toUpperCase(), url: toUrl(path), ...handlers[operationId] });
  describeApi(api, context);
};
