import type { Language } from '@ev-site/contract/paths.ts';

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
  /** A page's CSS in a language, to be inlined, or the stylesheets to be linked where they must be live. */
  stylesOf(pageName: string, language: Language): Promise<{ css: string; urls: readonly string[] }>;
}
