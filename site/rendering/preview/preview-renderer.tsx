import type { NamedDocument } from '@ev-site/contract/documents.ts';
import { inLanguage, type Language, pathTo } from '@ev-site/contract/paths.ts';
import type { Reading } from '../../data/data-access.ts';
import type { PreviewContent } from '../../data/preview/previews.ts';
import { createPageRenderer, type RendererOptions } from '../page-renderer.tsx';
import type { FoundPage, PageRenderer, RenderedPage, RenderLog } from '../rendered-page.ts';
import { PreviewBar, previewBarStyles } from './preview-bar.tsx';

/** A document that a person may see in a language, with the content around it. */
interface PreviewToDraw {
  document: NamedDocument;
  language: Language;
  content: PreviewContent<Reading>;
}

export type DrawPreview = (preview: PreviewToDraw, log: RenderLog) => Promise<RenderedPage>;

const findPage = (
  renderer: PageRenderer,
  { language, content: { seenAt } }: PreviewToDraw,
): Promise<FoundPage | undefined> => renderer.find(inLanguage(seenAt.path, language), seenAt.query ?? {});

/**
 * Whether visitors can see a page already. When that cannot be read, the link goes to the home page, which is sure to
 * exist.
 */
const isPublished = async (found: FoundPage | undefined, data: Reading): Promise<boolean> => {
  if (!found) return false;
  const { page } = await found.route.load();
  const { params, query } = found;
  return page.exists({ params, query, data }).catch(() => false);
};

/**
 * Renders previews: the page of the real site that shows the document, read with the document at its place, under a bar
 * that marks it as a preview. Nothing of it is cached.
 */
export const createPreviewRenderer =
  (options: RendererOptions): DrawPreview =>
  async (preview, log) => {
    const { document, language, content } = preview;
    const visitors = await findPage(createPageRenderer(options), preview);
    const isThere = await isPublished(visitors, options.data.inLanguage(language));
    const bar = (
      <PreviewBar
        document={document}
        language={language}
        isUnsaved={content.isUnsaved}
        awaitsTranslation={content.awaitsTranslation}
        missing={content.missing}
        publicHref={visitors && isThere ? visitors.address : pathTo('Home', { language })}
      />
    );
    const renderer = createPageRenderer({
      ...options,
      data: content,
      notice: { bar, css: previewBarStyles },
    });
    const found = await findPage(renderer, preview);
    const page = found && (await renderer.render(found, log));
    if (page) return page;
    const missing = await renderer.render(renderer.notFoundAt(inLanguage('/', language)), log);
    if (!missing) throw new Error('Page Not Found is not in the table');
    return missing;
  };
