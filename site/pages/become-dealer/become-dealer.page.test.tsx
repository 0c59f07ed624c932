import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import type { Settings } from '../../data/settings.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { page } from './become-dealer.page.tsx';

const locale = getLocale('hi');

const office: Settings['phones'][number] = {
  label: 'Office',
  number: '+91 79 4000 1234',
  href: 'tel:+917940001234',
  purpose: 'main',
};
const desk: typeof office = { ...office, label: 'Dealers', href: 'tel:+917940005678', purpose: 'dealer' };

/** Draws the page in Hindi, while its texts are not translated. @param unread the read that fails */
const draw = async (unread: keyof DataAccess | null, phones = [office]): Promise<string> => {
  const data = {
    getSettings: async () => ({
      ...getDefaultSettings(locale.words),
      phones,
    }),
    getProductsMenu: async () => [],
    getMenus: async () => null,
    getPageMeta: async () => ({ title: '', description: '', heading: '', introduction: '', picture: null }),
    getBecomeDealer: async () => null,
    listOfferedVehicles: async () => [{ id: 1, key: 'major', name: 'Major' }],
    listStates: async () => [{ id: 7, name: 'गुजरात' }],
    listQuestions: async () => [],
    getHomeWords: async () => null,
    ...(unread && { [unread]: async () => null }),
  } as Partial<DataAccess> as DataAccess;
  const context = examplePage({ path: locale.pathTo('BecomeDealer'), locale, data });
  const content = (await page.load(context))?.answer({}).content;
  return renderToStaticMarkup(<localeContext.Provider value={locale}>{content}</localeContext.Provider>);
};

test('a dealer can choose a vehicle even if the texts of the page are not translated', async () => {
  const html = await draw(null);
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(locale.words.dealer.defaults.heading);
  expect(html).toContain('<option value="major">Major</option>');
});

test('the form starts once it is visible if the browser holds a draft of it', async () => {
  expect(await draw(null)).toMatch(/data-island="dealer-form"[^>]* data-draft="dealer"/);
});

test('a link for visitors outside India stands before the choice of the state', async () => {
  const html = await draw(null);
  const way = html.indexOf('href="/hi/contactus#enquiry">अपना देश');
  expect(way).toBeGreaterThan(html.indexOf('id="form"'));
  expect(way).toBeLessThan(html.indexOf('name="state_id"'));
});

test.each(['listOfferedVehicles', 'listStates'] as const)(
  'shows a telephone instead of a form that could not be sent, without %s',
  async (unread) => {
    const html = await draw(unread);
    expect(html).not.toContain('name="vehicle"');
    const enquiry = html.slice(html.indexOf('id="form"'));
    expect(enquiry.slice(0, enquiry.indexOf('</section>'))).toContain('href="tel:+917940001234"');
  },
);

test.each([
  [[office, desk], desk.href],
  [[office], office.href],
])('the bar of the phone calls the desk for dealers and leads to the form: %#', async (phones, called) => {
  const html = await draw(null, phones);
  const bar = html.slice(html.lastIndexOf('<nav'));
  expect([...bar.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([called, '#enquiry']);
});
