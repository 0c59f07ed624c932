import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataDoor } from '../../data/door.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { page } from './contact.page.tsx';

const locale = getLocale('hi');

test('what it says of a test ride leads to one', async () => {
  const meta = {
    title: '',
    description: '',
    heading: '',
    introduction: 'टेस्ट राइड में बीस मिनट लगते हैं।',
    picture: null,
  };
  const data = {
    getSettings: async () => getDefaultSettings(locale.words),
    getProductsMenu: async () => [],
    getMenus: async () => null,
    getPageMeta: async () => meta,
  } as Partial<DataDoor> as DataDoor;
  const context = examplePage({ path: locale.pathTo('ContactUs'), locale, data });
  const content = (await page.load(context))?.answer({}).content;
  const html = renderToStaticMarkup(
    <localeContext.Provider value={locale}>{content}</localeContext.Provider>,
  );
  const after = html.slice(html.indexOf(meta.introduction) + meta.introduction.length);
  expect(after).toMatch(/^<\/p><a [^>]*href="\/hi\/testride"/);
});
