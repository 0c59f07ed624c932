import { DatabaseSync } from 'node:sqlite';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import { fillTable } from './parts/fill-table.ts';
import { judgeFigure } from './parts/judge-figure.ts';

readArguments('npm run lists -w bench', {});

/**
 * How long an uncached page takes with many stored items: lists at random depth, details, and the sitemap. The items
 * are copies of the sample ones, written directly into the SQLite file.
 */
const itemCount = 10_000;
const asked = 60;
const longestMs = 150;
const warmPages = 5;

const tables = { blogs: 'published_at', events: 'date', gallery_items: 'date' } as const;

const lists = [
  { path: '/blogs', perPage: 9 },
  { path: '/events', perPage: 6 },
  { path: '/imagegallerylist', perPage: 12 },
];

const measure = async (url: string): Promise<number> => {
  const begin = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  const time = performance.now() - begin;
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return time;
};

const report = (name: string, times: number[]) => {
  const p95 = percentile(times, 0.95);
  judgeFigure(p95 <= longestMs, `${name}: p95 ${p95.toFixed(0)} of ${longestMs} ms (${times.length} pages)`);
};

await withFreshProduct(async ({ environment }) => {
  const database = new DatabaseSync((environment.DATABASE_URL ?? '').replace(/^file:/, ''));
  for (const [table, dateColumn] of Object.entries(tables)) fillTable(database, table, dateColumn, itemCount);
  database.close();

  const site = `http://127.0.0.1:${environment.PORT}`;
  for (const { path, perPage } of lists) {
    const pages = Math.ceil(itemCount / perPage);
    // Pages that were made at the start are left out; a stride through the rest requests each page only once.
    const stride = Math.floor((pages - warmPages) / asked);
    const times: number[] = [];
    for (let index = 1; index <= asked; index += 1) {
      times.push(await measure(`${site}${path}?page=${warmPages + index * stride}`));
    }
    report(`${path}?page=n`, times);
  }

  const details: number[] = [];
  for (let index = 1; index <= asked; index += 1) {
    details.push(await measure(`${site}/blogdetails/${index * 150}`));
  }
  report('/blogdetails/n', details);

  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const parts = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  let addresses = 0;
  const begin = performance.now();
  for (const part of parts) {
    const xml = await (await fetch(site + part)).text();
    addresses += xml.match(/<url>/g)?.length ?? 0;
  }
  judgeFigure(
    addresses >= 2 * itemCount,
    `sitemap: ${addresses} addresses in ${parts.length} parts, ${Math.round(performance.now() - begin)} ms`,
  );
});
