import type { Language } from '@ev-site/contract/paths.ts';
import type { HumanCheckSettings } from '../islands/forms/human-check-settings.ts';
import type { AnsweredPage, Route } from '../page/page.ts';

/** Takes note of reads that failed while a page was rendered; the page goes on with its default content. */
export interface RenderLog {
  failedRead(failure: { page: string; what: string; error: unknown }): void;
}

/** A page as HTML, and what its headers must say about it. */
export interface RenderedPage extends Omit<AnsweredPage, 'head' | 'content' | 'asksHuman'> {
  /** Pattern of its address, e.g. "/blogdetails/:blogid". */
  route: string;
  html: string;
  /** Base64 of the SHA-256 of the inlined CSS; empty where none is inlined. */
  styleHash: string;
  /** Whose human check the page may load; null where it asks for none. */
  humanCheck: HumanCheckSettings['provider'] | null;
  /** False when a read failed and default content stands in its place. */
  complete: boolean;
}

/** The query of a request as the router has parsed it; a key that comes twice has a list. */
export type RequestQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request for a page, parsed once: from here on nobody looks at its text again. */
export interface FoundPage {
  /** The canonical path with the allowed query in fixed order: one address, one page, whatever is `own`. */
  address: string;
  path: string;
  language: Language;
  route: Route;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** What the visitor asks in his own numbers and choices; an answer to it is never kept. Empty for most. */
  own: Readonly<Record<string, string>>;
}

/** Whether a page may be kept and given to others. */
export const isCacheable = ({ own }: Pick<FoundPage, 'own'>): boolean => Object.keys(own).length === 0;

/** Makes pages. */
export interface PageRenderer {
  /** Page Not Found in the language of a path; no path is equal to its address. */
  notFoundAt(path: string): FoundPage;
  /** What a decoded, canonical path asks for; `undefined` where no route answers it. */
  find(path: string, query: RequestQuery): Promise<FoundPage | undefined>;
  /** @returns `undefined` if there is no such page. @throws whatever the page's own load or view throws. */
  render(page: FoundPage, log: RenderLog): Promise<RenderedPage | undefined>;
  /** Every page that exists now in any language, Page Not Found first; without those of a kind whose list cannot be read. */
  listPages(log: RenderLog): Promise<FoundPage[]>;
}
