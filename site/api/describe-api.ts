import { calls } from '@ev-site/contract/calls.ts';
import { getOpenapi } from '@ev-site/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import { sendPlainPage } from '../http/send-plain-page.ts';
import type { PlainPage } from '../page/plain-page.ts';
import type { ApiContext } from './context.ts';

/** /api/openapi.json and the page /api/docs. */
export const describeApi = (api: FastifyInstance, { environment, drawPlain }: ApiContext): void => {
  const document = JSON.stringify(getOpenapi(calls, environment.PUBLIC_URL));
  let page: PlainPage;
  api.addHook('onReady', async () => {
    page = await drawPlain({ kind: 'calls', calls });
  });
  const cacheControl = 'public, max-age=300';
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('Cache-Control', cacheControl).type('application/json; charset=utf-8').send(document),
  );
  api.get('/docs', async (_request, reply) =>
    sendPlainPage(reply.header('Cache-Control', cacheControl), page),
  );
};
