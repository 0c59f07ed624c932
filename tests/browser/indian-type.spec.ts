import { reloadWithFonts } from '../support/browser/indian-type.ts';
import { expect, test } from '../support/browser/watched-page.ts';

const languages = [
  { language: 'hi', file: /anek-devanagari/, family: 'Anek Devanagari' },
  { language: 'gu', file: /anek-gujarati/, family: 'Anek Gujarati' },
];

const fontsOf = (html: string) => [...html.matchAll(/[^"(/]+\.woff2/g)].map(([file]) => file);

test('a page loads the fonts of its own script only', async ({ request }) => {
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
  test(`headings in ${language} are drawn in ${family}, running text in a font of the device`, async ({
    page,
  }) => {
    expect((await page.goto(`/${language}/aboutus`))?.status()).toBe(200);
    await reloadWithFonts(page);
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
