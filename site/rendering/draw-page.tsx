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
import { listClasses, pickStyles, readStylesheet, type Stylesheet } from './used-styles.ts';

export interface DrawerOptions {
  assets: Omit<PageAssets, 'scriptUrl'>;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Whether pages register the service worker with the offline page. */
  serviceWorker?: boolean;
  /** A bar above every page of a preview, with its CSS; search engines may not index such pages. */
  notice?: { bar: ReactElement; css: string };
}

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
  const readStyles = async ({ route, language }: FoundPage) => {
    const { css, ...others } = await assets.stylesOf(route.name, language);
    return { css: css + (notice?.css ?? ''), ...others };
  };

  const sheets = new Map<string, Stylesheet>();
  const { namesIn } = assets;

  /**
   * Removes unused rules from the CSS of a page. Previews keep all rules, because unsaved input from the studio may
   * change anything on the page.
   */
  const keepUsed = (html: string, css: string): DrawnPage => {
    if (!css || !namesIn || notice) return { html, css };
    const sheet = sheets.get(css) ?? readStylesheet(css);
    sheets.set(css, sheet);
    const classes = listClasses(html);
    const islands = new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name));
    const given = [...islands].map(namesIn);
    const used = pickStyles(sheet, (name) => classes.has(name) || given.some((names) => names.has(name)));
    return { html: html.replace(css, () => used), css: used };
  };

  return async (found, answered, translations) => {
    const { address, language } = found;
    const { head, content } = answered;
    const locale = getLocale(language);
    const fonts = await loadFonts(language);
    const { css, urls, withIslands } = await readStyles(found);
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
            styles={css}
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
    return keepUsed(`<!DOCTYPE html>${html}`, css);
  };
};
