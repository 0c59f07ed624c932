import {
  inLanguage,
  type Language,
  languageOf,
  languages,
  pathTo,
  withoutLanguage,
} from '@ev-site/contract/paths.ts';
import type { DataAccess, Reading } from '../data/data-access.ts';
import { getLocale } from '../page/locale.ts';
import type { RouteTable } from '../page/page.ts';
import { pickOwnQuery } from '../page/pick-own-query.ts';
import { withQuery } from '../page/with-query.ts';
import { createMatcher, type RouteMatch } from './match-route.ts';
import type { FoundPage, PageRenderer, RenderLog, RequestQuery } from './rendered-page.ts';

export interface FinderOptions {
  table: RouteTable;
  data: Pick<DataAccess, 'inLanguage'>;
  /** Without a trailing slash. */
  publicUrl: string;
}

const pickQuery = (asked: RequestQuery, allowed: readonly string[]) => {
  const query: Record<string, string> = {};
  for (const key of [...allowed].sort()) {
    const [value] = [asked[key]].flat();
    if (value) query[key] = value;
  }
  return query;
};

/**
 * Chooses between several routes that match a path, such as a vehicle's and a trade show's: the one that has such a
 * page.
 */
const choose = async ([first, ...others]: RouteMatch[], data: Reading): Promise<RouteMatch | undefined> => {
  if (!first || others.length === 0) return first;
  const { page } = await first.route.load();
  const isThere = await page.exists({ params: first.params, query: {}, data }).catch(() => true);
  return isThere ? first : choose(others, data);
};

/** Creates the finder of pages in the route table by their address. */
export const createPageFinder = ({
  table,
  data,
  publicUrl,
}: FinderOptions): Pick<PageRenderer, 'notFoundAt' | 'find' | 'listPages'> => {
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
      own: {},
    };
  };

  const find = async (path: string, asked: RequestQuery): Promise<FoundPage | undefined> => {
    const language = languageOf(path);
    const found = await choose(match(withoutLanguage(path)), data.inLanguage(language));
    if (!found) return undefined;
    const { page } = await found.route.load();
    const query = pickQuery(asked, page.allowedQuery);
    const own = pickOwnQuery(asked, page.ownQuery);
    return { ...found, path, language, query, own, address: withQuery(path, query) };
  };

  const listAddresses = async (language: Language, log: RenderLog): Promise<string[]> => {
    const addresses: string[] = [];
    for (const route of table.routes) {
      const { page } = await route.load();
      if (!route.path.includes(':')) addresses.push(inLanguage(route.path, language));
      const listed = await page
        .listAddresses(data.inLanguage(language), getLocale(language))
        .catch((error: unknown) => {
          log.failedRead({ page: route.name, what: 'addresses', error });
          return [];
        });
      addresses.push(...listed);
    }
    return addresses;
  };

  return {
    notFoundAt,
    find,
    async listPages(log) {
      const addresses = new Set<string>();
      for (const language of languages)
        for (const address of await listAddresses(language, log)) addresses.add(address);
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
