import type { APIRequestContext, Page } from '@playwright/test';
import { listInkFaults } from './listed-ink.ts';
import { expect, test } from './watched-page.ts';

const languages = [
  { language: 'hi', file: /anek-devanagari/, family: 'Anek Devanagari' },
  { language: 'gu', file: /anek-gujarati/, family: 'Anek Gujarati' },
];

const kinds = [
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
  'an article',
  '/savings',
  '/find',
  '/compare',
  '/dealers',
  '/dealers/surat-udhna',
  '/testride',
];

/** A phone, the smallest of them, and two screens whose owners have all text twice as large. */
const screens = [
  { width: 360, text: 1 },
  { width: 320, text: 1 },
  { width: 360, text: 2 },
  { width: 1280, text: 2 },
];

const readingSize = 16;

/** Goes there again, once the fonts have been fetched: what is not there in time is used from the next page on. */
const openWithFonts = async (page: Page, address: string) => {
  expect((await page.goto(address))?.status()).toBe(200);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
};

/** As a reader does it in the browser's settings, so that sizes in media queries follow. */
const createEnlarger = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  return (times: number) => {
    const size = readingSize * times;
    return browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  };
};

const findArticle = async (request: APIRequestContext, language: string) => {
  const html = await (await request.get(`/${language}/blogs`)).text();
  const [, id] = /\/blogdetails\/(\d+)"/.exec(html) ?? [];
  if (!id) throw new Error(`There is no article in ${language}`);
  return `/blogdetails/${id}`;
};

for (const { language } of languages) {
  test.describe(`in ${language}`, () => {
    for (const kind of kinds) {
      test(`no sign of ${kind} is cut off, and nothing scrolls sideways`, async ({ page, request }) => {
        const address = kind === 'an article' ? await findArticle(request, language) : kind;
        const enlarge = await createEnlarger(page);
        await openWithFonts(page, `/${language}${address}`);
        const faults: string[] = [];
        for (const { width, text } of screens) {
          await page.setViewportSize({ width, height: 740 });
          await enlarge(text);
          const { measured, wrong } = await listInkFaults(page);
          expect(measured).toBeGreaterThan(0);
          const whole = await page.evaluate(() => document.documentElement.scrollWidth);
          if (whole > width) wrong.push(`the page is ${whole} px wide`);
          faults.push(...wrong.map((fault) => `${width} px, text x ${text}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }
  });
}

const fontsOf = (html: string) => [...html.matchAll(/[^"(/]+\.woff2/g)].map(([file]) => file);

test('a page fetches the letters of its own script and of no other', async ({ request }) => {
  const english = fontsOf(await (await request.get('/')).text());
  expect(english.length).toBeGreaterThan(0);
  for (const file of english) expect(file).toMatch(/anek-(?:text|bold|wide)/);
  for (const { language, file } of languages) {
    const fonts = new Set(fontsOf(await (await request.get(`/${language}/`)).text()));
    const own = [...fonts].filter((font) => !english.includes(font));
    expect(own).toEqual([expect.stringMatching(file)]);
  }
});

for (const { language, family } of languages) {
  test(`headings in ${language} are drawn in ${family}, text in the device's letters`, async ({ page }) => {
    await openWithFonts(page, `/${language}/aboutus`);
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    const { root } = await browser.send('DOM.getDocument');
    const fontsIn = async (selector: string) => {
      const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts;
    };
    const [heading] = (await fontsIn('h1')).toSorted((one, other) => other.glyphCount - one.glyphCount);
    expect(heading).toMatchObject({ familyName: expect.stringContaining(family), isCustomFont: true });
    const text = (await fontsIn('main p')).filter(({ isCustomFont }) => isCustomFont);
    for (const font of text) expect(font.familyName).not.toContain(family);
  });
}
