import type { Language } from '@ev-site/contract/paths.ts';
import type { ReactElement } from 'react';
import type { Reading } from '../data/door.ts';
import type { FormSettings } from './form-settings.ts';
import type { Locale } from './locale.ts';
import type { StructuredData } from './structured-data.ts';

/** A page in another language. */
export interface Translation {
  language: Language;
  /** Path and query. */
  href: string;
}

/** What a link says of a brochure. */
export interface BrochureFacts {
  bytes: number;
  /** ISO date and time. */
  made: string;
}

/** What a page's `load` is given. Reads go through `read`, so that a failed one costs a part and not the page. */
export interface PageContext {
  /** Canonical path, e.g. "/blogdetails/12". */
  path: string;
  /** Values of the `:name` parts of the route, and the route's own fixed ones. */
  params: Readonly<Record<string, string>>;
  /** Only keys named in the page's `allowedQuery`; the first value of each. */
  query: AskedQuery;
  /** The language of the page: its words, and addresses that stay in it. */
  locale: Locale;
  /** Every language that the page is to be had in, its own among them. */
  translations: readonly Translation[];
  /** Address of the site without a trailing slash, for links that must be absolute. */
  publicUrl: string;
  /** What the deployment says about forms. */
  forms: FormSettings;
  /** The brochure of a vehicle in the language of the page: null where there is none, not given where nothing is printed. */
  describeBrochure?: ((key: string) => Promise<BrochureFacts | null>) | undefined;
  /** The data door itself, for reads whose failure must fail the page (a detail page's own record). */
  data: Reading;
  /**
   * Asks the data door. A failed read is logged and `fallback` is used, so the page keeps its default content
   * (specification, section 8). A page with a failed read is never kept in place of a complete one.
   * It is used too where there is nothing in this language (`null`).
   */
  read<T>(what: string, ask: (data: Reading) => Promise<T | null>, fallback: NoInfer<T>): Promise<T>;
}

/** What a request asks of a page, by key. */
export type AskedQuery = Readonly<Record<string, string>>;

/** What is asked for, and where to look it up. */
export type AskedPage = Pick<PageContext, 'params' | 'query' | 'data'>;

/** What goes into the document's head. */
export interface PageHead {
  title: string;
  /** Empty: no meta description. */
  description: string;
  /** Path or URL of the picture that shared links show. */
  image?: string;
  /** Path of the canonical link where it is not the page's own, e.g. without a page number. */
  canonicalPath?: string;
  /** True keeps search engines out: a domain that is not launched. Pages with a status of 400 or more always are. */
  noindex?: boolean;
  /** What the page says about its subject for machines: JSON-LD objects, made in page/structured-data.ts. */
  structuredData?: readonly StructuredData[];
  /** When an article was published, as ISO date and time. */
  publishedAt?: string;
  /** A feed of what the page lists. */
  feed?: { title: string; href: string };
}

/**
 * One screen: how its data are read and drawn. Made with `definePage`. Its functions are properties, not methods: of a
 * method the compiler would accept one that asks for more than it is given.
 */
export interface PageDefinition<Data> {
  /** HTTP status of the page, or of its answer to what is asked of it; 200 if not given. */
  status?: number | ((data: Data, query: AskedQuery) => number);
  /** Query keys that change the page. Every other key is ignored, so that it cannot fill the cache. */
  allowedQuery?: readonly string[];
  /**
   * Query keys of what a visitor asks of the page in his own numbers and choices; one that comes twice is joined with
   * commas. `load` reads once what all such answers are made of, with no query in its context, and that is kept until
   * the content changes; head and View are given the query of each request, and their page is never kept.
   */
  ownQuery?: readonly string[];
  /**
   * True where such an answer is as true an hour later and names nobody: the browser that asked may keep it, for the
   * way back, with what was typed into it.
   */
  ownStays?: boolean | ((query: AskedQuery) => boolean);
  /**
   * Says from the content's own lists (`data.known`) whether the address names a page, before anything is loaded:
   * made-up addresses must cost next to nothing. Where it cannot say, it is `load`'s affair.
   */
  exists?: (context: AskedPage) => Promise<boolean>;
  /**
   * Reads what the page shows. `undefined` means that there is no such page: the visitor gets Page Not Found.
   * @throws where the page's own record cannot be read: the visitor is asked to try again.
   */
  load: (context: PageContext) => Promise<Data | undefined>;
  head: (data: Data, context: PageContext, query: AskedQuery) => PageHead;
  /** Draws `<body>`'s content. `query` is that of the request: the allowed one, or the visitor's own. */
  View: (props: { data: Data; query: AskedQuery }) => ReactElement;
  /** Origins that the page embeds frames from, e.g. a map. */
  frameSources?: readonly string[];
  /** True where a form with the human check may be opened: its provider is let in. */
  asksHuman?: boolean;
  /** True where a visitor may let the browser say where he stands; every other page forbids it. */
  asksPlace?: boolean;
  /** True where a vehicle may be stood in the visitor's own yard, through his camera; every other page forbids it. */
  asksSpace?: boolean;
  /** Every address (path and query) under a route with parameters or pages, to be rendered before anyone asks. */
  listAddresses?: (data: Reading, locale: Locale) => Promise<string[]>;
}

/** A page whose data have been read. */
export interface LoadedPage {
  /** Draws what is asked of it. */
  answer(query: AskedQuery): AnsweredPage;
}

/** A page ready to be drawn. */
export interface AnsweredPage {
  status: number;
  head: PageHead;
  content: ReactElement;
  /** Origins of frames in it. */
  frameSources: readonly string[];
  asksHuman: boolean;
  /** Whether its visitors may let the browser say where they stand. */
  asksPlace: boolean;
  /** Whether something may be shown in the space around its visitors. */
  asksSpace: boolean;
  /** Whether an answer to a visitor's own question may stay in his browser. */
  ownStays: boolean;
}

/** A page as the server sees it: what its data look like is the page's own affair. */
export interface Page {
  allowedQuery: readonly string[];
  ownQuery: readonly string[];
  listAddresses(data: Reading, locale: Locale): Promise<string[]>;
  exists(context: AskedPage): Promise<boolean>;
  /** @returns `undefined` where no such page exists. @throws {UnreadablePage} */
  load(context: PageContext): Promise<LoadedPage | undefined>;
}

/** One line of the table of paths in routes.ts. */
export interface Route {
  /**
   * Names the page's module, `pages/<name>/<name>.page.tsx`, by which the page's own CSS is found.
   * Several routes may share a module.
   */
  name: string;
  /** "/blogs", "/blogdetails/:blogid", "/:token". Fixed parts win over parameters; lower case. */
  path: string;
  /** Fixed values for `context.params`, e.g. which product. */
  params?: Readonly<Record<string, string>>;
  /** Imports the page lazily, so that its CSS stays its own. */
  load(): Promise<{ page: Page }>;
}

/** The table of paths, and the page that answers every other one: `export const routes: RouteTable` in routes.ts. */
export interface RouteTable {
  routes: readonly Route[];
  notFound: Route;
}
