import { type Menus, specifiedMenus } from '@ev-site/contract/menus.ts';
import type { ProductLine } from '../../data/products-menu.ts';
import type { Settings } from '../../data/settings.ts';
import type { AskedQuery, PageContext, Translation } from '../../page/page.ts';
import { withQuery } from '../../page/with-query.ts';
import { getDefaultSettings } from './default-settings.ts';

/** What surrounds every page. */
export interface Frame {
  settings: Settings;
  /** The vehicles of the Products menu. */
  productLines: ProductLine[];
  menus: Menus;
  /** The page in every language that has it; none where another page stands in. */
  translations: readonly Translation[];
  /** Path and query of the page, by which a link to itself is known; none where another page stands in. */
  here: string | undefined;
}

/** Reads what the header and the footer show; each failed read leaves its part at the default. */
export const loadFrame = async ({ read, path, query, locale, translations }: PageContext): Promise<Frame> => {
  const [settings, productLines, menus] = await Promise.all([
    read('settings', (data) => data.getSettings(), getDefaultSettings(locale.words)),
    read('products menu', (data) => data.getProductsMenu(), []),
    read('menus', (data) => data.getMenus(), specifiedMenus),
  ]);
  return { settings, productLines, menus, translations, here: withQuery(path, query) };
};

/**
 * The surroundings of an answer to a visitor's own question: another language asks the same, and the page itself is a way back
 * to the beginning.
 * @param carried what of the question is asked in another language, if not all of it
 */
export const askFrame = (frame: Frame, query: AskedQuery, carried: AskedQuery = query): Frame => ({
  ...frame,
  translations: frame.translations.map(({ language, href }) => ({
    language,
    href: withQuery(href, carried),
  })),
  here: frame.here && withQuery(frame.here, query),
});
