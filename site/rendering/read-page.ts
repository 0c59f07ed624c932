import { inLanguage, type Language, languages, pathTo } from '@ev-site/contract/paths.ts';
import { createGenerationCache } from '../data/caching/generation-cache.ts';
import type { DataDoor } from '../data/door.ts';
import { watchKnown } from '../data/known.ts';
import type { FormSettings } from '../page/form-settings.ts';
import { getLocale } from '../page/locale.ts';
import type { BrochureFacts, LoadedPage, PageContext, RouteTable, Translation } from '../page/page.ts';
import { type FoundPage, isCacheable, type RenderLog } from './rendered-page.ts';

export interface ReaderOptions {
  table: Pick<RouteTable, 'notFound'>;
  data: Pick<DataDoor, 'inLanguage'>;
  /** Without a trailing slash. */
  publicUrl: string;
  forms: FormSettings;
  /** What a link says of the brochure of a vehicle: null where none can be made, not given where nothing is printed. */
  describeBrochure?: (key: string, language: Language) => Promise<BrochureFacts | null>;
  /** Number of the content's present state: what pages with a visitor's own query have read is kept as long. */
  generation(): number;
}

/** What a page has read. */
interface PageReading {
  loaded: LoadedPage;
  /** Where the same page is to be had in each language. */
  translations: readonly Translation[];
  /** False when a read failed and default content stands in its place, or a list was older than the content. */
  complete: boolean;
}

/** @returns `undefined` if there is no such page. */
type ReadPage = (found: FoundPage, log: RenderLog) => Promise<PageReading | undefined>;

// Few and small beside pages: one for each page with a query of the visitor's own, in each language.
const readingBytes = 100_000;

/** Reads what pages are made of; what one has read whose answers are never kept is kept in their place. */
export const createPageReader = ({
  table,
  data,
  publicUrl,
  forms,
  describeBrochure,
  generation,
}: ReaderOptions): ReadPage => {
  /**
   * Where the same page is to be had, its own language among them; of Page Not Found, which is kept once for all
   * addresses, home.
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

  // What pages have read whose answers are never kept, so that a thousand questions ask the database once.
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
