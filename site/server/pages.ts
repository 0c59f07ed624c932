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
import { type StoredAnswer, sendAnswer } from './stored-answer.ts';

/** Source of pages: the cache in production, the renderer itself in development. */
export interface PageSource extends Pick<PageRenderer, 'find'> {
  /**
   * @param encoding that the reader prefers; used only for a page that is not cached for others
   * @returns `undefined` if there is no such page.
   * @throws if the page cannot be rendered.
   */
  get(page: FoundPage, log: RenderLog, encoding: Encoding): Promise<StoredAnswer | undefined>;
  /** Whether a page is cached and can be sent at once. */
  isReady(page: FoundPage): boolean;
  /** Whether all pages were rendered once since the start. */
  hasMadeAll(): boolean;
  /** A cached page for a URL, even if it is stale: in a busy hour that is better than no page. */
  findKept(url: string): StoredAnswer | undefined;
  /** The page "Page Not Found", in the language of the path. */
  getNotFound(path: string, log: RenderLog): Promise<StoredAnswer | undefined>;
  /** Draws pages that need no data. */
  drawPlain: DrawPlain;
  /** Draws documents that are not published. */
  drawPreview: DrawPreview;
  /** URL of a module that the browser runs, by its source. */
  scriptUrl(source: string): string;
}

interface PagesOptions {
  pages: Omit<PageSource, 'drawPlain' | 'findKept' | 'drawPreview' | 'scriptUrl'>;
  plain: Pick<PlainPages, 'get'>;
  /** Finds the new URL of what was at a URL before. Called only if there is no page. */
  findRedirect: FindRedirect;
  /** False once an address has used up its quota of individual requests for now. */
  takeFromQuota(address: string): Promise<boolean>;
}

/** Logs failed reads with the id of the request in which they occurred. */
export const toRenderLog = (log: FastifyRequest['log']): RenderLog => ({
  failedRead: ({ page, what, error }) =>
    log.error({ page, what, err: error }, 'a read failed; the page keeps its default'),
});

/**
 * Redirects a visitor and keeps the query. Shared caches must not store the redirect: their keys omit tracking
 * parameters, so all visitors would be redirected with the first visitor's campaign.
 */
const sendOn = (reply: FastifyReply, to: string, maxAge: number) =>
  reply.header('Cache-Control', `private, max-age=${maxAge}`).redirect(to, 301);

/** Handles every address that no other route has: pages, redirects to the canonical spelling, Page Not Found. */
export const addPages = (
  server: FastifyInstance,
  { pages, plain, takeFromQuota, findRedirect }: PagesOptions,
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
    if (!isCacheable(found) && !(await takeFromQuota(request.ip))) {
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

  // Refused before the body is read.
  server.route({
    method: server.supportedMethods.filter((method) => !onlyReads(method)),
    url: '/*',
    onRequest: async (request, reply) => sendAnswer(reply, plain.get(405, request.url)),
    handler: async () => undefined,
  });

  // Also used by other routes for what they do not have, such as a picture or a part of the sitemap, and by the router
  // for methods that it does not know, such as PROPFIND.
  server.setNotFoundHandler((request, reply) =>
    server.supportedMethods.includes(request.method)
      ? sendNotFound(request, reply)
      : sendAnswer(reply, plain.get(405, request.url)),
  );
};
