import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawPlain } from '../page/plain-page.ts';
import type { DrawPreview } from '../rendering/preview/preview-renderer.tsx';
import {
  type FoundPage,
  isCacheable,
  type PageRenderer,
  type RenderLog,
  type RequestQuery,
} from '../rendering/rendered-page.ts';
import { readAddress } from './address.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { describeRequest } from './measure-requests.ts';
import { onlyReads } from './only-reads.ts';
import type { PlainPages } from './plain-pages.ts';
import type { FindRedirect } from './redirects.ts';
import { type StoredAnswer, writeAnswer } from './stored-answer.ts';

/** Where pages come from: the cache in production, straight from the renderer in development. */
export interface PageSource extends Pick<PageRenderer, 'find'> {
  /**
   * @param encoding that the one reader prefers for whom it is, where it is not kept for others
   * @returns `undefined` if there is no such page.
   * @throws if it cannot be made.
   */
  get(page: FoundPage, log: RenderLog, encoding: Encoding): Promise<StoredAnswer | undefined>;
  /** Whether a page is kept and can go out at once. */
  isReady(page: FoundPage): boolean;
  /** Whether all pages were made once since the start. */
  hasMadeAll(): boolean;
  /** A page that is kept under a URL, also one that is to be made anew: better than none in a busy hour. */
  findKept(url: string): StoredAnswer | undefined;
  /** Page Not Found, in the language of the path. */
  getNotFound(path: string, log: RenderLog): Promise<StoredAnswer | undefined>;
  /** What is drawn without data. */
  drawPlain: DrawPlain;
  /** What is drawn of documents that are not published. */
  drawPreview: DrawPreview;
  /** URL of a module that the browser runs, by its source. */
  scriptUrl(source: string): string;
}

interface PagesOptions {
  pages: Omit<PageSource, 'drawPlain' | 'findKept' | 'drawPreview' | 'scriptUrl'>;
  plain: Pick<PlainPages, 'get'>;
  /** Where what was at a URL is now; asked only where there is no page. */
  findRedirect: FindRedirect;
  /** False once an address has asked too many questions of its own for now. */
  mayAsk(address: string): Promise<boolean>;
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

/**
 * Sends a visitor on, with his query. Caches between do not keep it: their keys leave out what counts clicks, and all
 * would be sent on with the first one's campaign.
 */
const sendOn = (reply: FastifyReply, to: string, maxAge: number) =>
  reply.header('Cache-Control', `private, max-age=${maxAge}`).redirect(to, 301);

/** Every address that no other route has: pages, redirects to their one spelling, Page Not Found. */
export const addPages = (
  server: FastifyInstance,
  { pages, plain, mayAsk, findRedirect }: PagesOptions,
): void => {
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    const moved = await findRedirect(request.url, request.log);
    if (moved !== undefined) {
      describeRequest(request, 'redirect', 'none');
      return sendOn(reply, moved, 300);
    }
    describeRequest(request, 'not found', 'none');
    const answer = await pages.getNotFound(request.url, toRenderLog(request.log));
    sendAnswer(reply, answer ?? plain.get(500, request.url));
  };

  server.get<{ Querystring: RequestQuery }>('/*', async (request, reply) => {
    const address = readAddress(request.url);
    if (address.kind === 'bad') return sendAnswer(reply, plain.get(400, request.url));
    if (address.kind === 'unknown') return sendNotFound(request, reply);
    const { path, queryText, canonical } = address;
    const found = await pages.find(path, request.query);
    if (!found) return sendNotFound(request, reply);
    if (!canonical) {
      return sendOn(reply, queryText ? `${path}?${queryText}` : path, 86_400);
    }
    const { path: route } = found.route;
    if (!isCacheable(found) && !(await mayAsk(request.ip))) {
      describeRequest(request, route, 'own');
      return sendAnswer(reply, plain.get(429, request.url));
    }
    describeRequest(request, route, 'error');
    const source = !isCacheable(found) ? 'own' : pages.isReady(found) ? 'hit' : 'made';
    const answer = await pages.get(
      found,
      toRenderLog(request.log),
      chooseEncoding(request.headers['accept-encoding']),
    );
    describeRequest(request, route, source);
    if (answer) sendAnswer(reply, answer);
    else await sendNotFound(request, reply);
  });

  // Refused before a body is read.
  server.route({
    method: server.supportedMethods.filter((method) => !onlyReads(method)),
    url: '/*',
    onRequest: async (request, reply) => sendAnswer(reply, plain.get(405, request.url)),
    handler: async () => undefined,
  });

  // What other routes say is not there: a picture, a part of the sitemap.
  server.setNotFoundHandler(sendNotFound);
};
