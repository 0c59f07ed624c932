/** Opens every page once, and makes all checks that apply to every page. */

import { setTimeout as delay } from 'node:timers/promises';
import {
  inLanguage,
  type Language,
  languageOf,
  languages,
  pathTo,
  withoutLanguage,
} from '@ev-site/contract/paths.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { enlarge, expectWholeSigns } from '../support/browser/indian-type.ts';
import { scrollThrough } from '../support/browser/scroll-through.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { type Screen, screens } from '../support/facts/routes.ts';
import { toText } from '../support/facts/to-text.ts';

const shown: Pick<Screen, 'address' | 'meta' | 'detail'>[] = [
  ...screens,
  { address: '/blogs?page=2' },
  { address: '/alltestimonials?page=2' },
  { address: '/auto-show-2024?category=cargo' },
  { address: '/savings?vehicle=manzil&against=petrol&km=120' },
  { address: '/savings?km=x' },
  { address: '/find?carry=goods&kg=311&km=60&road=lanes&slope=flat&noon=0' },
  { address: '/compare?vehicles=major,manzil' },
  { address: '/dealers?place=395002' },
  { address: '/compare?vehicles=mastee,millo,major,marvel' },
];

/** Name of the breadcrumb and its first step in each language. */
const trails = {
  en: { label: 'Breadcrumb', home: 'Home' },
  hi: { label: 'आप यहाँ हैं', home: 'होम' },
  gu: { label: 'તમે ક્યાં છો', home: 'હોમ' },
} as const;

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };
const narrowest = { width: 320, height: 640 };

/** Loads a page as at a first visit: nothing of it is in the browser's cache. */
const load = async (page: Page, address: string) => {
  const response = await page.goto(address, { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
};

/** Each picture has its size and a description, or says that it needs none. */
const expectDescribed = (images: string[]) => {
  const told = [/ alt="/, / width="\d+"/, / height="\d+"/];
  expect(images.filter((image) => !told.every((attribute) => attribute.test(image)))).toEqual([]);
};

const expectWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { pathname } = new URL(page.url());
  const language = languageOf(pathname);
  if (withoutLanguage(pathname) !== '/') {
    const { label, home } = trails[language];
    const trail = page.getByRole('navigation', { name: label });
    await expect(trail.getByRole('link', { name: home, exact: true })).toHaveAttribute(
      'href',
      pathTo('Home', { language }),
    );
  }
  expectDescribed(await page.locator('img').evaluateAll((images) => images.map((image) => image.outerHTML)));
};

/** The page as the server sends it: all that a browser without script has. */
const readSent = async (page: Page, request: APIRequestContext, address: string) => {
  const html = await (await request.get(address)).text();
  return page.evaluate((text) => {
    const whole = new DOMParser().parseFromString(text, 'text/html');
    return {
      headings: whole.querySelectorAll('h1').length,
      links: [...whole.querySelectorAll('nav a')].map((link) => ({
        trail: link.closest('nav')?.getAttribute('aria-label'),
        name: link.textContent,
        href: link.getAttribute('href'),
      })),
      images: [...whole.querySelectorAll('img')].map((image) => image.outerHTML),
      main: whole.querySelector('main')?.outerHTML ?? '',
    };
  }, html);
};

const expectSentWhole = async (
  page: Page,
  request: APIRequestContext,
  address: string,
  language: Language,
) => {
  const sent = await readSent(page, request, address);
  expect(sent.headings).toBe(1);
  if (withoutLanguage(new URL(address, 'http://site').pathname) !== '/') {
    const { label, home } = trails[language];
    expect(sent.links).toContainEqual({ trail: label, name: home, href: pathTo('Home', { language }) });
  }
  expectDescribed(sent.images);
  expect(toText(sent.main).length).toBeGreaterThan(200);
};

const expectTitled = async (
  page: Page,
  request: APIRequestContext,
  { meta, detail }: Partial<Screen>,
  language: Language,
) => {
  // The API has no meta details for the other screens.
  if (!meta) {
    expect(await page.title()).toMatch(/\S{3,}/);
    return;
  }
  const { data } = await (await request.get(`/api/get-metadetails/${meta}?lang=${language}`)).json();
  if (detail) {
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    expect(await page.title()).toBe(`${name} | ${data.meta_title}`);
    return;
  }
  expect(await page.title()).toBe(data.meta_title);
  expect(data.meta_desc).toMatch(/\S{3,}/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', data.meta_desc);
};

const listBrokenPictures = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map((image) => image.currentSrc || image.src),
  );

/** The width of the page, with parts that can only be reached by scrolling sideways. */
const getWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** A page of each kind, on which letters are measured, also twice as large; the other pages are styled alike. */
const withSigns: readonly string[] = [
  '/',
  '/aboutus',
  '/productmillo',
  '/productmajor',
  '/becomedealer',
  '/contactus',
  '/allfaqs',
  '/alltestimonials',
  '/careers',
  '/events',
  '/blogs',
  '/blogdetails/1',
  '/savings',
  '/find',
  '/compare',
  '/dealers',
  '/dealers/surat-udhna',
  '/testride',
];

/** Each screen in each language; other languages only with script and on a phone, for which they are made first. */
const walks = languages.flatMap((language) =>
  shown.map((screen) => ({
    screen,
    language,
    address: inLanguage(screen.address, language),
    sizes: language === languages[0] ? [desk, phone] : [phone],
  })),
);

for (const { screen, language, address, sizes } of walks) {
  const tag = ['/', '/hi', '/productmillo'].includes(address) ? ['@smoke'] : [];
  test(`${address} is complete, accessible and steady, with and without script`, {
    tag,
  }, async ({ page, faults, request }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });

    for (const size of sizes) {
      await test.step(`at ${size.width} px it is complete and accessible, and nothing moves by itself`, async () => {
        await page.setViewportSize(size);
        await load(page, address);
        await expectWhole(page);
        await scrollThrough(page);
        expect(await faults.movements()).toEqual([]);
        expect(await listBrokenPictures(page)).toEqual([]);
        expect(await getWidth(page)).toBeLessThanOrEqual(size.width);
        expect(await listViolations(page)).toEqual([]);
      });
    }

    await test.step('title and description are those of the API', () =>
      expectTitled(page, request, screen, language));

    await test.step(`at ${narrowest.width} px it does not scroll sideways, also with text twice as large`, async () => {
      await page.setViewportSize(narrowest);
      for (const times of [2, 1]) {
        await enlarge(browser, times);
        await expect.poll(() => getWidth(page)).toBeLessThanOrEqual(narrowest.width);
      }
    });

    // Parts that the stylesheet hides without script are hidden in every language.
    if (language !== languages[0]) {
      await test.step('the HTML as sent, for browsers without script, is complete', () =>
        expectSentWhole(page, request, address, language));
    } else {
      await test.step('it is complete without script', async () => {
        await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
        await page.setViewportSize(phone);
        await load(page, address);
        expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
        await expectWhole(page);
        const main = await page.getByRole('main').innerText();
        expect(main.length).toBeGreaterThan(200);
        await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
      });
    }

    if (!withSigns.includes(screen.address)) return;
    // Twice the work of the other pages.
    test.setTimeout(180_000);
    await test.step('no letter is cut off, and nothing overlaps or scrolls sideways, also with text twice as large', async () => {
      await browser.send('Network.setCacheDisabled', { cacheDisabled: false });
      await expectWholeSigns(page, browser, language === languages[0] ? 'latin' : 'indian');
    });
  });
}

/** The status of an address; the server may ask to come again if many PDFs are made at once. */
const statusOf = async (request: APIRequestContext, url: string): Promise<number> => {
  const answer = await request.head(url);
  const again = Number(answer.headers()['retry-after']);
  if (answer.status() !== 503 || !(again > 0)) return answer.status();
  await delay(again * 1000);
  return statusOf(request, url);
};

/** All addresses of this site in a page's HTML: links, files, and the pictures for each screen size. */
const listAddresses = (html: string): string[] => {
  const single = [...html.matchAll(/\b(?:href|src)="(\/[^"]*)/g)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\b(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((choice) => choice.trim().split(' ')[0] ?? ''),
  );
  return [...single, ...sets].map((address) => address.replaceAll('&amp;', '&'));
};

test('every page whose letters are measured is visited by the walk', () => {
  expect(withSigns.filter((address) => !shown.some((screen) => screen.address === address))).toEqual([]);
});

test('no link, anchor or picture of the site is broken, and each page has a picture for sharing', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const pages = new Map<string, string>();
  const found = new Map<string, string>();
  for (const { address } of walks) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toMatch(/<meta property="og:image" content="http/);
    pages.set(address, html);
    for (const url of listAddresses(html)) found.set(url, address);
  }
  const links = [...found].map(([url, from]) => ({
    url,
    from,
    path: url.split('#')[0] ?? '',
    part: url.split('#')[1],
  }));
  expect(links.filter(({ path }) => /-960x\d+\.avif/.test(path)).length).toBeGreaterThan(10);

  const lost = links.filter(({ path, part }) => {
    const html = pages.get(path);
    return html && part && part !== 'top' && !html.includes(` id="${decodeURIComponent(part)}"`);
  });
  expect(lost.map(({ url, from }) => `${url} on ${from}`)).toEqual([]);

  const broken: string[] = [];
  const files = [...new Map(links.map((link) => [link.path, link]))];
  expect(files.length).toBeGreaterThan(100);
  const atOnce = 8;
  for (let start = 0; start < files.length; start += atOnce) {
    const asked = files.slice(start, start + atOnce).map(async ([path, { from }]) => {
      const status = await statusOf(request, path);
      if (status !== 200) broken.push(`${path} (${status}) on ${from}`);
    });
    await Promise.all(asked);
  }
  expect(broken).toEqual([]);
});
