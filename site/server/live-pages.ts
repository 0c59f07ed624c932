import type { RunnableDevEnvironment } from 'vite';
import type { DataAccess } from '../data/data-access.ts';
import type { FormSettings } from '../page/form-settings.ts';
import { createLiveAssets } from '../rendering/live-assets.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { toContentPolicy } from './content-policy.ts';
import type { PageSource } from './pages.ts';
import type { Brochures } from './papers/brochures.ts';
import { type StoredAnswer, toStoredAnswer } from './stored-answer.ts';

type Rendering = typeof import('../rendering/page-renderer.tsx');
type Plain = typeof import('../rendering/plain/draw-plain-page.tsx');
type Previews = typeof import('../rendering/preview/preview-renderer.tsx');
type Table = typeof import('../pages/routes.ts');

interface LiveOptions {
  /** Vite's environment for the server's modules. Available once Vite runs. */
  environment(): RunnableDevEnvironment;
  data: DataAccess;
  publicUrl: string;
  forms: FormSettings;
  describeBrochure: Brochures['describe'];
}

const toLiveAnswer = (page: RenderedPage): StoredAnswer =>
  toStoredAnswer({
    status: page.status,
    etag: 'W/"live"',
    bodies: { identity: Buffer.from(page.html) },
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': toContentPolicy({ ...page, isHttps: false, development: true }),
    },
  });

/** Renders pages from the current sources, again for every request. */
export const createLivePages = ({
  environment,
  data,
  publicUrl,
  forms,
  describeBrochure,
}: LiveOptions): PageSource => {
  const getOptions = async () => {
    const vite = environment();
    const { routes } = await vite.runner.import<Table>('/pages/routes.ts');
    return {
      table: routes,
      assets: createLiveAssets(vite),
      data,
      publicUrl,
      forms,
      describeBrochure,
      generation: () => 0,
    };
  };
  const getRenderer = async () => {
    const { createPageRenderer } = await environment().runner.import<Rendering>(
      '/rendering/page-renderer.tsx',
    );
    return createPageRenderer(await getOptions());
  };
  return {
    find: async (path, query) => (await getRenderer()).find(path, query),
    async get(found, log) {
      const page = await (await getRenderer()).render(found, log);
      return page && toLiveAnswer(page);
    },
    hasMadeAll: () => true,
    isReady: () => false,
    findKept: () => undefined,
    async getNotFound(path, log) {
      const renderer = await getRenderer();
      const page = await renderer.render(renderer.notFoundAt(path), log);
      return page && toLiveAnswer(page);
    },
    async drawPreview(preview, log) {
      const { createPreviewRenderer } = await environment().runner.import<Previews>(
        '/rendering/preview/preview-renderer.tsx',
      );
      return createPreviewRenderer(await getOptions())(preview, log);
    },
    scriptUrl: (source) => createLiveAssets(environment()).scriptUrl(source),
    async drawPlain(content) {
      const { drawPlainPage } = await environment().runner.import<Plain>(
        '/rendering/plain/draw-plain-page.tsx',
      );
      return drawPlainPage(content);
    },
  };
};
