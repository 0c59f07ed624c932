import { escapeXml } from '@ev-site/contract/escape.ts';
import {
  inLanguage,
  type Language,
  languages,
  paths,
  pathTo,
  pathToProduct,
  productScreens,
} from '@ev-site/contract/paths.ts';
import type { Reading } from '../../data/data-access.ts';
import type { ItemKind, Known } from '../../data/known.ts';

/** Screens in one file, each in up to three languages. Above this number the sitemap becomes an index of parts. */
export const partSize = 5000;

/** The data of one language that the sitemap needs. */
type Part = Pick<Reading, 'listSitemapEntries'> & {
  known: Pick<Known, 'count' | 'listTokens' | 'getColours' | 'getIds' | 'getDealers'>;
};

type Data = Part & { inLanguage(language: Language): Part };

/** A screen, by its path in the first language. */
interface Address {
  path: string;
  /** The languages in which the screen exists. */
  languages: readonly Language[];
  changedAt?: string;
}

const pathOf: Record<ItemKind, (id: number) => string> = {
  blogs: (blogid) => pathTo('BlogDetails', { blogid }),
  events: (eventid) => pathTo('EventDetails', { eventid }),
  jobs: (jobid) => pathTo('CareerDetails', { jobid }),
};
const kinds = Object.keys(pathOf) as ItemKind[];

const productPaths = new Set<string>(Object.values(productScreens).map((screen) => paths[screen]));

const listPaths = async ({ known }: Part): Promise<string[]> => {
  const [tokens, products, dealers] = await Promise.all([
    known.listTokens(),
    known.getColours(),
    known.getDealers(),
  ]);
  return [
    ...Object.values(paths).filter((path) => !path.includes(':') && !productPaths.has(path)),
    // Only vehicles with a record have a page.
    ...[...products.keys()].map((key) => pathToProduct(key)),
    ...tokens.map((token) => pathTo('TradeShow', { token })),
    ...[...dealers].map((dealer) => pathTo('DealerDetails', { dealer })),
  ];
};

const listFixedAddresses = async (data: Data): Promise<Address[]> => {
  const perLanguage = await Promise.all(
    languages.map(async (language) => new Set(await listPaths(data.inLanguage(language)))),
  );
  return [...(perLanguage[0] ?? [])].map((path) => ({
    path,
    languages: languages.filter((_, index) => perLanguage[index]?.has(path)),
  }));
};

const listAddresses = async (data: Data, kind: ItemKind, pageNumber: number): Promise<Address[]> => {
  const [entries, ...ids] = await Promise.all([
    data.listSitemapEntries(kind, { pageNumber, limit: partSize }),
    ...languages.map((language) => data.inLanguage(language).known.getIds(kind)),
  ]);
  return entries.map(({ id, changedAt }) => ({
    path: pathOf[kind](id),
    languages: languages.filter((_, index) => ids[index]?.has(id)),
    changedAt,
  }));
};

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

const toLink = (language: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;

const toUrlSet = (addresses: readonly Address[], publicUrl: string): string => {
  const urls = addresses.flatMap(({ path, languages: spoken, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    const hrefIn = (language: Language) => publicUrl + inLanguage(path, language);
    const links =
      spoken.length > 1
        ? [
            ...spoken.map((language) => toLink(language, hrefIn(language))),
            toLink('x-default', publicUrl + path),
          ]
        : [];
    return spoken.map(
      (language) => `<url><loc>${escapeXml(hrefIn(language))}</loc>${changed}${links.join('')}</url>`,
    );
  });
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
};

/**
 * `/sitemap.xml`: all addresses of the site, or the list of the parts if there are too many for one file.
 * @param publicUrl without a trailing slash
 */
export const makeSitemap = async (data: Data, publicUrl: string): Promise<string> => {
  const fixed = await listFixedAddresses(data);
  const counts = await Promise.all(kinds.map((kind) => data.known.count(kind)));
  if (counts.reduce((sum, count) => sum + count, fixed.length) <= partSize) {
    const lists = await Promise.all(kinds.map((kind) => listAddresses(data, kind, 1)));
    return toUrlSet([...fixed, ...lists.flat()], publicUrl);
  }
  const parts = kinds.flatMap((kind, index) =>
    Array.from({ length: Math.ceil((counts[index] ?? 0) / partSize) }, (_, part) => `${kind}-${part + 1}`),
  );
  const maps = ['pages', ...parts].map(
    (part) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap/${part}.xml`)}</loc></sitemap>`,
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('\n')}</sitemapindex>\n`;
};

/** `/sitemap/{part}.xml`. @returns null if there is no such part. */
export const makeSitemapPart = async (
  data: Data,
  publicUrl: string,
  part: string,
): Promise<string | null> => {
  if (part === 'pages') return toUrlSet(await listFixedAddresses(data), publicUrl);
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(part) ?? [];
  const kind = kinds.find((known) => known === name);
  if (!kind) return null;
  const addresses = await listAddresses(data, kind, Number(number));
  return addresses.length > 0 ? toUrlSet(addresses, publicUrl) : null;
};
