import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DataDoor } from '../data/door.ts';
import type { FormSettings } from '../page/form-settings.ts';
import { islandContext } from '../page/island-context.ts';
import type { LoadedPage, PageContext, Route, RouteTable } from '../page/page.ts';
import { Document } from './document.tsx';
import { createMatcher } from './match-route.ts';
import type { PageAssets } from './page-assets.ts';
import { notFoundAddress, type PageRenderer, type RenderedPage, type RenderLog } from './rendered-page.ts';

interface RendererOptions {
  table: RouteTable;
  assets: PageAssets;
  data: DataDoor;
  /** Without a trailing slash. */
  publicUrl: string;
  forms: FormSettings;
}

const pickQuery = (search: URLSearchParams, allowed: readonly string[]) => {
  const query: Record<string, string> = {};
  for (const key of allowed.toSorted()) {
    const value = search.get(key);
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

  const draw = async (route: Route, address: string, loaded: LoadedPage): Promise<string> => {
    const { head, content } = loaded;
    const { css, urls } = await assets.stylesOf(route.name);
    let islands = 0;
    const context = { islandUrl: assets.islandUrl, nextPrefix: () => `i${islands++}-` };
    const toAbsolute = (url: string) => new URL(url, `${publicUrl}/`).href;
    const html = renderToStaticMarkup(
      <islandContext.Provider value={context}>
        <Document
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
      </islandContext.Provider>,
    );
    return `<!DOCTYPE html>${html}`;
  };

  const renderRoute = async (
    { route, params }: { route: Route; params: PageContext['params'] },
    path: string,
    search: URLSearchParams,
    log: RenderLog,
  ): Promise<RenderedPage | undefined> => {
    const { page } = await route.load();
    const query = pickQuery(search, page.allowedQuery);
    let complete = true;
    const loaded = await page.load({
      path,
      params,
      query,
      publicUrl,
      forms,
      data,
      async read(what, ask, fallback) {
        try {
          return await ask(data);
        } catch (error) {
          complete = false;
          log.failedRead({ page: route.name, what, error });
          return fallback;
        }
      },
    });
    if (!loaded) return undefined;
    const { css } = await assets.stylesOf(route.name);
    return {
      status: loaded.status,
      html: await draw(route, toAddress(path, query), loaded),
      styleHash: css && createHash('sha256').update(css).digest('base64'),
      frameSources: loaded.frameSources,
      humanCheck: loaded.asksHuman ? forms.humanCheck.provider : null,
      complete,
    };
  };

  return {
    async findAddress(path, search) {
      const found = match(path);
      if (!found) return undefined;
      const { page } = await found.route.load();
      return toAddress(path, pickQuery(search, page.allowedQuery));
    },
    async render(address, log) {
      if (address === notFoundAddress) {
        return renderRoute({ route: table.notFound, params: {} }, '/', new URLSearchParams(), log);
      }
      const url = new URL(address, publicUrl);
      const found = match(url.pathname);
      return found && renderRoute(found, url.pathname, url.searchParams, log);
    },
    async listAddresses() {
      const addresses = [notFoundAddress];
      for (const route of table.routes) {
        const { page } = await route.load();
        if (!route.path.includes(':')) addresses.push(route.path);
        addresses.push(...(await page.listAddresses(data)));
      }
      return [...new Set(addresses)];
    },
  };
};
