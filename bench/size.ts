import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageBudget } from '@ev-site/tests/support/facts/budgets.ts';
import { type Browser, chromium, errors, type Page, type Route } from '@playwright/test';
import { judgeFigure } from './parts/judge-figure.ts';
import { withMeasuredSite } from './parts/measured-site.ts';
import { listPages, type MeasuredPage } from './parts/pages.ts';
import { browserOptions, phone, slow4G } from './parts/phone.ts';

/** Upper limits for one page, in bytes. */
const budgetOf = ({ html, firstView }: PageBudget) => ({
  'HTML + inlined CSS, brotli': html,
  'JavaScript that blocks the first paint': 0,
  'JavaScript that the first paint waits for': 0,
  'all JavaScript, gzip': 95_000,
  'JavaScript beside react-dom, gzip': 25 * 1024,
  'first view on a phone, all transfers': firstView,
});

type Measured = ReturnType<typeof budgetOf>;

/** The script that contains react-dom: the chunk group of that name in site/vite.config.ts. */
const reactDom = /\/react-[^/]+\.js$/;

/** Bytes of every script that the page loads, compressed with gzip, whatever the server used. */
const collectScripts = (page: Page) => {
  const scripts: Promise<{ bytes: number; isOwn: boolean }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const isOwn = !reactDom.test(response.url());
    scripts.push(response.body().then((body) => ({ bytes: gzipSync(body, { level: 9 }).length, isOwn })));
  });
  return async () => {
    const loaded = await Promise.all(scripts);
    const sum = (some: typeof loaded) => some.reduce((total, { bytes }) => total + bytes, 0);
    return { all: sum(loaded), own: sum(loaded.filter(({ isOwn }) => isOwn)) };
  };
};

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });

/** A phone on slow 4G, and its browser's reports about the network. */
const openPhone = async (browser: Browser) => {
  const page = await browser.newPage(phone);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow4G);
  return { page, network };
};

/** Longest time, in milliseconds, for a page to paint without its scripts; far more than it takes. */
const patience = 20_000;

/** Whether something is painted within this time. */
const isPainted = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
      timeout: patience,
    })
    .then(
      () => true,
      (reason) => {
        if (reason instanceof errors.TimeoutError) return false;
        throw reason;
      },
    );

/**
 * Bytes of the requested scripts without which nothing was painted. All scripts are held back, so the result does not
 * depend on whether the paint or the network is faster.
 * @throws {Error} if nothing is painted with the scripts either.
 */
const weighAwaited = async (browser: Browser, url: string): Promise<number> => {
  const { page } = await openPhone(browser);
  const held: Route[] = [];
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    (route) => {
      held.push(route);
    },
  );
  await page.goto(url, { waitUntil: 'commit' });
  let bytes = 0;
  if (!(await isPainted(page))) {
    await page.unrouteAll();
    for (const route of held) {
      const response = await route.fetch();
      bytes += (await response.body()).length;
      await route.fulfill({ response });
    }
    if (!(await isPainted(page))) throw new Error(`Nothing is painted of ${url}, with its scripts either.`);
  }
  await page.close();
  return bytes;
};

/** Loads a page as the phone does on slow 4G, then scrolls to its end. */
const measure = async (browser: Browser, url: string): Promise<Measured> => {
  const awaited = await weighAwaited(browser, url);
  const { page, network } = await openPhone(browser);
  const allScripts = collectScripts(page);
  let transferred = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const firstView = transferred;
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming & { renderBlockingStatus?: string })
      .filter(
        ({ name, renderBlockingStatus }) =>
          new URL(name).pathname.endsWith('.js') && renderBlockingStatus === 'blocking',
      )
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const html = brotliCompressSync((await response?.body()) ?? '').length;
  const scripts = await allScripts();
  await page.close();
  return {
    'HTML + inlined CSS, brotli': html,
    'JavaScript that blocks the first paint': blocking,
    'JavaScript that the first paint waits for': awaited,
    'all JavaScript, gzip': scripts.all,
    'JavaScript beside react-dom, gzip': scripts.own,
    'first view on a phone, all transfers': firstView,
  };
};

/** A page mostly waits for its slow network, so several share the machine. */
const atOnce = 4;

const waiting = listPages();

/** Says of each figure of one page whether it fits. */
const judge = async (browser: Browser, url: string, page: MeasuredPage): Promise<void> => {
  const measured = await measure(browser, url + page.path);
  const budget = budgetOf(page);
  for (const name of Object.keys(budget) as (keyof Measured)[])
    judgeFigure(
      measured[name] <= budget[name],
      `${page.path} ${name}: ${measured[name]} of ${budget[name]} bytes`,
    );
};

await withMeasuredSite(async (url) => {
  const browser = await chromium.launch(await browserOptions());
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await judge(browser, url, page);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
  }
});
