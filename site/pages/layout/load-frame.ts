import { type Menus, specifiedMenus } from '@ev-site/contract/menus.ts';
import type { ProductLine } from '../../data/products-menu.ts';
import type { Settings } from '../../data/settings.ts';
import type { AskedQuery, PageContext, Translation } from '../../page/page.ts';
import { withQuery } from '../../page/with-query.ts';
import { getDefaultSettings } from './default-settings.ts';

/** The data for the frame around every page. */
export interface Frame {
  settings: Settings;
  /** The vehicles of the Products menu. */
  productLines: ProductLine[];
  menus: Menus;
  /** The page in every language that has it; empty on a page that stands in for another. */
  translations: readonly Translation[];
  /** Path and query of the page, to recognize links to itself; undefined on a page that stands in for another. */
  here: string | undefined;
}

/** Reads the content of the header and the footer. Each failed read leaves its part at the default. */
export const loadFrame = async ({ read, path, query, locale, translations }: PageContext): Promise<Frame> => {
  const [settings, productLines, menus] = await Promise.all([
    read('settings', (data) => data.getSettings(), getDefaultSettings(locale.words)),
    read('products menu', (data) => data.getProductsMenu(), []),
    read('menus', (data) => data.getMenus(), specifiedMenus),
  ]);
  return { settings, productLines, menus, translations, here: withQuery(path, query) };
};

/**
 * The frame of an answer to a visitor's individual question. The links to other languages ask the same question, and a
 * link to the page itself leads back to its start.
 * @param carried the part of the query for other languages, if not all of it
 */
export const addQueryToFrame = (frame: Frame, query: AskedQuery, carried: AskedQuery = query): Frame => ({
  ...frame,
  translations: frame.translations.map(({ language, href }) => ({
    language,
    href: withQuery(href, carried),
  })),
  here: frame.here && withQuery(frame.here, query),
});
