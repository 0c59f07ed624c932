import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Reading } from '../../data/data-access.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { page } from './trade-show.page.tsx';

const show = {
  name: 'Auto Show',
  introduction: '',
  heading: 'Auto Show 2024',
  blurb: '',
  categories: [
    { name: 'The stand', slug: 'stand' },
    { name: 'Cargo', slug: 'cargo' },
  ],
  images: [],
  videos: [],
  isSample: false,
};

test('the links of categories lead to the pictures, not to the banner', async () => {
  const context = examplePage({
    path: '/auto-show-2024',
    params: { token: 'auto-show-2024' },
    data: { getTradeShow: async () => show } as unknown as Reading,
    fallsBack: true,
  });
  const { content } = (await page.load(context))?.answer({}) ?? {};
  const html = renderToStaticMarkup(
    <localeContext.Provider value={context.locale}>{content}</localeContext.Provider>,
  );
  expect([...html.matchAll(/href="(\/auto-show-2024[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/auto-show-2024#pictures',
    '/auto-show-2024?category=cargo#pictures',
  ]);
  expect(/<section id="pictures".*?<\/section>/s.exec(html)?.[0]).toContain('?category=cargo');
});
