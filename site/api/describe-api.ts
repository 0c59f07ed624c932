import { calls } from '@ev-site/contract/calls.ts';
import { getOpenapi } from '@ev-site/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';
import { docsPolicy, toDocsPage } from './docs-page.ts';

/** /api/openapi.json and the page /api/docs. */
export const describeApi = (api: FastifyInstance, { environment }: ApiContext): void => {
  const document = JSON.stringify(getOpenapi(calls, environment.PUBLIC_URL));
  const page = toDocsPage(calls);
  const cacheControl = 'public, max-age=300';
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('Cache-Control', cacheControl).type('application/json; charset=utf-8').send(document),
  );
  api.get('/docs', async (_request, reply) =>
    reply
      .header('Cache-Control', cacheControl)
      .header('Content-Security-Policy', docsPolicy)
      .type('text/html; charset=utf-8')
      .send(page),
  );
};
