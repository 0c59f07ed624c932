import type { Language } from '@ev-site/contract/paths.ts';
import type { HumanCheckSettings } from '../islands/forms/human-check-settings.ts';
import type { AnsweredPage, Route } from '../page/page.ts';

/** Logs reads that failed while a page was rendered; the page continues with its default content. */
export interface RenderLog {
  failedRead(failure: { page: string; what: string; error: unknown }): void;
}

/** A page as HTML, with the facts for its headers. */
export interface RenderedPage extends Omit<AnsweredPage, 'head' | 'content' | 'asksHuman'> {
  /** Pattern of its address, e.g. "/blogdetails/:blogid". */
  route: string;
  html: string;
  /** Base64 of the SHA-256 of the inlined CSS; empty where none is inlined. */
  styleHash: string;
  /** Provider of the human check that the page may load; null where the page needs none. */
  humanCheck: HumanCheckSettings['provider'] | null;
  /** False when default content replaced a failed read. */
  complete: boolean;
}

/** The query of a request, parsed by the router; a repeated key has a list. */
export type RequestQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request for a page, parsed once: later code never reads the raw request. */
export interface FoundPage {
  /**
   * The canonical path with the allowed query in fixed order: each page has exactly one address, and `own` is not part
   * of it.
   */
  address: string;
  path: string;
  language: Language;
  route: Route;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** The visitor's own numbers and choices; a response to them is never cached. Empty for most requests. */
  own: Readonly<Record<string, string>>;
}

/** Whether a page may be cached and served to others. */
export const isCacheable = ({ own }: Pick<FoundPage, 'own'>): boolean => Object.keys(own).length === 0;

/** Finds and renders pages. */
export interface PageRenderer {
  /** The page "Page Not Found" in the language of a path; its address equals no path. */
  notFoundAt(path: string): FoundPage;
  /** Finds the page of a decoded, canonical path; `undefined` where no route matches. */
  find(path: string, query: RequestQuery): Promise<FoundPage | undefined>;
  /** @returns `undefined` if there is no such page. @throws whatever the page's own load or view throws. */
  render(page: FoundPage, log: RenderLog): Promise<RenderedPage | undefined>;
  /**
   * Lists every page that now exists in any language, Page Not Found first. Kinds whose list cannot be read are
   * missing.
   */
  listPages(log: RenderLog): Promise<FoundPage[]>;
}
