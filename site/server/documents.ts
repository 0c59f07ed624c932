import {
  documentPaths,
  inLanguage,
  type Language,
  languageOf,
  languages,
  withoutLanguage,
} from '@ev-site/contract/paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createGenerationCache } from '../data/caching/generation-cache.ts';
import { toContentTag } from '../data/caching/http-caching.ts';
import type { Reading } from '../data/data-access.ts';
import { type Known, watchKnown } from '../data/known.ts';
import { getLocale } from '../page/locale.ts';
import { feedLength, makeFeed } from '../pages/sitemap/feed.ts';
import { makeSitemap, makeSitemapPart } from '../pages/sitemap/sitemap.ts';

/** The part of the data layer that robots.txt, the sitemap and the feeds are made from. */
type DocumentReading = Pick<Reading, 'listSitemapEntries' | 'listBlogs' | 'getSettings'> & {
  known: Pick<Known, 'count' | 'listTokens' | 'getColours' | 'getIds' | 'getDealers' | 'countOld'>;
};

/** The same reads, without a language or in a given language. */
export type DocumentData = DocumentReading & { inLanguage(language: Language): DocumentReading };

interface DocumentsOptions {
  data: DocumentData;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Number of the content's current state. */
  generation(): number;
}

interface Made {
  text: string | null;
  /** False if a default replaces a failed read. */
  complete: boolean;
}

/** A domain that is not launched yet keeps search engines out. */
const makeRobots = (domainStatus: string, publicUrl: string): string =>
  domainStatus === 'preview'
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /studio\nDisallow: /api/\n\nSitemap: ${publicUrl}${documentPaths.sitemap}\n`;

const makeNews = async ({ data, publicUrl }: DocumentsOptions, language: Language): Promise<string> => {
  const locale = getLocale(language);
  const reading = data.inLanguage(language);
  const [{ company, tagline }, { items }] = await Promise.all([
    reading.getSettings(),
    reading.listBlogs({ pageNumber: 1, limit: feedLength }),
  ]);
  const title = `${locale.words.lists.blogs.feed} | ${company}`;
  return makeFeed({ publicUrl, locale, title, description: tagline }, items);
};

const make = async (path: string, options: DocumentsOptions, log: FastifyRequest['log']): Promise<Made> => {
  const { data, publicUrl } = options;
  if (path === documentPaths.robots) {
    try {
      const { domainStatus } = await data.getSettings();
      return { text: makeRobots(domainStatus, publicUrl), complete: true };
    } catch (error) {
      // If the status cannot be read, search engines must not be shut out.
      log.error({ err: error }, 'the domain status could not be read');
      return { text: makeRobots('live', publicUrl), complete: false };
    }
  }
  if (withoutLanguage(path) === documentPaths.feed)
    return { text: await makeNews(options, languageOf(path)), complete: true };
  if (path === documentPaths.sitemap) return { text: await makeSitemap(data, publicUrl), complete: true };
  const part = path.slice('/sitemap/'.length, -'.xml'.length);
  return { text: await makeSitemapPart(data, publicUrl, part), complete: true };
};

const typeOf = (path: string): string => {
  if (path === documentPaths.robots) return 'text/plain; charset=utf-8';
  return withoutLanguage(path) === documentPaths.feed
    ? 'application/rss+xml; charset=utf-8'
    : 'application/xml; charset=utf-8';
};

/** Serves `/robots.txt`, `/sitemap.xml`, its parts, and the article feeds. Each is made once per content generation. */
export const addDocuments = (server: FastifyInstance, options: DocumentsOptions): void => {
  const cache = createGenerationCache<Made & { text: string; etag: string }, FastifyRequest['log']>({
    generation: options.generation,
    maxBytes: 16_000_000,
    async make(path, _previous, log) {
      const isKnownNow = watchKnown(options.data);
      const { text, complete } = await make(path, options, log);
      if (text === null) return undefined;
      return {
        value: { text, etag: toContentTag(text), complete },
        size: text.length,
        complete: complete && isKnownNow(),
      };
    },
  });

  const { feed, ...others } = documentPaths;
  const feeds = languages.map((language) => inLanguage(feed, language));
  for (const route of [...Object.values(others), ...feeds]) {
    server.get<{ Params: { part?: string } }>(route, async ({ params: { part }, log }, reply) => {
      if (part !== undefined && !part.endsWith('.xml')) return reply.callNotFound();
      const path = part === undefined ? route : `/sitemap/${part}`;
      const made = await cache.get(path, log);
      if (!made) return reply.callNotFound();
      return reply
        .type(typeOf(path))
        .header('Cache-Control', made.complete ? 'public, max-age=300' : 'no-store')
        .header('ETag', made.etag)
        .send(made.text);
    });
  }
};
