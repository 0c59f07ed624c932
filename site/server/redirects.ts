import { readPath, withoutQuery } from '@ev-site/contract/canonical-path.ts';
import {
  inLanguage,
  languageOf,
  paperPaths,
  paths,
  pathToBrochure,
  pathToProduct,
  withoutLanguage,
} from '@ev-site/contract/paths.ts';
import type { FastifyBaseLogger } from 'fastify';
import { openValueCache } from '../data/caching/value-cache.ts';
import type { DataAccess } from '../data/data-access.ts';

type Redirects = ReadonlyMap<string, string>;

/** Finds the new address of a raw URL: path, query and anchor of this site; undefined if no redirect is known. */
export type FindRedirect = (
  url: string,
  log: Pick<FastifyBaseLogger, 'error'>,
) => Promise<string | undefined>;

// The studio refuses far shorter chains. This limit protects against chains that are written directly to the database.
const mostSteps = 20;

/** The end of a chain of redirects; undefined if the chain is a circle. */
const follow = (redirects: Redirects, from: string): string | undefined => {
  let to = redirects.get(from);
  for (let step = 0; to !== undefined && step < mostSteps; step += 1) {
    const next = redirects.get(withoutQuery(to));
    if (next === undefined) return to;
    to = next;
  }
  return undefined;
};

const key = '([a-z0-9-]{1,64})';
const brochurePath = new RegExp(`^${paperPaths.Brochure.replace(':file', `${key}[.]pdf`)}$`);
const productPath = new RegExp(`^${paths.Product.replace(':product', key)}$`);

/** The brochure of a vehicle whose page has a new address. */
const followBrochure = (redirects: Redirects, path: string): string | undefined => {
  const [, old] = brochurePath.exec(path) ?? [];
  const page = old === undefined ? undefined : follow(redirects, pathToProduct(old));
  const [, now] = productPath.exec(page ?? '') ?? [];
  return now === undefined ? undefined : pathToBrochure(now);
};

/** The target of a path: its own redirect, or the redirect for all languages, applied in the path's language. */
const findIn = (redirects: Redirects, path: string): string | undefined => {
  const own = follow(redirects, path);
  if (own !== undefined) return own;
  const plain = withoutLanguage(path);
  const common = follow(redirects, plain) ?? followBrochure(redirects, plain);
  return common === undefined ? undefined : inLanguage(common, languageOf(path));
};

/** Appends the visitor's query, in front of an anchor, if the target has no query of its own. */
const carryQuery = (to: string, query: string | undefined): string => {
  if (!query || to.includes('?')) return to;
  const [path = '', anchor] = to.split('#');
  return `${path}?${query}${anchor === undefined ? '' : `#${anchor}`}`;
};

/**
 * Finds the targets of old addresses in memory. An existing page needs no lookup, and an invented address only one
 * lookup in a map. The table is read once per content generation, when a visitor first needs it.
 */
export const createRedirectFinder = (
  data: Pick<DataAccess, 'readRedirects'>,
  generation: () => number,
): FindRedirect => {
  const keep = openValueCache(generation);
  return async (url, log) => {
    const [raw = '', ...rest] = url.split('?');
    const read = readPath(raw);
    if (read.kind === 'bad' || !raw.startsWith('/')) return undefined;
    try {
      const to = findIn(await keep('redirects', () => data.readRedirects()), read.path);
      // Never redirects to another site, whatever the table contains.
      return to && /^\/(?!\/)/.test(to) ? carryQuery(to, rest.join('?')) : undefined;
    } catch (error) {
      log.error({ err: error }, 'the redirects could not be read');
      return undefined;
    }
  };
};
