import { createHash } from 'node:crypto';
import {
  inLanguage,
  type Language,
  languageOf,
  languages,
  pathTo,
  serviceWorkerPath,
  withoutLanguage,
} from '@ev-site/contract/paths.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createGenerationCache } from '../data/caching/generation-cache.ts';
import type { DataDoor, Reading } from '../data/door.ts';
import type { FormSettings } from '../page/form-settings.ts';
import { islandContext } from '../page/island-context.ts';
import { getLocale } from '../page/locale.ts';
import { localeContext } from '../page/locale-context.ts';
import type {
  AnsweredPage,
  BrochureFacts,
  LoadedPage,
  PageContext,
  RouteTable,
  Translation,
} from '../page/page.ts';
import { pickOwnQuery } from '../page/pick-own-query.ts';
import { Document } from './document.tsx';
import { createMatcher, type RouteMatch } from './match-route.ts';
import type { PageAssets } from './page-assets.ts';
import {
  type AskedQuery,
  type FoundPage,
  isKept,
  type PageRenderer,
  type RenderLog,
} from './rendered-page.ts';
import { loadFonts } from './typesetting/load-fonts.ts';
import { listClasses, pickStyles, readStylesheet, type Stylesheet } from './used-styles.ts';

export interface RendererOptions {
  table: RouteTable;
  assets: Omit<PageAssets, 'scriptUrl'>;
  data: Pick<DataDoor, 'inLanguage'>;
  /** Without a trailing slash. */
  publicUrl: string;
  forms: FormSettings;
  /** What a link says of the brochure of a vehicle: null where none can be made, not given where nothing is printed. */
  describeBrochure?: (key: string, language: Language) => Promise<BrochureFacts | null>;
  /** Whether pages ask browsers to keep the page without a line. */
  serviceWorker?: boolean;
  /** Number of the content's present state: what pages with a visitor's own query have read is kept as long. */
  generation(): number;
  /** Stands above every page that visitors do not have yet, with its CSS; such pages are for no search engine. */
  notice?: { bar: ReactElement; css: string };
}

/** What a page has read. */
interface PageReading {
  loaded: LoadedPage;
  /** Where the same page is to be had in each language. */
  translations: readonly Translation[];
  /** False when a read failed and default content stands in its place. */
  complete: boolean;
}

const pickQuery = (asked: AskedQuery, allowed: readonly string[]) => {
  const query: Record<string, string> = {};
  for (const key of allowed.toSorted()) {
    const [value] = [asked[key]].flat();
    if (value) query[key] = value;
  }
  return query;
};

// Few and small beside pages: one for each page with a query of the visitor's own, in each language.
const readingBytes = 100_000;

const toAddress = (path: string, query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** Makes whole HTML documents of the pages in the table. */
export const createPageRenderer = ({
  table,
  assets,
  data,
  publicUrl,
  forms,
  describeBrochure,
  serviceWorker = false,
  generation,
  notice,
}: RendererOptions): PageRenderer => {
  const match = createMatcher(table);

  const readStyles = async ({ route, language }: FoundPage) => {
    const { css, ...others } = await assets.stylesOf(route.name, language);
    return { css: css + (notice?.css ?? ''), ...others };
  };

  const sheets = new Map<string, Stylesheet>();
  const { namesIn } = assets;

  /** Leaves out of a page's CSS what nothing in it has a use for. What is typed in the studio may bring anything to a preview. */
  const keepUsed = (html: string, css: string): { html: string; css: string } => {
    if (!css || !namesIn || notice) return { html, css };
    const sheet = sheets.get(css) ?? readStylesheet(css);
    sheets.set(css, sheet);
    const classes = listClasses(html);
    const islands = new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name));
    const given = [...islands].map(namesIn);
    const used = pickStyles(sheet, (name) => classes.has(name) || given.some((names) => names.has(name)));
    return { html: html.replace(css, () => used), css: used };
  };

  const notFoundAt = (path: string): FoundPage => {
    const language = languageOf(path);
    return {
      address: `not found ${language}`,
      path: pathTo('Home', { language }),
      language,
      route: table.notFound,
      params: {},
      query: {},
      own: {},
    };
  };

  /** Of several routes that may answer a path, such as a vehicle's and a trade show's, the one that has such a page. */
  const choose = async ([first, ...others]: RouteMatch[], data: Reading): Promise<RouteMatch | undefined> => {
    if (!first || others.length === 0) return first;
    const { page } = await first.route.load();
    const isThere = await page.exists({ params: first.params, query: {}, data }).catch(() => true);
    return isThere ? first : choose(others, data);
  };

  const find = async (path: string, asked: AskedQuery): Promise<FoundPage | undefined> => {
    const found = await choose(match(withoutLanguage(path)), data.inLanguage(languageOf(path)));
    if (!found) return undefined;
    const { page } = await found.route.load();
    const query = pickQuery(asked, page.allowedQuery);
    const own = pickOwnQuery(asked, page.ownQuery);
    return { ...found, path, language: languageOf(path), query, own, address: toAddress(path, query) };
  };

  /** Where the same page is to be had, its own language among them; of Page Not Found, which is kept once for all addresses, home. */
  const listTranslations = async ({ route, params, query, address }: FoundPage): Promise<Translation[]> => {
    if (route === table.notFound)
      return languages.map((language) => ({ language, href: pathTo('Home', { language }) }));
    const { page } = await route.load();
    const there = await Promise.all(
      languages.map((language) => page.exists({ params, query, data: data.inLanguage(language) })),
    );
    return languages
      .filter((_, index) => there[index])
      .map((language) => ({ language, href: inLanguage(address, language) }));
  };

  const readPage = async (found: FoundPage, log: RenderLog): Promise<PageReading | undefined> => {
    const { route, path, params, query, language } = found;
    const asked = data.inLanguage(language);
    const locale = getLocale(language);
    const { page } = await route.load();
    // Where the lists cannot be read, `load` finds out.
    const exists = await page.exists({ params, query, data: asked }).catch(() => true);
    if (!exists) return undefined;
    let complete = true;
    const read: PageContext['read'] = async (what, ask, fallback) => {
      try {
        return (await ask(asked)) ?? fallback;
      } catch (error) {
        complete = false;
        log.failedRead({ page: route.name, what, error });
        return fallback;
      }
    };
    const translations = await read('translations', () => listTranslations(found), [] as Translation[]);
    const loaded = await page.load({
      path,
      params,
      query,
      locale,
      translations,
      publicUrl,
      forms,
      describeBrochure: describeBrochure && ((key) => describeBrochure(key, language)),
      data: asked,
      read,
    });
    return loaded && { loaded, translations, complete };
  };

  // What pages have read whose answers are never kept, so that a thousand questions ask the database once.
  const readings = createGenerationCache<PageReading, { found: FoundPage; log: RenderLog }>({
    generation,
    maxBytes: 32 * readingBytes,
    async make(_address, _previous, { found, log }) {
      const value = await readPage(found, log);
      return value && { value, size: readingBytes, complete: value.complete };
    },
  });

  const draw = async (
    found: FoundPage,
    answered: AnsweredPage,
    translations: readonly Translation[],
  ): Promise<{ html: string; css: string }> => {
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

  return {
    notFoundAt,
    find,
    async render(found, log) {
      const { route, query, own } = found;
      const read = isKept(found)
        ? await readPage(found, log)
        : await readings.get(found.address, { found, log });
      if (!read) return undefined;
      const { loaded, translations, complete } = read;
      const answered = loaded.answer({ ...query, ...own });
      const { html, css } = await draw(found, answered, translations);
      return {
        route: route.path || 'not found',
        status: answered.status,
        html,
        styleHash: css && createHash('sha256').update(css).digest('base64'),
        frameSources: answered.frameSources,
        asksPlace: answered.asksPlace,
        asksSpace: answered.asksSpace,
        humanCheck: answered.asksHuman ? forms.humanCheck.provider : null,
        complete,
      };
    },
    async listPages(log) {
      const addresses = new Set<string>();
      for (const language of languages) {
        for (const route of table.routes) {
          const { page } = await route.load();
          if (!route.path.includes(':')) addresses.add(inLanguage(route.path, language));
          const listed = await page
            .listAddresses(data.inLanguage(language), getLocale(language))
            .catch((error: unknown) => {
              log.failedRead({ page: route.name, what: 'addresses', error });
              return [];
            });
          for (const address of listed) addresses.add(address);
        }
      }
      const found = await Promise.all(
        [...addresses].map((address) => {
          const { pathname, searchParams } = new URL(address, publicUrl);
          return find(pathname, Object.fromEntries(searchParams));
        }),
      );
      const missing = languages.map((language) => notFoundAt(pathTo('Home', { language })));
      return [...missing, ...found.filter((page) => page !== undefined)];
    },
  };
};
