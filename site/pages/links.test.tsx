import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../data/data-access.ts';
import type { Product, ProductVariant } from '../data/products.ts';
import { getLocale } from '../page/locale.ts';
import { localeContext } from '../page/locale-context.ts';
import type { AnsweredPage } from '../page/page.ts';
import { examplePage } from '../testing/example-page.ts';
import { exampleProduct } from '../testing/example-product.ts';
import { routes } from './routes.ts';

const locale = getLocale('hi');

const toVariant = (key: string, kind: ProductVariant['kind']): ProductVariant => ({
  key,
  kind,
  label: key,
  swatch: kind === 'colour' ? '#ffffff' : '',
  inquiryLabel: key,
  pictures: [],
  turntable: null,
  model: null,
  figures: [],
});

const toProduct = (key: string): Product => ({
  ...exampleProduct,
  key,
  variants: [toVariant('white', 'colour'), toVariant('blue', 'colour'), toVariant('half', 'body')],
  colourCustomisation: true,
});

const testimonial = {
  id: 7,
  fullName: 'Asha Patel',
  designation: 'Driver',
  description: 'It earns.',
  picture: null,
  portrait: null,
  isSample: true,
};
const article = { id: 7, title: 'A kilometre', description: 'Text', picture: null, date: '2026-01-08' };
const oneOf = (item: object) => ({ items: [item], pageNumber: 1, total: 1, totalPages: 1 });

/** Data for each part of a page with links. Everything that is missing here cannot be read. */
const data = {
  getProduct: async (key: string) => toProduct(key),
  getProductsMenu: async () => [
    { line: 'Cargo' as const, products: [{ key: 'millo', name: 'MILLO', called: 'Millo' }] },
  ],
  listRange: async () => [
    {
      key: 'millo',
      name: 'MILLO',
      line: 'Cargo',
      figure: null,
      picture: null,
      outline: null,
      goods: null,
    },
  ],
  listTestimonials: async () => oneOf(testimonial),
  listBlogs: async () => oneOf(article),
  // Without the next two there is no dealer form.
  listOfferedVehicles: async () => [{ id: 1, key: 'major', name: 'Major' }],
  listStates: async () => [{ id: 7, name: 'गुजरात' }],
  listProductQuestions: async () => [{ question: 'Which?', answerHtml: '<p>This.</p>' }],
} as Partial<Record<keyof DataAccess, unknown>> as DataAccess;

const load = async (path: string): Promise<AnsweredPage> => {
  const route = routes.routes.find((candidate) => candidate.path === path) ?? routes.notFound;
  const { page } = await route.load();
  const context = examplePage({
    path: path === '/' ? '/hi' : `/hi${path}`,
    params: { ...route.params },
    locale,
    data,
    fallsBack: true,
  });
  const loaded = (await page.load(context))?.answer({});
  if (!loaded) throw new Error(`${path} is not shown.`);
  return loaded;
};

const draw = async (path: string): Promise<string> =>
  renderToStaticMarkup(
    <localeContext.Provider value={locale}>{(await load(path)).content}</localeContext.Provider>,
  );

/** Addresses of this site that a page links to, including those in the props of its islands. */
const listLinks = (html: string): string[] =>
  [...html.matchAll(/\b(?:href|path)(?:="|&quot;:&quot;)(\/[^"&]*)/g)].flatMap(([, link = '']) => link);

const pages = routes.routes.map(({ path }) => path).filter((path) => !path.includes(':'));

test.each([...pages, '/nothing'])('all links of %s stay in the language of the page', async (path) => {
  const links = listLinks(await draw(path));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !/^\/hi([/#?]|$)/.test(link))).toEqual([]);
});

// Home is identified by its address, and vehicles have their own rules (product/product-head.test.ts).
test.each(pages.filter((path) => path !== '/' && !path.startsWith('/product')))(
  '%s has its own path as canonical address and as the end of its breadcrumb',
  async (path) => {
    const { canonicalPath, structuredData = [] } = (await load(path)).head;
    expect(canonicalPath).toBe(`/hi${path}`);
    const way = structuredData.find((data) => data['@type'] === 'BreadcrumbList');
    expect([way?.itemListElement].flat().at(-1)).toMatchObject({ item: `https://ev.example/hi${path}` });
  },
);

test('the page for dealers contains its form', async () => {
  expect(await draw('/becomedealer')).toContain('name="vehicle"');
});

test('the links of the home page and of a product are checked, too', async () => {
  expect(listLinks(await draw('/'))).toEqual(
    expect.arrayContaining([
      '/hi/contactus#enquiry',
      '/hi/productmillo',
      '/hi/blogdetails/7',
      '/hi/alltestimonials',
    ]),
  );
  expect(listLinks(await draw('/productmillo'))).toEqual(
    expect.arrayContaining(['/hi#range', '/hi/productmillo?colour=blue', '/hi/allfaqs', '/hi/productmillo']),
  );
});
