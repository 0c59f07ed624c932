import { createHash } from 'node:crypto';
import { createPageDrawer, type DrawerOptions } from './draw-page.tsx';
import { createPageFinder, type FinderOptions } from './find-page.ts';
import { createPageReader, type ReaderOptions } from './read-page.ts';
import type { PageRenderer } from './rendered-page.ts';

export type RendererOptions = FinderOptions & ReaderOptions & DrawerOptions;

/** Creates the renderer of complete HTML documents for the pages in the table. */
export const createPageRenderer = (options: RendererOptions): PageRenderer => {
  const { forms } = options;
  const readPage = createPageReader(options);
  const drawPage = createPageDrawer(options);
  return {
    ...createPageFinder(options),
    async render(found, log) {
      const { route, query, own } = found;
      const read = await readPage(found, log);
      if (!read) return undefined;
      const { loaded, translations, complete } = read;
      const answered = loaded.answer({ ...query, ...own });
      const { html, css } = await drawPage(found, answered, translations);
      const { head, content, asksHuman, ...said } = answered;
      return {
        ...said,
        route: route.path || 'not found',
        html,
        styleHash: css && createHash('sha256').update(css).digest('base64'),
        humanCheck: asksHuman ? forms.humanCheck.provider : null,
        complete,
      };
    },
  };
};
