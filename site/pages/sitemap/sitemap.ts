import { paths, pathTo, pathToProduct, productScreens } from '@ev-site/contract/paths.ts';
import type { DataDoor } from '../../data/door.ts';
import type { Known } from '../../data/known.ts';
import type { SitemapKind } from '../../data/sitemap-entries.ts';
import { escapeXml } from './xml.ts';

/** Addresses in one file; above it the sitemap becomes an index of parts. */
export const partSize = 5000;

type Data = Pick<DataDoor, 'countSitemapEntries' | 'listSitemapEntries'> & {
  known: Pick<Known, 'listTokens' | 'getColours'>;
};

interface Address {
  path: string;
  changedAt?: string;
}

const pathOf: Record<SitemapKind, (id: number) => string> = {
  blogs: (blogid) => pathTo('BlogDetails', { blogid }),
  events: (eventid) => pathTo('EventDetails', { eventid }),
  jobs: (jobid) => pathTo('CareerDetails', { jobid }),
};
const kinds = Object.keys(pathOf) as SitemapKind[];

const productPaths = new Set<string>(Object.values(productScreens).map((screen) => paths[screen]));

const listFixedAddresses = async ({ known }: Data): Promise<Address[]> => {
  const [tokens, products] = await Promise.all([known.listTokens(), known.getColours()]);
  return [
    ...Object.values(paths).filter((path) => !path.includes(':') && !productPaths.has(path)),
    // Only vehicles whose record is there have a page.
    ...[...products.keys()].flatMap((key) => pathToProduct(key) ?? []),
    ...tokens.map((token) => pathTo('TradeShow', { token })),
  ].map((path) => ({ path }));
};

const listAddresses = async (data: Data, kind: SitemapKind, pageNumber: number): Promise<Address[]> => {
  const entries = await data.listSitemapEntries(kind, { pageNumber, limit: partSize });
  return entries.map(({ id, changedAt }) => ({ path: pathOf[kind](id), changedAt }));
};

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

const toUrlSet = (addresses: readonly Address[], publicUrl: string): string => {
  const urls = addresses.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>`;
  });
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`;
};

/**
 * `/sitemap.xml`: every address of the site, or, where they are too many for one file, the list of the parts.
 * @param publicUrl without a trailing slash
 */
export const makeSitemap = async (data: Data, publicUrl: string): Promise<string> => {
  const fixed = await listFixedAddresses(data);
  const counts = await Promise.all(kinds.map((kind) => data.countSitemapEntries(kind)));
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

/** `/sitemap/{part}.xml`. @returns null where there is no such part. */
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
