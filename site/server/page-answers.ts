import { contentCacheControl, toContentTag } from '../data/caching/content-caching.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { compress, compressFor, unpack } from './compress.ts';
import { toContentPolicy } from './content-policy.ts';
import { pagesTag } from './edge/edge-purge.ts';
import type { Encoding } from './encoding.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { type Bodies, type StoredAnswer, toStoredAnswer } from './stored-answer.ts';

/** What a page's answer says beside its text, which is kept as bytes alone: as a string it takes twice the room. */
type PageHead = Omit<RenderedPage, 'html'>;

/** A page as it is kept. Its answer is replaced by a smaller one when that is ready. */
export interface KeptPage {
  head: PageHead;
  etag: string;
  bodies: Bodies;
  answer: StoredAnswer;
  /** The same for the time in which it is to be made anew, where that differs; laid out when it is needed. */
  stale?: StoredAnswer | undefined;
  /** The generation of the content that it was made of last. */
  generation: number;
  size: number;
}

/** A page as it is carried over a restart: what can be had from the rest is left out. */
interface CarriedPage {
  head: PageHead;
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

// Caches that know it go by CDN-Cache-Control (RFC 9213).
const cacheHeaders = {
  'Cache-Control': contentCacheControl,
  'CDN-Cache-Control': 'max-age=5, stale-while-revalidate=60, stale-if-error=86400',
};

// Where the cache in front is purged after each change, it may keep a page for long; the purge names the tag.
const purgedHeaders = {
  'Cache-Control': contentCacheControl,
  'CDN-Cache-Control': 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400',
  'Cache-Tag': pagesTag,
};

/** Nobody keeps what lacks something, or what is of one moment or one person. */
const unkeptHeaders = { 'Cache-Control': 'no-store' };

// With `no-store` Safari keeps no page for the way back, and no browser its bytes.
const ownHeaders = { 'Cache-Control': 'private, no-cache' };

interface AnswerOptions {
  isHttps: boolean;
  mediaUrl?: string;
  /** Whether a cache in front is told of every change. */
  isPurged?: boolean;
  /** Told where a page could not be made smaller: it is sent as large as it is. */
  failed(error: unknown): void;
  /** What compresses; for tests. */
  pack?: typeof compress;
}

/** Makes the parts of a page's answer that depend on the deployment. */
export const createPageAnswers = ({
  isHttps,
  mediaUrl = '',
  isPurged = false,
  failed,
  pack = compress,
}: AnswerOptions) => {
  const securityHeaders = toSecurityHeaders(isHttps);
  // An address under which there is nothing is anybody's invention: it is not worth an hour of the cache's room.
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

  /** Pages that wait for their smallest bytes. */
  const large = new Set<KeptPage>();
  let working: Promise<void> | undefined;
  const makeSmaller = async () => {
    // One at a time: the best compression takes a tenth of a second of a core.
    for (const kept of large) {
      large.delete(kept);
      try {
        kept.bodies = await pack(kept.bodies.identity, 'small');
        kept.answer = toAnswer(kept.head, kept.etag, kept.bodies);
        kept.stale = undefined;
      } catch (error) {
        failed(error);
      }
    }
    working = undefined;
  };

  return {
    /** Lays a page out that answers one visitor's own question: it is for him, and nobody else keeps it. */
    async toOwnAnswer(page: RenderedPage, encoding: Encoding): Promise<StoredAnswer> {
      const bodies = await compressFor(Buffer.from(page.html), encoding);
      const caching = page.complete && page.ownStays ? ownHeaders : unkeptHeaders;
      return toAnswer(page, toContentTag(page.html), bodies, caching);
    },
    /**
     * Lays a page out for sending. `previous` is kept, with its bytes, where the page has not changed.
     * @param generation of the content before it was read
     */
    async toKeptPage(
      { html, ...head }: RenderedPage,
      previous: KeptPage | undefined,
      generation: number,
    ): Promise<KeptPage> {
      const etag = toContentTag(html);
      if (previous?.etag === etag) {
        const answer = toAnswer(head, etag, previous.bodies);
        // What is not whole does not come in its place, and so is not to change how it is sent.
        if (!head.complete) return { ...previous, head, answer, stale: undefined, generation };
        previous.head = head;
        previous.answer = answer;
        previous.stale = undefined;
        previous.generation = generation;
        return previous;
      }
      const bodies = await pack(Buffer.from(html), 'quick');
      const answer = toAnswer(head, etag, bodies);
      const kept: KeptPage = { head, etag, bodies, answer, generation, size: answer.size };
      // What is not whole does not come in the place of what is.
      if (previous && (head.complete || !previous.head.complete)) large.delete(previous);
      large.add(kept);
      working ??= makeSmaller();
      return kept;
    },
    /** The answer at this moment. A page that is to be made anew is for him who asks: an hour at the edge would be too long. */
    toCurrentAnswer(kept: KeptPage, generation: number): StoredAnswer {
      if (!isPurged || kept.generation === generation) return kept.answer;
      kept.stale ??= toAnswer({ ...kept.head, complete: false }, kept.etag, kept.bodies);
      return kept.stale;
    },
    /** What is carried over a restart of a page; nothing of one that is not there (404) or not whole. */
    toCarriedPage: ({ head, etag, bodies: { br, gzip } }: KeptPage): CarriedPage | undefined =>
      head.status === 200 && head.complete && br && gzip ? { head, etag, br, gzip } : undefined,
    /** Lays a page out that was carried over. */
    async fromCarriedPage({ head, etag, ...packed }: CarriedPage, generation: number): Promise<KeptPage> {
      const bodies = await unpack(packed);
      const answer = toAnswer(head, etag, bodies);
      return { head, etag, bodies, answer, generation, size: answer.size };
    },
    /** Resolves when no page waits for its smallest bytes any more. */
    async settled(): Promise<void> {
      await working;
    },
  };
};
