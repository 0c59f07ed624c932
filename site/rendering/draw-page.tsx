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
  /** Whether pages ask browsers to keep the page without a line. */
  serviceWorker?: boolean;
  /** Stands above every page that visitors do not have yet, with its CSS; such pages are for no search engine. */
  notice?: { bar: ReactElement; css: string };
}

/** A whole document, and the CSS that is inlined in it. */
interface DrawnPage {
  html: string;
  css: string;
}

type DrawPage = (
  found: FoundPage,
  answered: AnsweredPage,
  translations: readonly Translation[],
) => Promise<DrawnPage>;

/** Draws the documents of pages. */
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

  /** Leaves out of a page's CSS what nothing in it has a use for. What is typed in the studio may bring anything to a preview. */
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
    // Search engines read the other languages at the canonical address, and at no other.
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
