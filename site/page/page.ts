import type { Language } from '@ev-site/contract/paths.ts';
import type { ReactElement } from 'react';
import type { Reading } from '../data/data-access.ts';
import type { FormSettings } from './form-settings.ts';
import type { Locale } from './locale.ts';
import type { StructuredData } from './structured-data.ts';

/** A page in another language. */
export interface Translation {
  language: Language;
  /** Path and query. */
  href: string;
}

/** Facts about a brochure for its link. */
export interface BrochureFacts {
  bytes: number;
  /** ISO date and time. */
  made: string;
}

/** Arguments of a page's `load`. Reads go through `read`, so that a failed read costs one part and not the page. */
export interface PageContext {
  /** Canonical path, e.g. "/blogdetails/12". */
  path: string;
  /** Values of the `:name` parts of the route, and the route's own fixed ones. */
  params: Readonly<Record<string, string>>;
  /** Only keys named in the page's `allowedQuery`; the first value of each. */
  query: AskedQuery;
  /** The language of the page: its words, and addresses within it. */
  locale: Locale;
  /** Every language that has the page, its own included. */
  translations: readonly Translation[];
  /** Address of the site without a trailing slash, for links that must be absolute. */
  publicUrl: string;
  /** Settings of the deployment for forms. */
  forms: FormSettings;
  /**
   * The brochure of a vehicle in the language of the page: null where there is none, absent where nothing is printed.
   */
  describeBrochure?: ((key: string) => Promise<BrochureFacts | null>) | undefined;
  /** Direct access to the data, for reads whose failure must fail the page (a detail page's own record). */
  data: Reading;
  /**
   * Reads data for a part of the page. A failed read is logged and `fallback` is used, so the page keeps its default
   * content (specification, section 8). A page with a failed read never replaces a complete one in the cache.
   * `fallback` is also used where there is nothing in this language (`null`).
   */
  read<T>(what: string, ask: (data: Reading) => Promise<T | null>, fallback: NoInfer<T>): Promise<T>;
}

/** The query of a request, by key. */
export type AskedQuery = Readonly<Record<string, string>>;

/** The requested page, and the data to look it up. */
export type AskedPage = Pick<PageContext, 'params' | 'query' | 'data'>;

/** Contents of the document's head. */
export interface PageHead {
  title: string;
  /** Empty: no meta description. */
  description: string;
  /** Name of the company, which shared links show; empty while it is not known. */
  siteName?: string;
  /** Path or URL of the picture that shared links show. */
  image?: string;
  /** Path of the canonical link, if it is not the page's own, e.g. without a page number. */
  canonicalPath?: string;
  /**
   * True keeps search engines out: for a domain that is not launched. Pages with a status of 400 or more are never
   * indexed.
   */
  noindex?: boolean;
  /** Structured data about the page's subject: JSON-LD objects, made in page/structured-data.ts. */
  structuredData?: readonly StructuredData[];
  /** Time of publication of an article, as ISO date and time. */
  publishedAt?: string;
  /** A feed of the list on the page. */
  feed?: { title: string; href: string };
}

/**
 * One page: how its data are read and rendered. Made with `definePage`. Its functions are properties, not methods,
 * because the compiler would accept a method that needs more than its arguments offer.
 */
export interface PageDefinition<Data> {
  /** HTTP status of the page, or of its response to a query; 200 if absent. */
  status?: number | ((data: Data, query: AskedQuery) => number);
  /** Query keys that change the page. Every other key is ignored, so that it cannot fill the cache. */
  allowedQuery?: readonly string[];
  /**
   * Query keys for the visitor's own numbers and choices; values of a repeated key are joined with commas. `load` reads
   * once the data for all such responses, without a query in its context, and the data are cached until the content
   * changes. `head` and `View` get the query of each request; the rendered page is never cached.
   */
  ownQuery?: readonly string[];
  /**
   * True if such a response is just as true an hour later and names nobody: then the visitor's own browser may keep it
   * for "Back", with the visitor's input.
   */
  isBrowserCacheable?: boolean | ((query: AskedQuery) => boolean);
  /**
   * Says from the content's own lists (`data.known`) whether the address names a page, before anything is loaded:
   * made-up addresses must cost next to nothing. Where the lists cannot tell, `load` decides.
   */
  exists?: (context: AskedPage) => Promise<boolean>;
  /**
   * Reads the data of the page. `undefined` means that there is no such page: the visitor gets Page Not Found.
   * @throws when the page's own record cannot be read: the visitor is asked to try again.
   */
  load: (context: PageContext) => Promise<Data | undefined>;
  head: (data: Data, context: PageContext, query: AskedQuery) => PageHead;
  /** Renders the content of `<body>`. `query` is that of the request: allowed keys, or the visitor's own. */
  View: (props: { data: Data; query: AskedQuery }) => ReactElement;
  /** Origins of frames that the page embeds, e.g. a map. */
  frameSources?: readonly string[];
  /** True if a form with the human check may open on the page: the policy then allows its provider. */
  asksHuman?: boolean;
  /** True if a visitor may share the location with this page; every other page forbids it. */
  asksPlace?: boolean;
  /**
   * True if the page may show a vehicle in the visitor's own surroundings through the camera; every other page forbids
   * it.
   */
  asksSpace?: boolean;
  /** Lists every address (path and query) under a route with parameters or pages, to be rendered ahead of requests. */
  listAddresses?: (data: Reading, locale: Locale) => Promise<string[]>;
}

/** A page whose data have been read. */
export interface LoadedPage {
  /** Answers a query. */
  answer(query: AskedQuery): AnsweredPage;
}

/** A page ready to be rendered. */
export interface AnsweredPage {
  status: number;
  head: PageHead;
  content: ReactElement;
  /** Origins of its frames. */
  frameSources: readonly string[];
  asksHuman: boolean;
  /** Whether visitors may share their location with it. */
  asksPlace: boolean;
  /** Whether it may show things in the visitor's surroundings. */
  asksSpace: boolean;
  /** Whether the visitor's browser may keep a response to the visitor's own query. */
  isBrowserCacheable: boolean;
}

/** A page as the server sees it: the type of its data is known only to the page. */
export interface Page {
  allowedQuery: readonly string[];
  ownQuery: readonly string[];
  listAddresses(data: Reading, locale: Locale): Promise<string[]>;
  exists(context: AskedPage): Promise<boolean>;
  /** @returns `undefined` when no such page exists. @throws {UnreadablePage} */
  load(context: PageContext): Promise<LoadedPage | undefined>;
}

/** One row of the route table in routes.ts. */
export interface Route {
  /**
   * Name of the page's module, `pages/<name>/<name>.page.tsx`, which leads to the page's own CSS. Several routes may
   * share a module.
   */
  name: string;
  /** "/blogs", "/blogdetails/:blogid", "/:token". Fixed parts win over parameters; lower case. */
  path: string;
  /** Fixed values for `context.params`, e.g. which product. */
  params?: Readonly<Record<string, string>>;
  /** Imports the page lazily, so that its CSS stays its own. */
  load(): Promise<{ page: Page }>;
}

/** The route table, and the page for every unknown path: `export const routes: RouteTable` in routes.ts. */
export interface RouteTable {
  routes: readonly Route[];
  notFound: Route;
}
