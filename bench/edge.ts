import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { inLanguage, paths } from '@ev-site/contract/paths.ts';
import { toUnbroken } from '@ev-site/contract/phone-links.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { endProgram, settleSettings, startSite, waitFor, waitForSite } from '@ev-site/scripts/product.ts';
import { makeDice } from '@ev-site/tests/support/hostile/dice.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import { askRaw } from './parts/ask-raw.ts';
import { checkEdge } from './parts/edge-checks.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { startCachingProxy } from './parts/nginx.ts';
import { startVarnish } from './parts/varnish.ts';

readArguments('npm run edge -w bench', {});

/**
 * How many requests of 1,000 visits reach the site behind nginx and Varnish, which cache as `s-maxage` allows, and
 * behind a Varnish that is purged after each change; and how long after an edit visitors see it, also without a cache.
 * All are measured at the same time with the same visits: each opens three pages and fetches the parts of the first
 * one; half of them come by links that count clicks. Staff edit something once in between.
 */
const visits = 1000;
const seconds = Number(process.env.EDGE_SECONDS ?? 60);
const edits = 1;
const seenEdits = 10;
const limits = { seenMs: 2000 };

const token = 'a token for the edge of this bench';
const dice = makeDice('random visits');
const popular = [
  ...Array.from({ length: 4 }, () => paths.Home),
  paths.ProductMillo,
  paths.ProductMajor,
  paths.ProductMastee,
  paths.Savings,
  paths.ContactUs,
];
const others = [
  paths.AboutUs,
  paths.BecomeDealer,
  paths.Blogs,
  paths.AllFaqs,
  paths.Events,
  paths.Find,
  paths.Compare,
  inLanguage(paths.Home, 'hi'),
  inLanguage(paths.Home, 'gu'),
  inLanguage(paths.Savings, 'hi'),
];

/** A proxy in front of a site that counts the requests. */
const startCounter = async (sitePort: number) => {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const server = createServer((asked, answer) => {
    const { method, url = '', headers } = asked;
    if (url !== '/healthz') count += 1;
    const passed = request(
      { agent, host: '127.0.0.1', port: sitePort, method, path: url, headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
        got.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const port = await listenLocally(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    getCount: () => count,
    stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};

// Visitors share open connections, as many as the machine can carry beside the measurement.
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The bytes of an answer, compressed if the site compresses. @throws {Error} for any status but 200 */
const open = async (url: string): Promise<Buffer> => {
  const { status, bytes } = await askRaw(url, { agent, headers: { 'Accept-Encoding': 'br' } });
  if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
  return bytes;
};

/** The text of a page. */
const read = async (url: string): Promise<string> => brotliDecompressSync(await open(url)).toString();

/** The files that a page makes a browser fetch: scripts, styles, fonts, and one file of each picture. */
const listParts = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^" ]+)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    ),
  ),
];

const tracked = (path: string): string => {
  const id = dice.below(1_000_000_000).toString(36);
  return dice.below(2) === 0
    ? `${path}?utm_source=whatsapp&utm_campaign=${id}`
    : `${path}?fbclid=${id}&utm_medium=cpc`;
};

interface Visit {
  pages: string[];
  /** Address of the first page as the visitor's browser requests it. */
  first: string;
}

const makeVisit = (): Visit => {
  const pages = Array.from({ length: 3 }, () => dice.pick(dice.below(4) === 0 ? others : popular));
  const [first = '/'] = pages;
  return { pages, first: dice.below(2) === 0 ? tracked(first) : first };
};

/** Makes one visit through one of the ways. @returns the number of its requests */
const make = async (
  { pages, first }: Visit,
  url: string,
  parts: ReadonlyMap<string, string[]>,
): Promise<number> => {
  const [opened = '/', ...rest] = pages;
  const fetched = parts.get(opened) ?? [];
  await open(url + first);
  await Promise.all(fetched.map((part) => open(url + part)));
  for (const page of rest) await open(url + page);
  return 1 + fetched.length + rest.length;
};

await withFreshProduct(
  async ({ settings, environment, site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'ev-site-edge-'));
    // If root starts the caches, they run as other users, who need access to the folder.
    chmodSync(folder, 0o755);
    const varnishPort = await freePort();
    const purged = settleSettings({
      ...settings,
      PORT: String(await freePort()),
      EDGE_PURGE_URL: `http://127.0.0.1:${varnishPort}/.edge/purge`,
      EDGE_PURGE_TOKEN: token,
    });
    const plainPort = environment.PORT;
    // Started programs, ended in reverse order however the measurement ends.
    const stops: (() => unknown)[] = [];
    const kept = <Stopped extends { stop(): unknown }>(program: Stopped): Stopped => {
      stops.unshift(() => program.stop());
      return program;
    };
    const database = new DatabaseSync((environment.DATABASE_URL ?? '').replace(/^file:/, ''), {
      timeout: 5000,
    });
    let edit = 0;
    /** Changes the phone number, which is on every page, as a save in the studio does. */
    const changePhone = (): string => {
      edit += 1;
      const number = `+91 79 0000 ${String(5000 + edit)}`;
      database.exec(
        `BEGIN IMMEDIATE; UPDATE site_settings_phones SET number = '${number}' WHERE purpose = 'main';
         UPDATE content_revision SET revision = revision + 1; COMMIT`,
      );
      return number;
    };

    try {
      const second = startSite(purged.settings);
      stops.unshift(() => endProgram(second));
      await waitForSite(second, purged.environment);
      const counters = {
        'nginx, s-maxage': kept(await startCounter(plainPort)),
        'Varnish, s-maxage': kept(await startCounter(plainPort)),
        'Varnish, purged': kept(await startCounter(purged.environment.PORT)),
      };
      const nginxFolder = join(folder, 'nginx');
      mkdirSync(nginxFolder);
      const nginx = kept(
        await startCachingProxy({
          folder: nginxFolder,
          port: await freePort(),
          site: counters['nginx, s-maxage'].url,
        }),
      );
      const short = kept(
        await startVarnish({
          folder: join(folder, 'short'),
          port: await freePort(),
          sitePort: counters['Varnish, s-maxage'].port,
          token,
        }),
      );
      const long = kept(
        await startVarnish({
          folder: join(folder, 'long'),
          port: varnishPort,
          sitePort: counters['Varnish, purged'].port,
          token,
        }),
      );
      const ways = {
        'nginx, s-maxage': nginx.url.replace(/\/$/, ''),
        'Varnish, s-maxage': short.url,
        'Varnish, purged': long.url,
      };
      const names = Object.keys(ways) as (keyof typeof ways)[];
      // While pages are made ahead, the site may answer that it is busy.
      await waitFor(`http://127.0.0.1:${plainPort}/readyz/pages`, site, 300_000);
      await waitFor(`http://127.0.0.1:${purged.environment.PORT}/readyz/pages`, second, 300_000);
      const parts = new Map<string, string[]>();
      for (const page of new Set([...popular, ...others]))
        parts.set(page, listParts(await read(`http://127.0.0.1:${plainPort}${page}`)));

      const before = Object.fromEntries(names.map((name) => [name, counters[name].getCount()]));
      const begun = performance.now();
      const going: Promise<number[]>[] = [];
      for (let count = 0; count < visits; count += 1) {
        await delay(Math.max(0, begun + (count * seconds * 1000) / visits - performance.now()));
        if (count % Math.floor(visits / (edits + 1)) === Math.floor(visits / (edits + 1)) - 1 && edit < edits)
          changePhone();
        const visit = makeVisit();
        const visited = Promise.all(names.map((name) => make(visit, ways[name], parts)));
        // Failures are looked at when all visits are done.
        visited.catch(() => undefined);
        going.push(visited);
      }
      const asked = (await Promise.all(going)).reduce((sum, [requests = 0]) => sum + requests, 0);
      console.log(
        `${visits} visits in ${seconds} s (${Math.round((visits * 86_400) / seconds / 1000)},000 a day), ${asked} requests, an edit in between. What reached the site:`,
      );
      for (const name of names) {
        const count = counters[name].getCount() - (before[name] ?? 0);
        console.log(`  ${name}: ${count} (${((count * 100) / asked).toFixed(2)} of a hundred)`);
      }

      const seenBy = { ...ways, 'no cache in front': `http://127.0.0.1:${plainPort}` };
      const readers = Object.keys(seenBy) as (keyof typeof seenBy)[];
      const times = Object.fromEntries(readers.map((name): [string, number[]] => [name, []]));
      for (let count = 0; count < seenEdits; count += 1) {
        const number = changePhone();
        const changed = performance.now();
        const waitForEdit = async (name: keyof typeof seenBy) => {
          while (!(await read(`${seenBy[name]}${paths.AboutUs}`)).includes(toUnbroken(number)))
            await delay(20);
          times[name]?.push(performance.now() - changed);
        };
        await Promise.all(readers.map(waitForEdit));
        // Each edit comes at another moment within the site's second.
        await delay(1000 + dice.below(1000));
      }
      for (const name of readers) {
        const longest = percentile(times[name] ?? [], 1);
        const sentence = `${name}: an edit is seen after ${percentile(times[name] ?? [], 0.5).toFixed(0)} ms, at most ${longest.toFixed(0)}`;
        if (name === 'Varnish, purged')
          judgeFigure(longest <= limits.seenMs, `${sentence} of ${limits.seenMs}`);
        else console.log(`  ${sentence}`);
      }

      const checks = await checkEdge({
        url: long.url,
        site: `http://127.0.0.1:${plainPort}`,
        getCount: counters['Varnish, purged'].getCount,
      });
      for (const [fits, sentence] of checks) judgeFigure(fits, `Varnish: ${sentence}`);
    } finally {
      database.close();
      for (const stop of stops) await stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  { siteOnly: true },
);
