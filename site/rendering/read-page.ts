import { inLanguage, type Language, languages, pathTo } from '@ev-site/contract/paths.ts';
import { createGenerationCache } from '../data/caching/generation-cache.ts';
import type { DataAccess } from '../data/data-access.ts';
import { watchKnown } from '../data/known.ts';
import type { FormSettings } from '../page/form-settings.ts';
import { getLocale } from '../page/locale.ts';
import type { BrochureFacts, LoadedPage, PageContext, RouteTable, Translation } from '../page/page.ts';
import { type FoundPage, isCacheable, type RenderLog } from './rendered-page.ts';

export interface ReaderOptions {
  table: Pick<RouteTable, 'notFound'>;
  data: Pick<DataAccess, 'inLanguage'>;
  /** Without a trailing slash. */
  publicUrl: string;
  forms: FormSettings;
  /**
   * Facts for the link to a vehicle's brochure: null where no brochure can be made, absent where nothing is printed.
   */
  describeBrochure?: (key: string, language: Language) => Promise<BrochureFacts | null>;
  /**
   * Number of the content's present state: data read for pages with a visitor's own query are cached as long as it
   * stays the same.
   */
  generation(): number;
}

/** The data that a page has read. */
interface PageReading {
  loaded: LoadedPage;
  /** The address of the same page in each language that has it. */
  translations: readonly Translation[];
  /** False when default content replaced a failed read, or a list was older than the content. */
  complete: boolean;
}

/** @returns `undefined` if there is no such page. */
type ReadPage = (found: FoundPage, log: RenderLog) => Promise<PageReading | undefined>;

// Readings are few and small compared with pages: one for each page with a query of the visitor's own, in each
// language.
const readingBytes = 100_000;

/** Creates the reader of page data. For pages that are never cached, it caches the data instead. */
export const createPageReader = ({
  table,
  data,
  publicUrl,
  forms,
  describeBrochure,
  generation,
}: ReaderOptions): ReadPage => {
  /**
   * Lists the address of the same page in every language that has it, its own included. The page for unknown addresses
   * is cached once for all of them, so its links lead to the home pages.
   */
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

  const readPage: ReadPage = async (found, log) => {
    const { route, path, params, query, language } = found;
    const asked = data.inLanguage(language);
    const locale = getLocale(language);
    const isKnownNow = watchKnown(data);
    const { page } = await route.load();
    // When the lists cannot be read, `load` finds that out.
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
    const translations = await read('translations', () => listTranslations(found), []);
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
    return loaded && { loaded, translations, complete: complete && isKnownNow() };
  };

  // Data of pages that are never cached, so that a thousand visitors' queries cause one database query.
  const readings = createGenerationCache<PageReading, { found: FoundPage; log: RenderLog }>({
    generation,
    maxBytes: 32 * readingBytes,
    async make(_address, _previous, { found, log }) {
      const value = await readPage(found, log);
      return value && { value, size: readingBytes, complete: value.complete };
    },
  });

  return (found, log) =>
    isCacheable(found) ? readPage(found, log) : readings.get(found.address, { found, log });
};
