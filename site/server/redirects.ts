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
import { openKept } from '../data/caching/kept-values.ts';
import type { DataDoor } from '../data/door.ts';

type Redirects = ReadonlyMap<string, string>;

/** Where what was at a raw URL is now: path, query and anchor of this site; undefined where nothing is known of it. */
export type FindRedirect = (
  url: string,
  log: Pick<FastifyBaseLogger, 'error'>,
) => Promise<string | undefined>;

// The longest chain that staff can make is refused long before; this holds against what is written past them.
const mostSteps = 20;

/** The end of a row of redirects; undefined where it goes round in a circle. */
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

/** Where the brochure of a vehicle is whose page has another address now. */
const followBrochure = (redirects: Redirects, path: string): string | undefined => {
  const [, old] = brochurePath.exec(path) ?? [];
  const page = old === undefined ? undefined : follow(redirects, pathToProduct(old));
  const [, now] = productPath.exec(page ?? '') ?? [];
  return now === undefined ? undefined : pathToBrochure(now);
};

/** What a path leads to: its own line, or the one for all languages, which leads to the page in this one. */
const findIn = (redirects: Redirects, path: string): string | undefined => {
  const own = follow(redirects, path);
  if (own !== undefined) return own;
  const plain = withoutLanguage(path);
  const common = follow(redirects, plain) ?? followBrochure(redirects, plain);
  return common === undefined ? undefined : inLanguage(common, languageOf(path));
};

/** The visitor's query goes along, in front of an anchor, where the target has none of its own. */
const carryQuery = (to: string, query: string | undefined): string => {
  if (!query || to.includes('?')) return to;
  const [path = '', anchor] = to.split('#');
  return `${path}?${query}${anchor === undefined ? '' : `#${anchor}`}`;
};

/**
 * Finds where old addresses lead, in memory: a page that is there costs nothing of it, and a made-up address one look
 * into a map. The table is read once in a generation of the content, when the first visitor needs it.
 */
export const createRedirectFinder = (
  data: Pick<DataDoor, 'readRedirects'>,
  generation: () => number,
): FindRedirect => {
  const keep = openKept(generation);
  return async (url, log) => {
    const [raw = '', ...rest] = url.split('?');
    const read = readPath(raw);
    if (read.kind === 'bad' || !raw.startsWith('/')) return undefined;
    try {
      const to = findIn(await keep('redirects', () => data.readRedirects()), read.path);
      // Never to a stranger, whatever stands in the table.
      return to && /^\/(?!\/)/.test(to) ? carryQuery(to, rest.join('?')) : undefined;
    } catch (error) {
      log.error({ err: error }, 'the redirects could not be read');
      return undefined;
    }
  };
};
