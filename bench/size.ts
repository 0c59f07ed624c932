import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { PageBudget } from '../tests/facts/budgets.ts';
import { judgeFigure } from './judge-figure.ts';
import { withMeasuredSite } from './measured-site.ts';
import { median } from './median.ts';
import { listPages, type MeasuredPage } from './pages.ts';
import { browserOptions, phone, slow4G } from './phone.ts';

/** What one page may weigh at most, in bytes. */
const budgetOf = ({ html, firstView }: PageBudget) => ({
  'HTML + inlined CSS, brotli': html,
  'JavaScript that blocks the first paint': 0,
  'JavaScript before the first paint': 0,
  'all JavaScript, gzip': 95_000,
  'JavaScript beside react-dom, gzip': 25 * 1024,
  'first view on a phone, all transfers': firstView,
});

type Measured = ReturnType<typeof budgetOf>;

/** What comes before the first paint is a race, which each load decides anew: the median of three decides here. */
const loads = 3;

/** The script with react-dom in it: the group of that name in site/vite.config.ts. */
const reactDom = /\/react-[^/]+\.js$/;

/** Bytes of every script the page loads, compressed as gzip, whatever the server chose. */
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

/** Loads a page as the phone does on slow 4G, then reads on to its end. */
const measure = async (browser: Browser, url: string): Promise<Measured> => {
  const page = await browser.newPage(phone);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow4G);
  const allScripts = collectScripts(page);
  let transferred = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const firstView = transferred;
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const bytesOf = (some: PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      blocking: bytesOf(
        scripts.filter(
          (script) => (script as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking',
        ),
      ),
      beforePaint: bytesOf(scripts.filter(({ responseEnd }) => responseEnd < painted)),
    };
  });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const html = brotliCompressSync((await response?.body()) ?? '').length;
  const scripts = await allScripts();
  await page.close();
  return {
    'HTML + inlined CSS, brotli': html,
    'JavaScript that blocks the first paint': early.blocking,
    'JavaScript before the first paint': early.beforePaint,
    'all JavaScript, gzip': scripts.all,
    'JavaScript beside react-dom, gzip': scripts.own,
    'first view on a phone, all transfers': firstView,
  };
};

/** A page waits for its slow line most of the time: so many share the machine. */
const atOnce = 4;

/** Loads one page as often as it takes, and says of each figure whether it fits. */
const judge = async (browser: Browser, url: string, page: MeasuredPage): Promise<void> => {
  const measured: Measured[] = [];
  while (measured.length < loads) measured.push(await measure(browser, url + page.path));
  const budget = budgetOf(page);
  for (const name of Object.keys(budget) as (keyof Measured)[]) {
    const bytes = median(measured.map((load) => load[name]));
    judgeFigure(bytes <= budget[name], `${page.path} ${name}: ${bytes} of ${budget[name]} bytes`);
  }
};

await withMeasuredSite(async (url) => {
  const browser = await chromium.launch(await browserOptions());
  const waiting = listPages();
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await judge(browser, url, page);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
  }
});
