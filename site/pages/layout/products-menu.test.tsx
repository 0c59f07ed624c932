import { specifiedMenus } from '@ev-site/contract/menus.ts';
import type { RouteName } from '@ev-site/contract/paths.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductLine } from '../../data/products-menu.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { toLink } from './menu.ts';
import { ProductsMenu } from './products-menu.tsx';

const productLines: ProductLine[] = [
  {
    line: 'Cargo',
    products: [
      {
        key: 'millo',
        needsLicence: true,
        name: 'MILLO',
        called: 'Millo',
        figure: 'Payload 380 kg',
        choices: [],
        picture: '/media/millo.avif',
      },
      {
        key: 'major',
        needsLicence: true,
        name: 'MAJOR',
        called: 'Major',
        figure: '',
        choices: [],
        picture: '',
      },
      { key: 'nova', needsLicence: true, name: 'NOVA', called: 'Nova', figure: '', choices: [], picture: '' },
    ],
  },
];

const draw = (language: 'en' | 'hi', current: RouteName | undefined, here: string) =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale(language)}>
      <ProductsMenu
        productLines={productLines}
        choose={specifiedMenus.choose.map((link) => toLink(link, getLocale(language)))}
        shown={{ current, here }}
      />
    </localeContext.Provider>,
  );

const marks = (html: string) => [...html.matchAll(/aria-current="(\w+)"/g)].map(([, mark]) => mark);

test('marks the group and the current vehicle, in every language', () => {
  const english = draw('en', 'ProductMillo', '/productmillo');
  expect(marks(english)).toEqual(['true', 'page']);
  expect(english).toMatch(/href="#top" aria-current="page"/);
  const hindi = draw('hi', 'ProductMillo', '/hi/productmillo');
  expect(marks(hindi)).toEqual(['true', 'page']);
  expect(hindi).toMatch(/href="#top" aria-current="page"/);
  expect(hindi).toContain('href="/hi/productmajor"');
});

test('links to the pages that help to choose, and marks the current one', () => {
  const html = draw('en', 'Find', '/find');
  expect([...html.matchAll(/<a class="item" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/savings',
    '#top',
    '/compare',
    '/dealers',
    '/testride',
  ]);
  expect(marks(html)).toEqual(['true', 'page']);
});

test('links to a vehicle that the specification does not name, and marks it only on its own page', () => {
  const html = draw('en', 'Product', '/productnova');
  expect(html).toMatch(/href="#top" aria-current="page"/);
  expect(marks(html)).toEqual(['true', 'page']);
  expect(draw('hi', 'Blogs', '/hi/blogs')).toContain('href="/hi/productnova"');
});

test('marks nothing on other pages', () => {
  expect(marks(draw('en', 'Blogs', '/blogs'))).toEqual([]);
  expect(marks(draw('en', undefined, '/nothing'))).toEqual([]);
});

test('shows a vehicle with its figure, and loads its picture only when the menu is open', () => {
  const html = draw('en', undefined, '/');
  expect(html).toContain('<small>Payload 380 kg</small>');
  expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('loading="lazy"')]);
});
