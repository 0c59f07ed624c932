import { DatabaseSync } from 'node:sqlite';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { endProgram, type Settings, startSite, waitFor } from '@ev-site/scripts/product.ts';
import { makeContact, postJson } from '@ev-site/tests/support/leads/forms.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import { fillTranslated } from './parts/fill-table.ts';
import { median } from './parts/median.ts';
import { pidOf, readMegabytes, waitForRest } from './parts/process-memory.ts';
import { runWrk } from './parts/wrk.ts';

readArguments('npm run sizing -w bench', {});

/** Throughput and memory of one site process (Linux, SQLite) with metrics on: for the table in docs/operations/scaling.md. */
const articles = 1000;
const leadSeconds = 8;
const senders = 16;

interface Rest {
  pages: number;
  pageMegabytes: number;
  megabytes: number;
  peakMegabytes: number;
}

/** Starts a site with metrics, and waits until all its pages are made. */
const startWatched = async (settings: Settings) => {
  const metricsPort = await freePort();
  const begin = performance.now();
  const site = startSite({ ...settings, METRICS_PORT: String(metricsPort), FORM_SHORTEST_MS: '0' });
  const url = `http://127.0.0.1:${settings.PORT}`;
  await waitFor(`${url}/readyz`, site);
  const readyMs = performance.now() - begin;
  const pid = pidOf(site);
  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return {
    url,
    readyMs,
    scrape,
    async rest(): Promise<Rest> {
      await waitForRest(pid);
      const figures = await scrape();
      const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1]);
      return {
        pages: read('ev_page_cache_entries'),
        pageMegabytes: read('ev_page_cache_bytes') / 1e6,
        megabytes: readMegabytes(pid, 'VmRSS'),
        peakMegabytes: readMegabytes(pid, 'VmHWM'),
      };
    },
    stop: () => endProgram(site),
  };
};

const tell = (what: string, { pages, pageMegabytes, megabytes, peakMegabytes }: Rest) =>
  console.log(
    `${what}: ${pages} pages of ${pageMegabytes.toFixed(1)} MB kept, ${megabytes} MB at rest, ${peakMegabytes} MB at most`,
  );

const measurePages = async (url: string): Promise<void> => {
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    rounds.push((await runWrk(`${url}/`)).perSecond);
  }
  console.log(`kept pages: ${Math.round(median(rounds))}/s, the client on the same machine`);
};

const measureLeads = async (url: string): Promise<void> => {
  const times: number[] = [];
  const end = performance.now() + leadSeconds * 1000;
  const send = async () => {
    while (performance.now() < end) {
      const begin = performance.now();
      const response = await postJson(url, '/api/post-contact-us', makeContact());
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`A form was answered with ${response.status}.`);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  console.log(
    `leads: ${Math.round(times.length / leadSeconds)}/s from ${senders} senders, half within ${Math.round(median(times))} ms, 99 % within ${Math.round(percentile(times, 0.99))} ms`,
  );
};

/** Requests every address once, eight at a time. */
const askAll = async (url: string, addresses: readonly string[]): Promise<void> => {
  const left = [...addresses];
  const ask = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const response = await fetch(url + path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
};

await withFreshProduct(
  async ({ settings, environment, stop }) => {
    await stop();
    const site = await startWatched(settings);
    const before = await site.rest();
    console.log(`start: ready after ${(site.readyMs / 1000).toFixed(1)} s`);
    tell('sample content', before);
    const begin = performance.now();
    const figures = await site.scrape();
    console.log(
      `figures: ${(figures.length / 1000).toFixed(0)} kB in ${Math.round(performance.now() - begin)} ms`,
    );
    await measurePages(site.url);
    await site.stop();

    const database = new DatabaseSync((environment.DATABASE_URL ?? '').replace(/^file:/, ''));
    fillTranslated(database, 'blogs', 'published_at', articles);
    const addresses = database
      .prepare('SELECT id FROM blogs')
      .all()
      .map(({ id }) => `/blogdetails/${id}`);
    database.close();
    const filled = await startWatched(settings);
    await filled.rest();
    const asking = performance.now();
    await askAll(filled.url, addresses);
    const seconds = (performance.now() - asking) / 1000;
    const after = await filled.rest();
    tell(`${addresses.length} articles, each asked for once in English`, after);
    console.log(`made for requests: ${Math.round(addresses.length / seconds)} pages/s`);
    // Last, because for minutes afterwards the site sends the mails of these leads.
    await measureLeads(filled.url);
    await filled.stop();
  },
  { siteOnly: true },
);
