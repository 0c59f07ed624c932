import type { Language } from '@ev-site/contract/paths.ts';

/** A page's CSS in a language. */
interface PageStyles {
  /** To be inlined, of which a page leaves out what it has no use for. */
  css: string;
  /** To be linked, where it must be live. */
  urls: readonly string[];
  /** Stylesheets that are fetched with an island's module, by the island's name. */
  withIslands: Readonly<Record<string, readonly string[]>>;
}

/** The files that a page names: its CSS, and the browser's modules. Built ones in production, live ones in development. */
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
  /** The stylesheet for paper, of all pages; none where the pages' own styles hold it. */
  print?: { url: string; text: string };
  stylesOf(pageName: string, language: Language): Promise<PageStyles>;
  /** Every class, and more, that an island may give an element; none where all styles of a page are to stay. */
  namesIn?(island: string): ReadonlySet<string>;
}
