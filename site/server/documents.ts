import { documentPaths } from '@ev-site/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DataDoor } from '../data/door.ts';
import { feedLength, makeFeed } from '../pages/sitemap/feed.ts';
import { makeSitemap, makeSitemapPart } from '../pages/sitemap/sitemap.ts';

/** What the sitemap and the feed are made of. */
export type DocumentData = Pick<
  DataDoor,
  'countSitemapEntries' | 'listSitemapEntries' | 'listTradeShowTokens' | 'listBlogs' | 'getSettings'
>;

interface DocumentsOptions {
  data: DocumentData;
  /** Without a trailing slash. */
  publicUrl: string;
}

interface Made {
  xml: string | null;
}

const fiveMinutes = 300_000;

const makeNews = async ({ data, publicUrl }: DocumentsOptions): Promise<string> => {
  const [{ company, tagline }, { items }] = await Promise.all([
    data.getSettings(),
    data.listBlogs({ pageNumber: 1, limit: feedLength }),
  ]);
  return makeFeed({ publicUrl, title: `Articles | ${company}`, description: tagline }, items);
};

/** `/sitemap.xml`, its parts, and the feed of articles: made from the database at most every five minutes. */
export const addDocuments = (server: FastifyInstance, options: DocumentsOptions): void => {
  const make = (path: string): Promise<string | null> => {
    if (path === documentPaths.feed) return makeNews(options);
    if (path === '/sitemap.xml') return makeSitemap(options.data, options.publicUrl);
    const part = path.slice('/sitemap/'.length, -'.xml'.length);
    return makeSitemapPart(options.data, options.publicUrl, part);
  };

  const cache = new LRUCache<string, Made>({
    max: 200,
    ttl: fiveMinutes,
    // An old document is better than none while the database does not answer.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (path) => ({ xml: await make(path) }),
  });

  for (const path of [documentPaths.feed, '/sitemap.xml', '/sitemap/:part']) {
    server.get(path, async (request, reply) => {
      const asked = request.url.split('?')[0] ?? '';
      const made = asked.endsWith('.xml') && asked.length < 60 ? await cache.fetch(asked) : undefined;
      if (!made?.xml) return reply.callNotFound();
      return reply
        .type(
          path === documentPaths.feed
            ? 'application/rss+xml; charset=utf-8'
            : 'application/xml; charset=utf-8',
        )
        .header('Cache-Control', 'public, max-age=300')
        .send(made.xml);
    });
  }
};
