import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import type { Settings } from '../../data/settings.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { examplePage } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { page } from './contact.page.tsx';

const locale = getLocale('hi');

const millo = {
  key: 'millo',
  needsLicence: true,
  name: 'MILLO',
  called: 'मिल्लो',
  figure: '',
  choices: [{ inquiryLabel: 'Half Body Cargo', label: 'हाफ़ बॉडी' }],
  picture: '',
};

/** Draws the page for a query. @returns the page and its head */
const draw = async (query: AskedQuery, introduction = '', open: Partial<Settings> = {}) => {
  const meta = {
    title: '',
    description: '',
    heading: '',
    introduction,
    picture: null,
  };
  const data = {
    getSettings: async () => ({ ...getDefaultSettings(locale.words), ...open }),
    getProductsMenu: async () => [{ line: 'Cargo', products: [millo] }],
    getMenus: async () => null,
    getPageMeta: async () => meta,
  } as Partial<DataAccess> as DataAccess;
  const context = examplePage({ path: locale.pathTo('ContactUs'), locale, data });
  const answer = (await page.load(context))?.answer(query);
  const html = renderToStaticMarkup(
    <localeContext.Provider value={locale}>{answer?.content}</localeContext.Provider>,
  );
  return { html, head: answer?.head, isBrowserCacheable: answer?.isBrowserCacheable };
};

test('a text about test rides is followed by a link to one', async () => {
  const introduction = 'टेस्ट राइड में बीस मिनट लगते हैं।';
  const { html } = await draw({}, introduction);
  const after = html.slice(html.indexOf(introduction) + introduction.length);
  expect(after).toMatch(/^<\/p><a [^>]*href="\/hi\/testride"/);
});

test.each([
  ['en', /How many vehicles/],
  ['hi', /कितनी गाड़ियाँ/],
  ['gu', /કેટલી ગાડી/],
] as const)('the form asks in %s how many vehicles a buyer wants', (language, asked) => {
  expect(getLocale(language).words.forms.hints.contactMessage).toMatch(asked);
});

test('the form starts once it is visible if the browser holds a draft of it', async () => {
  expect((await draw({})).html).toMatch(/data-island="contact-form"[^>]* data-draft="contact"/);
});

test('the banner and the bar of the phone lead to the form', async () => {
  const { html } = await draw({ vehicle: 'millo' });
  expect(html.match(/href="#enquiry"[^>]*>/g)).toHaveLength(2);
  expect(html).toMatch(/<main.*href="#enquiry"[^>]*>पूछताछ करें<\/a>.*id="enquiry"/);
  const paused = (await draw({}, '', { domainStatus: 'maintenance' })).html;
  expect(paused).not.toContain('href="#enquiry"');
  const main = paused.slice(paused.indexOf('<main'), paused.indexOf('</main>'));
  expect(main).not.toMatch(/<a [^>]*href="\/hi\/testride"/);
});

test.each([
  [{ vehicle: 'millo', choice: 'Half Body Cargo' }, 'मिल्लो (हाफ़ बॉडी) के बारे में'],
  [{ vehicle: 'millo', choice: 'Call 1-800-FRAUD' }, 'मिल्लो के बारे में'],
  [{ vehicle: 'millo' }, 'मिल्लो के बारे में'],
  [{ vehicle: 'nothing', choice: 'Green' }, null],
  [{}, null],
])(
  'for the query %j the form names the subject of the enquiry in the site’s own words only',
  async (asked, said) => {
    const { html, head } = await draw(asked);
    const form = html.slice(html.indexOf('id="enquiry"'));
    expect(/<strong>(.*?)<\/strong>/.exec(form)?.[1] ?? null).toBe(said);
    expect(html).not.toContain('FRAUD');
    // For search engines the page is the same whatever the query is.
    expect(head?.canonicalPath).toBe('/hi/contactus');
  },
);

test.each([
  [{ vehicle: 'millo', choice: 'Half Body Cargo' }, true],
  [{ vehicle: 'millo', sent: 'contact' }, false],
  [{ vehicle: 'millo', reference: 'ABCD-1234' }, false],
])('for %j whether the browser may keep the page: %s', async (asked, stays) => {
  expect((await draw(asked)).isBrowserCacheable).toBe(stays);
});
