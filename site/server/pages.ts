import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundAddress, type PageRenderer, type RenderLog } from '../rendering/rendered-page.ts';
import { readAddress } from './address.ts';
import type { PlainStatus } from './plain-pages.ts';
import { type StoredAnswer, writeAnswer } from './stored-answer.ts';

/** Where pages come from: the cache in production, straight from the renderer in development. */
export interface PageSource extends Pick<PageRenderer, 'findAddress'> {
  /** @returns `undefined` if there is no such page. @throws if it cannot be made. */
  get(address: string, log: RenderLog): Promise<StoredAnswer | undefined>;
}

interface PagesOptions {
  pages: PageSource;
  plain: Record<PlainStatus, StoredAnswer>;
}

/** Sends a whole answer past Fastify's own serializing. */
export const sendAnswer = (reply: FastifyReply, answer: StoredAnswer): void => {
  reply.hijack();
  writeAnswer(answer, reply.request.raw, reply.raw);
};

/** Notes failed reads under the id of the request that met them. */
export const toRenderLog = (log: FastifyRequest['log']): RenderLog => ({
  failedRead: ({ page, what, error }) =>
    log.error({ page, what, err: error }, 'a read failed; the page keeps its default'),
});

const belongsElsewhere = /^\/(?:studio|api)(?:[/?]|$)/;

/** Every address that nothing else answers: pages, redirects to their one spelling, Page Not Found. */
export const addPages = (server: FastifyInstance, { pages, plain }: PagesOptions): void => {
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await pages.get(notFoundAddress, toRenderLog(request.log));
    sendAnswer(reply, answer ?? plain[500]);
  };

  server.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    if (method === 'GET' || method === 'HEAD' || belongsElsewhere.test(url)) return;
    sendAnswer(reply, plain[405]);
  });

  // Not a route of its own, so that each room's unknown paths stay that room's affair.
  server.setNotFoundHandler(async (request, reply) => {
    const address = readAddress(request.url);
    if (address.kind === 'bad') return sendAnswer(reply, plain[400]);
    if (address.kind === 'unknown') return sendNotFound(request, reply);
    const { path, search, canonical } = address;
    const found = await pages.findAddress(path, search);
    if (!found) return sendNotFound(request, reply);
    if (!canonical) {
      const query = search.toString();
      reply.header('Cache-Control', 'public, max-age=86400');
      return reply.redirect(query ? `${path}?${query}` : path, 301);
    }
    const answer = await pages.get(found, toRenderLog(request.log));
    if (answer) sendAnswer(reply, answer);
    else await sendNotFound(request, reply);
  });
};
