import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DataDoor } from '../data/door.ts';
import type { FormSettings } from '../page/form-settings.ts';
import { islandContext } from '../page/island-context.ts';
import { getLocale } from '../page/locale.ts';
import { localeContext } from '../page/locale-context.ts';
import type { LoadedPage, PageContext, RouteTable } from '../page/page.ts';
import { Document } from './document.tsx';
import { createMatcher } from './match-route.ts';
import type { PageAssets } from './page-assets.ts';
import type { AskedQuery, FoundPage, PageRenderer } from './rendered-page.ts';

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
  const locale = getLocale('en');
  const notFound: FoundPage = {
    address: 'not found',
    path: '/',
    route: table.notFound,
    params: {},
    query: {},
  };

  const find = async (path: string, asked: AskedQuery): Promise<FoundPage | undefined> => {
    const found = match(path);
    if (!found) return undefined;
    const { page } = await found.route.load();
    const query = pickQuery(asked, page.allowedQuery);
    return { ...found, path, query, address: toAddress(path, query) };
  };

  const draw = async ({ route, address }: FoundPage, loaded: LoadedPage): Promise<string> => {
    const { head, content } = loaded;
    const { css, urls } = await assets.stylesOf(route.name);
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
            imageUrl={head.image === undefined ? undefined : toAbsolute(head.image)}
            indexed={!head.noindex && loaded.status < 400}
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
    notFound,
    find,
    async render(found, log) {
      const { route, path, params, query } = found;
      const { page } = await route.load();
      // Where the lists cannot be read, `load` finds out.
      const exists = await page.exists({ params, query, data }).catch(() => true);
      if (!exists) return undefined;
      let complete = true;
      const read: PageContext['read'] = async (what, ask, fallback) => {
        try {
          return await ask(data);
        } catch (error) {
          complete = false;
          log.failedRead({ page: route.name, what, error });
          return fallback;
        }
      };
      const loaded = await page.load({ path, params, query, locale, publicUrl, forms, data, read });
      if (!loaded) return undefined;
      const { css } = await assets.stylesOf(route.name);
      return {
        status: loaded.status,
        html: await draw(found, loaded),
        styleHash: css && createHash('sha256').update(css).digest('base64'),
        frameSources: loaded.frameSources,
        humanCheck: loaded.asksHuman ? forms.humanCheck.provider : null,
        complete,
      };
    },
    async listPages(log) {
      const addresses = new Set<string>();
      for (const route of table.routes) {
        const { page } = await route.load();
        if (!route.path.includes(':')) addresses.add(route.path);
        const listed = await page.listAddresses(data, locale).catch((error: unknown) => {
          log.failedRead({ page: route.name, what: 'addresses', error });
          return [];
        });
        for (const address of listed) addresses.add(address);
      }
      const found = await Promise.all(
        [...addresses].map((address) => {
          const { pathname, searchParams } = new URL(address, publicUrl);
          return find(pathname, Object.fromEntries(searchParams));
        }),
      );
      return [notFound, ...found.filter((page) => page !== undefined)];
    },
  };
};
