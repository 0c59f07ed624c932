import { createHash } from 'node:crypto';
import { inLanguage, languageOf, languages, pathTo, withoutLanguage } from '@ev-site/contract/paths.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DataDoor } from '../data/door.ts';
import type { FormSettings } from '../page/form-settings.ts';
import { islandContext } from '../page/island-context.ts';
import { getLocale } from '../page/locale.ts';
import { localeContext } from '../page/locale-context.ts';
import type { LoadedPage, PageContext, RouteTable, Translation } from '../page/page.ts';
import { Document } from './document.tsx';
import { createMatcher } from './match-route.ts';
import type { PageAssets } from './page-assets.ts';
import type { AskedQuery, FoundPage, PageRenderer } from './rendered-page.ts';
import { loadFonts } from './typesetting/load-fonts.ts';

interface RendererOptions {
  table: RouteTable;
  assets: PageAssets;
  data: DataDoor;
  /** Without a trailing slash. */
  publicUrl: string;
  forms: FormSettings;
}

const pickQuery = (asked: AskedQuery, allowed: readonly string[]) => {
  const query: Record<string, string> = {};
  for (const key of allowed.toSorted()) {
    const [value] = [asked[key]].flat();
    if (value) query[key] = value;
  }
  return query;
};

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
}: RendererOptions): PageRenderer => {
  const match = createMatcher(table);

  const notFoundAt = (path: string): FoundPage => {
    const language = languageOf(path);
    return {
      address: `not found ${language}`,
      path: pathTo('Home', { language }),
      language,
      route: table.notFound,
      params: {},
      query: {},
    };
  };

  const find = async (path: string, asked: AskedQuery): Promise<FoundPage | undefined> => {
    const found = match(withoutLanguage(path));
    if (!found) return undefined;
    const { page } = await found.route.load();
    const query = pickQuery(asked, page.allowedQuery);
    return { ...found, path, language: languageOf(path), query, address: toAddress(path, query) };
  };

  /** Where the same page is to be had, its own language among them; none for Page Not Found. */
  const listTranslations = async ({ route, params, query, address }: FoundPage): Promise<Translation[]> => {
    if (route === table.notFound) return [];
    const { page } = await route.load();
    const there = await Promise.all(
      languages.map((language) => page.exists({ params, query, data: data.inLanguage(language) })),
    );
    return languages
      .filter((_, index) => there[index])
      .map((language) => ({ language, href: inLanguage(address, language) }));
  };

  const draw = async (
    { route, address, language }: FoundPage,
    loaded: LoadedPage,
    translations: readonly Translation[],
  ): Promise<string> => {
    const { head, content } = loaded;
    const locale = getLocale(language);
    const fonts = await loadFonts(language);
    const { css, urls } = await assets.stylesOf(route.name, language);
    let islands = 0;
    const context = { islandUrl: assets.islandUrl, nextPrefix: () => `i${islands++}-` };
    const toAbsolute = (url: string) => new URL(url, `${publicUrl}/`).href;
    const html = renderToStaticMarkup(
      <localeContext.Provider value={locale}>
        <islandContext.Provider value={context}>
          <Document
            locale={locale}
            head={head}
            canonicalUrl={toAbsolute(head.canonicalPath ?? address)}
            translations={translations.map(({ language, href }) => ({ language, href: toAbsolute(href) }))}
            imageUrl={head.image === undefined ? undefined : toAbsolute(head.image)}
            indexed={!head.noindex && loaded.status < 400}
            fonts={fonts}
            styles={css}
            styleUrls={urls}
            scripts={assets}
          >
            {content}
          </Document>
        </islandContext.Provider>
      </localeContext.Provider>,
    );
    return `<!DOCTYPE html>${html}`;
  };

  return {
    notFoundAt,
    find,
    async render(found, log) {
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
        data: asked,
        read,
      });
      if (!loaded) return undefined;
      const { css } = await assets.stylesOf(route.name, language);
      return {
        status: loaded.status,
        html: await draw(found, loaded, translations),
        styleHash: css && createHash('sha256').update(css).digest('base64'),
        frameSources: loaded.frameSources,
        humanCheck: loaded.asksHuman ? forms.humanCheck.provider : null,
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
