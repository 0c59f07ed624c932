import type { Language } from '@ev-site/contract/paths.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import type { Dealer } from '../../data/dealers.ts';
import type { Settings } from '../../data/settings.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { page } from './dealer-detail.page.tsx';

const dealer: Dealer = {
  id: 1,
  slug: 'ahmedabad-naroda',
  name: 'Naroda Electric Wheels',
  lines: ['Plot 12'],
  town: 'Ahmedabad',
  state: { code: 'GJ', name: 'Gujarat' },
  pin: '382330',
  phones: [{ number: '+91 79 0000 1001', href: 'tel:+917900001001' }],
  whatsapp: { number: '+91 79 0000 2001', href: 'https://wa.me/917900002001' },
  hours: [],
  services: ['sales', 'testRide'],
  spoken: [],
  point: null,
  isExact: false,
  isSample: false,
  vehicles: null,
};

const draw = async (
  own: Partial<Dealer> = {},
  { language = 'en', ...company }: Partial<Settings> & { language?: Language } = {},
) => {
  const locale = getLocale(language);
  const data = {
    getSettings: async () => ({
      ...getDefaultSettings(locale.words),
      phones: [{ label: 'Office', number: '+91 79 4000 1234', href: 'tel:+917940001234', purpose: 'main' }],
      whatsapp: { number: '+91 79 4000 1234', href: 'https://wa.me/917940001234' },
      ...company,
    }),
    getProductsMenu: async () => [],
    getMenus: async () => null,
    getPageMeta: async () => ({ title: '', description: '', heading: '', introduction: '', picture: null }),
    getDealerBySlug: async () => ({ ...dealer, ...own }),
  } as Partial<DataAccess> as DataAccess;
  const context = examplePage({
    path: locale.pathTo('DealerDetails', { dealer: dealer.slug }),
    params: { dealer: dealer.slug },
    locale,
    data,
  });
  const content = (await page.load(context))?.answer({}).content;
  return renderToStaticMarkup(<localeContext.Provider value={locale}>{content}</localeContext.Provider>);
};

/** The links of the bar at the bottom of a phone's screen: label, target, accessible name. */
const listBar = async (...given: Parameters<typeof draw>) => {
  const html = await draw(...given);
  const bar = html.slice(html.lastIndexOf('<nav'));
  return [...bar.matchAll(/<a ([^>]*)>.*?([^<>]+)<\/a>/g)].map(([, attributes = '', words]) => ({
    words,
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    heard: /aria-label="([^"]*)"/.exec(attributes)?.[1],
  }));
};

test.each([
  ['en', ['Call', 'WhatsApp', 'Test ride'], ''],
  ['hi', ['फ़ोन', 'व्हाट्सऐप', 'टेस्ट राइड'], '/hi'],
  ['gu', ['ફોન', 'વોટ્સએપ', 'ટેસ્ટ રાઈડ'], '/gu'],
] as const)(
  'the bar contacts the dealer, not the company, and books a test ride with the dealer: %s',
  async (language, words, root) => {
    expect(await listBar({}, { language })).toEqual([
      { words: words[0], href: 'tel:+917900001001', heard: `${words[0]}: Naroda Electric Wheels` },
      { words: words[1], href: 'https://wa.me/917900002001', heard: `${words[1]}: Naroda Electric Wheels` },
      { words: words[2], href: `${root}/testride?dealer=ahmedabad-naroda#form`, heard: undefined },
    ]);
  },
);

test('the bar leaves out missing contacts, and leads to the enquiry if the dealer offers no test rides', async () => {
  expect(await listBar({ phones: [], services: ['service'] })).toEqual([
    { words: 'WhatsApp', href: 'https://wa.me/917900002001', heard: 'WhatsApp: Naroda Electric Wheels' },
    { words: 'Enquire', href: '/contactus#enquiry', heard: undefined },
  ]);
});

test('the bar offers no test ride while forms are paused', async () => {
  const ways = await listBar({}, { domainStatus: 'maintenance' });
  expect(ways.map(({ words }) => words)).toEqual(['Call', 'WhatsApp']);
});

test('the main button is the test ride, or the call if there is none', async () => {
  const listFirst = async (own: Partial<Dealer>) => {
    const html = await draw(own);
    const head = html.slice(html.indexOf('<h1'), html.indexOf('<h2'));
    const buttons = [...head.matchAll(/<a [^>]*class="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect(buttons.length).toBeGreaterThan(2);
    return buttons.filter(([, look]) => !look?.includes('outline')).map(([, , words]) => words);
  };
  expect(await listFirst({})).toEqual(['Book a test ride']);
  expect(await listFirst({ services: ['sales'] })).toEqual(['Call']);
});

test.each([
  ['en', 'Vehicles here', ''],
  ['hi', 'यहाँ की गाड़ियाँ', '/hi'],
  ['gu', 'અહીંની ગાડીઓ', '/gu'],
] as const)(
  'the vehicles that a dealer named link to their pages; without named vehicles there is no such line: %s',
  async (language, words, root) => {
    const vehicles = [
      { key: 'millo', name: 'Millo' },
      { key: 'marvelpro', name: 'Marvel Pro' },
    ];
    expect(await draw({ vehicles }, { language })).toContain(
      `<b>${words}:</b> <a href="${root}/productmillo">Millo</a>, <a href="${root}/productmarvelpro">Marvel Pro</a>`,
    );
    for (const none of [null, []]) expect(await draw({ vehicles: none }, { language })).not.toContain(words);
  },
);

test('offers no test ride if no vehicle of the dealer is visible', async () => {
  expect(await draw({ vehicles: [] })).not.toContain('Book a test ride');
});

test('offers no test ride while forms are paused', async () => {
  expect(await draw()).toContain('/testride?dealer=ahmedabad-naroda#form');
  expect(await draw({}, { domainStatus: 'maintenance' })).not.toContain('/testride?dealer=');
});
