import type { Language } from '@ev-site/contract/paths.ts';
import type { Stylesheet } from './used-styles.ts';

/** CSS of a page in one language. */
interface PageStyles {
  /** To be inlined, without the rules that the page does not use. */
  sheet: Stylesheet;
  /** To be linked, where the CSS must update live. */
  urls: readonly string[];
  /** Stylesheets that are loaded with an island's module, by the name of the island. */
  withIslands: Readonly<Record<string, readonly string[]>>;
}

/**
 * The files that a page refers to: its CSS and the browser's modules. Built files in production, live ones in
 * development.
 */
export interface PageAssets {
  /** URL of the hydration loader. */
  loader: string;
  /** URL of the chunk with React, which the loader fetches for the first island. */
  react: string;
  /** Further modules of every page: Vite's client in development. */
  others: readonly string[];
  /** URL of an island's module. @throws {Error} if there is no such island. */
  islandUrl(name: string): string;
  /** URL of a module that the browser runs, by its source. @throws {Error} if it was not built. */
  scriptUrl(source: string): string;
  /** The print stylesheet of all pages; absent where the pages' own styles include it. */
  print?: { url: string; text: string };
  stylesOf(pageName: string, language: Language): Promise<PageStyles>;
  /** All class names that an island may set, and other words; absent where a page keeps all its styles. */
  namesIn?(island: string): ReadonlySet<string>;
}
