import type { AskedQuery, Page, PageDefinition } from './page.ts';
import { UnreadablePage } from './unreadable-page.ts';

/** Makes a page from its definition: `export const page = definePage({ load, head, View })`. */
export const definePage = <Data,>(definition: PageDefinition<Data>): Page => {
  const { View, status = 200, isBrowserCacheable = false } = definition;
  const toStatus = (data: Data, query: AskedQuery) =>
    typeof status === 'number' ? status : status(data, query);
  return {
    allowedQuery: definition.allowedQuery ?? [],
    ownQuery: definition.ownQuery ?? [],
    listAddresses: async (data, locale) => (await definition.listAddresses?.(data, locale)) ?? [],
    exists: async (asked) => (await definition.exists?.(asked)) ?? true,
    async load(context) {
      const data = await definition.load(context).catch((cause: unknown) => {
        throw new UnreadablePage(context.path, cause);
      });
      if (data === undefined) return undefined;
      return {
        answer: (query) => ({
          status: toStatus(data, query),
          head: definition.head(data, context, query),
          content: <View data={data} query={query} />,
          frameSources: definition.frameSources ?? [],
          asksHuman: definition.asksHuman ?? false,
          asksPlace: definition.asksPlace ?? false,
          asksSpace: definition.asksSpace ?? false,
          isBrowserCacheable:
            typeof isBrowserCacheable === 'boolean' ? isBrowserCacheable : isBrowserCacheable(query),
        }),
      };
    },
  };
};
