import { setTimeout as delay } from 'node:timers/promises';
import { contentCacheControl, toContentTag } from '../data/caching/http-caching.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { compress, compressFor, decompress } from './compress.ts';
import { toContentPolicy } from './content-policy.ts';
import { pagesTag } from './edge/edge-purge.ts';
import type { Encoding } from './encoding.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { type Bodies, type StoredAnswer, toBodies, toStoredAnswer } from './stored-answer.ts';

/** A page's data without its HTML. The HTML is stored as bytes only, because a string takes twice the memory. */
type PageHead = Omit<RenderedPage, 'html'>;

/** A cached page. Its answer is replaced by a smaller one when the best compression is ready. */
export interface KeptPage {
  head: PageHead;
  etag: string;
  answer: StoredAnswer;
  /** The answer while the page is stale, if that differs. Created when it is first needed. */
  stale?: StoredAnswer | undefined;
  /** The generation of the content that the page was last rendered from. */
  generation: number;
  size: number;
}

/** A page as it is carried over a restart, without the parts that can be derived from the rest. */
interface CarriedPage {
  head: PageHead;
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

// Caches that know CDN-Cache-Control (RFC 9213) follow it instead of Cache-Control.
const cacheHeaders = {
  'Cache-Control': contentCacheControl,
  'CDN-Cache-Control': 'max-age=5, stale-while-revalidate=60, stale-if-error=86400',
};

// If the cache in front is purged after each change, it may store a page for long. The purge names the tag.
const purgedHeaders = {
  'Cache-Control': contentCacheControl,
  'CDN-Cache-Control': 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400',
  'Cache-Tag': pagesTag,
};

/** For incomplete pages, and for pages of one moment or one person: no cache stores them. */
const unkeptHeaders = { 'Cache-Control': 'no-store' };

// With `no-store`, Safari does not keep the page for the back button, and no browser keeps its bytes.
const ownHeaders = { 'Cache-Control': 'private, no-cache' };

/** How long the best compression rests after each page, as a multiple of the time that the page took. */
const restShare = 2;

interface AnswerOptions {
  isHttps: boolean;
  mediaUrl?: string;
  /** Whether the cache in front is purged after every change. */
  isPurged?: boolean;
  /** Called if a page could not be compressed further. The page is then sent with its larger bytes. */
  failed(error: unknown): void;
  /** The compressor; tests replace it. */
  pack?: typeof compress;
  /** Waits for some milliseconds; tests replace it. */
  rest?(milliseconds: number): Promise<unknown>;
}

/** Makes the parts of a page's answer that depend on the deployment. */
export const createPageAnswers = ({
  isHttps,
  mediaUrl = '',
  isPurged = false,
  failed,
  pack = compress,
  rest = delay,
}: AnswerOptions) => {
  const securityHeaders = toSecurityHeaders(isHttps);
  // Anybody can invent addresses that have no page, so these answers do not get an hour of the cache's space.
  const toCacheHeaders = ({ status, complete }: PageHead) => {
    if (!complete) return unkeptHeaders;
    return isPurged && status === 200 ? purgedHeaders : cacheHeaders;
  };

  const toAnswer = (
    head: PageHead,
    etag: string,
    bodies: Bodies,
    caching: Readonly<Record<string, string>> = toCacheHeaders(head),
  ): StoredAnswer =>
    toStoredAnswer({
      status: head.status,
      etag,
      bodies,
      route: head.route,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...caching,
        'Content-Security-Policy': toContentPolicy({ ...head, isHttps, mediaUrl }),
        ...(head.asksPlace || head.asksSpace ? toSecurityHeaders(isHttps, head) : securityHeaders),
      },
    });

  /** Pages that wait for the best compression. */
  const large = new Set<KeptPage>();
  let working: Promise<void> | undefined;
  const makeSmaller = async () => {
    // One at a time, and with rests: the best compression occupies a core for a tenth of a second, and nobody waits for
    // it. Otherwise it would take half a minute of a core just after a start, when the machine has most to do.
    for (const kept of large) {
      large.delete(kept);
      const begun = performance.now();
      try {
        const bodies = await pack(toBodies(kept.answer).identity, 'small');
        kept.answer = toAnswer(kept.head, kept.etag, bodies);
        kept.stale = undefined;
      } catch (error) {
        failed(error);
      }
      await rest(restShare * (performance.now() - begun));
    }
    working = undefined;
  };

  return {
    /** Prepares a page that answers one visitor's individual question. Shared caches do not store it. */
    async toOwnAnswer(page: RenderedPage, encoding: Encoding): Promise<StoredAnswer> {
      const bodies = await compressFor(Buffer.from(page.html), encoding);
      const caching = page.complete && page.isBrowserCacheable ? ownHeaders : unkeptHeaders;
      return toAnswer(page, toContentTag(page.html), bodies, caching);
    },
    /**
     * Prepares a page for sending. If the page has not changed, `previous` is returned, with its bytes.
     * @param generation of the content, read before the content was
     */
    async toKeptPage(
      { html, ...head }: RenderedPage,
      previous: KeptPage | undefined,
      generation: number,
    ): Promise<KeptPage> {
      const etag = toContentTag(html);
      if (previous?.etag === etag) {
        const answer = toAnswer(head, etag, toBodies(previous.answer));
        // An incomplete page does not replace the cached one, so it must not change how that one is sent.
        if (!head.complete) return { ...previous, head, answer, stale: undefined, generation };
        previous.head = head;
        previous.answer = answer;
        previous.stale = undefined;
        previous.generation = generation;
        return previous;
      }
      const bodies = await pack(Buffer.from(html), 'quick');
      const answer = toAnswer(head, etag, bodies);
      const kept: KeptPage = { head, etag, answer, generation, size: answer.size };
      // An incomplete page does not replace a complete one.
      if (previous && (head.complete || !previous.head.complete)) large.delete(previous);
      large.add(kept);
      working ??= makeSmaller();
      return kept;
    },
    /**
     * The answer at this moment. The cache in front must not store a stale page, because it would serve it for an hour.
     */
    toCurrentAnswer(kept: KeptPage, generation: number): StoredAnswer {
      if (!isPurged || kept.generation === generation) return kept.answer;
      kept.stale ??= toAnswer({ ...kept.head, complete: false }, kept.etag, toBodies(kept.answer));
      return kept.stale;
    },
    /** The parts of a page that are carried over a restart; undefined for a 404 or an incomplete page. */
    toCarriedPage({ head, etag, answer }: KeptPage): CarriedPage | undefined {
      const { br, gzip } = toBodies(answer);
      return head.status === 200 && head.complete && br && gzip ? { head, etag, br, gzip } : undefined;
    },
    /** Restores a page that was carried over. */
    async fromCarriedPage({ head, etag, ...packed }: CarriedPage, generation: number): Promise<KeptPage> {
      const answer = toAnswer(head, etag, await decompress(packed));
      return { head, etag, answer, generation, size: answer.size };
    },
    /** Resolves when no page waits for the best compression. */
    async settled(): Promise<void> {
      await working;
    },
  };
};
