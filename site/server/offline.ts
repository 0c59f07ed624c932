import {
  awaitEachLanguage,
  inEachLanguage,
  inLanguage,
  type Language,
  offlinePath,
  serviceWorkerPath,
} from '@ev-site/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import { toContentTag } from '../data/caching/http-caching.ts';
import { openValueCache } from '../data/caching/value-cache.ts';
import type { Settings } from '../data/settings.ts';
import type { DrawPlain, PlainPage } from '../page/plain-page.ts';

/** The two scripts that can be served at the address of the service worker. */
export interface WorkerScripts {
  serve: string;
  /** Removes the worker from browsers that have it. */
  retire: string;
}

interface OfflineOptions {
  data: { inLanguage(language: Language): { getSettings(): Promise<Settings> } };
  draw: DrawPlain;
  generation(): number;
  scripts: WorkerScripts;
  /** False if the operator has switched the worker off. */
  isOn: boolean;
}

type Pages = Record<Language, PlainPage>;

// The worker may only send requests to this site.
const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * Serves the pages that a browser shows when it is offline, and the service worker that stores them. The worker's text
 * begins with a tag of these pages. So when a telephone number changes, browsers fetch the pages again.
 */
export const addOffline = (
  server: FastifyInstance,
  { data, draw, generation, scripts, isOn }: OfflineOptions,
): void => {
  const keep = openValueCache(generation);
  const drawPages = (): Promise<Pages> =>
    awaitEachLanguage(async (language) => {
      const { phones } = await data.inLanguage(language).getSettings();
      return draw({ kind: 'offline', language, phones });
    });
  const getPages = () => keep('pages', drawPages);

  inEachLanguage((language) => {
    server.get(inLanguage(offlinePath, language), async (_request, reply) => {
      const { html, policy } = (await getPages())[language];
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': policy,
          'X-Robots-Tag': 'noindex',
          ETag: toContentTag(html),
        })
        .send(html);
    });
  });

  const write = async (): Promise<string> => {
    if (!isOn) return scripts.retire;
    const tag = toContentTag(JSON.stringify(await getPages())).replace(/[^\w-]/g, '');
    return `// ${tag}\n${scripts.serve}`;
  };

  server.get(serviceWorkerPath, async (_request, reply) => {
    const text = await write();
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        // Browsers check the worker with each visit. That is how it is updated or removed.
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': workerPolicy,
        ETag: toContentTag(text),
      })
      .send(text);
  });
};
