import { serviceWorkerPath } from '@ev-site/contract/paths.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { islandContext } from '../page/island-context.ts';
import { getLocale } from '../page/locale.ts';
import { localeContext } from '../page/locale-context.ts';
import type { AnsweredPage, Translation } from '../page/page.ts';
import { Document } from './document.tsx';
import type { PageAssets } from './page-assets.ts';
import type { FoundPage } from './rendered-page.ts';
import { loadFonts } from './typesetting/load-fonts.ts';
import { listClasses, pickStyles, type Stylesheet, writeStylesheet } from './used-styles.ts';

export interface DrawerOptions {
  assets: Omit<PageAssets, 'scriptUrl'>;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Whether pages register the service worker with the offline page. */
  serviceWorker?: boolean;
  /** A bar above every page of a preview, with its CSS; search engines may not index such pages. */
  notice?: { bar: ReactElement; css: string };
}

/** Stands in a document for its CSS, which depends on the rest of the document. */
const styleMark = '/*styles*/';

/** A whole document, and its inlined CSS. */
interface DrawnPage {
  html: string;
  css: string;
}

type DrawPage = (
  found: FoundPage,
  answered: AnsweredPage,
  translations: readonly Translation[],
) => Promise<DrawnPage>;

/** Creates the function that renders pages to documents. */
export const createPageDrawer = ({
  assets,
  publicUrl,
  serviceWorker = false,
  notice,
}: DrawerOptions): DrawPage => {
  const { namesIn } = assets;

  /**
   * The CSS of a page, without unused rules. Previews keep all rules, because unsaved input from the studio may change
   * anything on the page.
   */
  const writeStyles = (html: string, sheet: Stylesheet): string => {
    if (notice) return writeStylesheet(sheet) + notice.css;
    if (!namesIn) return writeStylesheet(sheet);
    const classes = listClasses(html);
    const islands = new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name));
    const given = [...islands].map(namesIn);
    return pickStyles(sheet, (name) => classes.has(name) || given.some((names) => names.has(name)));
  };

  return async (found, answered, translations) => {
    const { address, language } = found;
    const { head, content } = answered;
    const locale = getLocale(language);
    const fonts = await loadFonts(language);
    const { sheet, urls, withIslands } = await assets.stylesOf(found.route.name, language);
    const hasStyles = sheet.length > 0 || notice !== undefined;
    let islands = 0;
    const context = {
      islandUrl: assets.islandUrl,
      islandStyles: (name: string) => withIslands[name] ?? [],
      nextPrefix: () => `i${islands++}-`,
    };
    const toAbsolute = (url: string) => new URL(url, `${publicUrl}/`).href;
    const canonicalPath = head.canonicalPath ?? address;
    // Search engines read the other languages only at the canonical address.
    const alternates = canonicalPath === address ? translations : [];
    const html = renderToStaticMarkup(
      <localeContext.Provider value={locale}>
        <islandContext.Provider value={context}>
          <Document
            locale={locale}
            head={head}
            canonicalUrl={toAbsolute(canonicalPath)}
            translations={alternates.map(({ language, href }) => ({ language, href: toAbsolute(href) }))}
            imageUrl={head.image === undefined ? undefined : toAbsolute(head.image)}
            indexed={!notice && !head.noindex && answered.status < 400}
            fonts={fonts}
            styles={hasStyles ? styleMark : ''}
            styleUrls={urls}
            printUrl={assets.print?.url}
            scripts={{ ...assets, worker: serviceWorker ? serviceWorkerPath : undefined }}
          >
            {notice?.bar}
            {content}
          </Document>
        </islandContext.Provider>
      </localeContext.Provider>,
    );
    const css = writeStyles(html, sheet);
    // With its tags, because no text of a page can hold these.
    const styled = html.replace(`<style>${styleMark}</style>`, () => `<style>${css}</style>`);
    return { html: `<!DOCTYPE html>${styled}`, css };
  };
};
