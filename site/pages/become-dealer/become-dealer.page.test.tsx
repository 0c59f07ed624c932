import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataDoor } from '../../data/door.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { page } from './become-dealer.page.tsx';

const locale = getLocale('hi');

/** The page in Hindi, whose words are not ready in it. @param unread what cannot be read */
const draw = async (unread: keyof DataDoor | null): Promise<string> => {
  const data = {
    getSettings: async () => ({
      ...getDefaultSettings(locale.words),
      phones: [{ label: 'Office', number: '+91 79 4000 1234', href: 'tel:+917940001234', purpose: 'main' }],
    }),
    getProductsMenu: async () => [],
    getMenus: async () => null,
    getPageMeta: async () => ({ title: '', description: '', heading: '', introduction: '', picture: null }),
    getBecomeDealer: async () => null,
    listDealerVehicles: async () => [{ key: 'major', name: 'Major' }],
    listStates: async () => [{ id: 7, name: 'गुजरात' }],
    listQuestions: async () => [],
    getHomeWords: async () => null,
    ...(unread && { [unread]: async () => null }),
  } as Partial<DataDoor> as DataDoor;
  const context = examplePage({ path: locale.pathTo('BecomeDealer'), locale, data });
  const content = (await page.load(context))?.answer({}).content;
  return renderToStaticMarkup(<localeContext.Provider value={locale}>{content}</localeContext.Provider>);
};

test('a dealer can choose a vehicle also where the words of the page are not ready', async () => {
  const html = await draw(null);
  expect(html).toContain(locale.words.dealer.defaults.heading);
  expect(html).toContain('<option value="major">Major</option>');
});

test.each(['listDealerVehicles', 'listStates'] as const)(
  'no form is offered that could not be sent, but a call: without %s',
  async (unread) => {
    const html = await draw(unread);
    expect(html).not.toContain('name="vehicle"');
    const enquiry = html.slice(html.indexOf('id="form"'));
    expect(enquiry.slice(0, enquiry.indexOf('</section>'))).toContain('href="tel:+917940001234"');
  },
);
