import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { createLog } from '@ev-site/content/logging/log.ts';
import { createGenerationCache } from '../data/caching/generation-cache.ts';
import type { DataAccess } from '../data/data-access.ts';
import { watchKnown } from '../data/known.ts';
import { measureRender } from '../metrics/renders.ts';
import type { PageAssets } from '../rendering/page-assets.ts';
import { createPageRenderer, type RendererOptions } from '../rendering/page-renderer.tsx';
import { drawPlainPage } from '../rendering/plain/draw-plain-page.tsx';
import { createPreviewRenderer } from '../rendering/preview/preview-renderer.tsx';
import {
  type FoundPage,
  isCacheable,
  type RenderedPage,
  type RenderLog,
} from '../rendering/rendered-page.ts';
import type { FindAnswer } from './early-answer.ts';
import { createPageAnswers, type KeptPage } from './page-answers.ts';
import { type PageSource, toRenderLog } from './pages.ts';
import { createRenewals } from './renewals.ts';
import { createMemoryWatch, settleMemory } from './settle-memory.ts';
import { withoutTracking } from './tracking-query.ts';
import { createWarmUp } from './warm-up.ts';

const megabyte = 1_048_576;

interface CachedOptions {
  environment: Pick<Environment, 'MEDIA_URL' | 'EDGE_PURGE_URL'>;
  /** Data and settings that pages are rendered from. */
  rendering: RendererOptions & { assets: Pick<PageAssets, 'scriptUrl'> };
  isHttps: boolean;
  /** Whether pages are rendered before a visitor asks for them. */
  makesAhead: boolean;
  data: Pick<DataAccess, 'readRevision'>;
  log: ReturnType<typeof createLog>;
  /** Called when every page that can be rendered is rendered: at the start, and after each change of content. */
  finished(): void;
}

interface CacheParts {
  render(found: FoundPage, log: RenderLog): Promise<RenderedPage | undefined>;
  answers: Pick<ReturnType<typeof createPageAnswers>, 'toKeptPage'>;
  data: Parameters<typeof watchKnown>[0];
  generation(): number;
  /** Called when a page could not be made and its previous version is kept. */
  keptOld(address: string, error: unknown): void;
}

/** The shared cache of rendered pages, by address. */
export const createPageCache = ({ render, answers, data, generation, keptOld }: CacheParts) =>
  createGenerationCache<KeptPage, { found: FoundPage; log: RenderLog }>({
    generation,
    keptOld,
    maxBytes: 128 * megabyte,
    async make(_address, previous, { found, log }) {
      // Read before the content is read: if the content changes during rendering, the page counts as stale.
      const madeOf = generation();
      const isKnownNow = watchKnown(data);
      const page = await render(found, log);
      if (!page) return isKnownNow() ? undefined : 'unsure';
      const value = await answers.toKeptPage(page, previous, madeOf);
      return { value, size: value.size, complete: page.complete };
    },
  });

/** The shared page cache. Pages are rendered again after a change of content, and ahead of requests. */
export const createCachedPages = (options: CachedOptions) => {
  const { environment, rendering, isHttps, makesAhead, data, log, finished } = options;
  const { generation } = rendering;
  const renderer = createPageRenderer(rendering);
  const answers = createPageAnswers({
    isHttps,
    mediaUrl: environment.MEDIA_URL,
    isPurged: environment.EDGE_PURGE_URL !== undefined,
    failed: (error) => log.error({ err: error }, 'a page could not be made smaller'),
  });
  const render: CacheParts['render'] = (found, log) =>
    measureRender(found.route.path || 'not found', () => renderer.render(found, log));
  const isDatabaseAnswering = () =>
    data.readRevision().then(
      () => true,
      () => false,
    );
  const renewals = createRenewals({
    isDatabaseAnswering,
    failed: (address, error) =>
      log.error({ err: error, address }, 'a page could not be renewed; visitors get the previous one'),
  });
  const cache = createPageCache({
    render,
    answers,
    data: rendering.data,
    generation,
    keptOld: renewals.keptOld,
  });
  const memory = createMemoryWatch();
  const toCurrent = (kept: KeptPage | undefined) => kept && answers.toCurrentAnswer(kept, generation());

  const get: PageSource['get'] = async (found, log, encoding) => {
    if (isCacheable(found)) return toCurrent(await cache.get(found.address, { found, log }));
    const page = await render(found, log);
    memory.noteAnswer();
    return page && answers.toOwnAnswer(page, encoding);
  };

  const renderLog = toRenderLog(log);
  const warmUp = createWarmUp({
    async listPages(lacksSome) {
      if (!makesAhead) return [];
      return renderer.listPages({
        failedRead(failure) {
          renderLog.failedRead(failure);
          lacksSome();
        },
      });
    },
    make: (found) => renewals.make(found.address, () => get(found, renderLog, 'identity')),
    watch: () => watchKnown(rendering.data),
    isMade({ address }) {
      const kept = cache.peek(address);
      return kept?.head.complete === true && kept.generation === generation();
    },
    isDatabaseAnswering,
    failed: (address, error) => log.error({ err: error, address }, 'a page could not be made ahead'),
    finished() {
      settleMemory();
      finished();
    },
  });

  const source: PageSource = {
    find: renderer.find,
    get,
    hasMadeAll: warmUp.hasMadeAll,
    isReady: ({ address }) => cache.peek(address) !== undefined,
    findKept: (url) => toCurrent(cache.getKept(withoutTracking(url))),
    getNotFound: (path, log) => get(renderer.notFoundAt(path), log, 'identity'),
    drawPlain: drawPlainPage,
    drawPreview: createPreviewRenderer(rendering),
    scriptUrl: rendering.assets.scriptUrl,
  };
  /** Finds a page that is cached and not stale, by the raw URL of the request. */
  const findReady: FindAnswer = (url) => toCurrent(cache.peek(withoutTracking(url)));
  return { source, findReady, cache, answers, warmUp };
};
