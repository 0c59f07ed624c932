import { specifiedMenus } from '@ev-site/contract/menus.ts';
import { expect, test } from 'vitest';
import type { Product } from '../../data/products.ts';
import type { Settings } from '../../data/settings.ts';
import { getLocale } from '../../page/locale.ts';
import { exampleForms } from '../../testing/example-page.ts';
import { exampleProduct } from '../../testing/example-product.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { toEnquiry, toProductSentences } from './enquiry.ts';
import type { ProductData } from './load-product.ts';
import { toProductHead } from './product-head.ts';

const locale = getLocale('en');

const bicycle: Product = {
  ...exampleProduct,
  key: 'marvel',
  kind: 'bicycle',
  isReckonable: false,
  name: 'Marvel',
  enquiryName: 'Marvel',
  plateName: 'MARVEL',
  line: 'Electric bicycle',
  summary: 'A bicycle.',
  loneFigures: [
    {
      key: 'battery',
      label: 'Battery',
      value: '5.5',
      unit: 'Ah',
      unitPosition: 'after',
      note: '',
      condition: 'nominal',
    },
  ],
};

const meta = {
  title: 'Millo and e-bikes',
  description: 'About Millo.',
  heading: '',
  introduction: '',
  picture: null,
};
const settings: Settings = { ...getDefaultSettings(locale.words), brand: 'Example' };
const data: ProductData = {
  frame: { settings, productLines: [], menus: specifiedMenus, translations: [], here: '/productmarvel' },
  publicUrl: 'https://ev.example',
  forms: exampleForms,
  meta,
  sitePicture: null,
  product: bicycle,
  colour: 0,
  reckoned: null,
  instalment: null,
  assumptions: [],
  testimonials: [],
  questions: [],
  brochure: null,
};
const site = { publicUrl: 'https://ev.example', locale };

test('the title is the one of staff, or else the specified default', () => {
  expect(toProductHead(data, site).title).toBe('Millo and e-bikes');
  expect(toProductHead({ ...data, meta: { ...meta, title: '' } }, site).title).toBe(
    'Product - Welcome To Example Pvt. Ltd.',
  );
});

test('a bicycle does not get the description of Millo, with which it shares its meta details', () => {
  expect(toProductHead(data, site).description).toBe('Marvel, electric bicycle: Battery 5.5 Ah (nominal).');
  const cargo: Product = { ...bicycle, key: 'millo', kind: 'cargo' };
  expect(toProductHead({ ...data, product: cargo }, site).description).toBe('About Millo.');
});

test.each([
  ['Electric pickup, L5N', 'Marvel, electric pickup, L5N: Battery 5.5 Ah (nominal).'],
  ['EV for parcels', 'Marvel, EV for parcels: Battery 5.5 Ah (nominal).'],
  ['L5N pickup', 'Marvel, L5N pickup: Battery 5.5 Ah (nominal).'],
])('the line “%s” is written as in a sentence, with its acronyms unchanged', (line, said) => {
  const head = toProductHead({ ...data, product: { ...bicycle, line } }, site);
  expect(head.description).toBe(said);
});

const price = { rs: 92_000, asOf: '2026-05-02', place: 'Ahmedabad' };
const tell = (own: Partial<Product> = {}) =>
  toProductHead({ ...data, product: { ...bicycle, ...own } }, site).structuredData?.[0];

test('the structured data of a vehicle with a price has its description, and each figure with its condition', () => {
  expect(tell({ price })).toMatchObject({
    '@type': 'Product',
    description: 'Marvel, electric bicycle: Battery 5.5 Ah (nominal).',
  });
  expect(tell({ price })?.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Battery', value: '5.5', unitText: 'Ah', description: 'nominal' },
  ]);
});

test('a published price is an offer, with its place', () => {
  const offer = {
    '@type': 'Offer',
    price: 92_000,
    priceCurrency: 'INR',
    url: 'https://ev.example/productmarvel',
  };
  expect(tell({ price })?.offers).toEqual({ ...offer, areaServed: 'Ahmedabad' });
  expect(tell({ price: { ...price, place: '' } })?.offers).toEqual(offer);
  // Without an offer there is no product, only the breadcrumb trail.
  expect(tell()).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('the page in another colour has the same canonical address', () => {
  expect(toProductHead({ ...data, colour: 2 }, site).canonicalPath).toBe('/productmarvel');
});

test('an enquiry has the chosen body, or else the name of a bicycle', () => {
  expect(toEnquiry(settings, bicycle, locale)?.subject).toEqual({
    product: 'marvel',
    marker: '',
    colorval: 'Marvel',
  });
  const cargo: Product = { ...bicycle, key: 'millo', kind: 'cargo', inquiryMarkerField: 'millo' };
  expect(toEnquiry(settings, cargo, locale, 'Half Body Cargo')?.subject?.colorval).toBe('Half Body Cargo');
  expect(toEnquiry(settings, cargo, locale)?.subject?.colorval).toBe('');
});

test('while enquiries are paused the action is the telephone, or null', () => {
  const paused: Settings = { ...settings, domainStatus: 'maintenance' };
  expect(toEnquiry(paused, bicycle, locale)).toBeNull();
  const phones = [{ label: 'Sales', number: '1', href: 'tel:1', purpose: 'main' as const }];
  expect(toEnquiry({ ...paused, phones }, bicycle, locale)).toEqual({
    words: 'Call 1',
    href: 'tel:1',
    subject: null,
  });
});

test('the dialog names the subject of the enquiry: the vehicle, or its chosen body', () => {
  const variant = { label: 'Half body', inquiryLabel: 'Half Body Cargo' } as Product['variants'][number];
  const about = toProductSentences({ ...exampleProduct, variants: [variant] }, locale.words);
  expect(about).toEqual({
    'Half Body Cargo': 'About Millo, Half body',
    millo: 'About Millo',
  });
  // The links of a bicycle carry its name in place of a choice.
  expect(toProductSentences(bicycle, locale.words)).toEqual({ Marvel: 'About Marvel' });
});

test('the links of a page in another language stay in it', () => {
  const { canonicalPath, structuredData } = toProductHead(data, { ...site, locale: getLocale('gu') });
  expect(canonicalPath).toBe('/gu/productmarvel');
  expect(structuredData?.[0]).toMatchObject({
    itemListElement: [{ item: 'https://ev.example/gu' }, { item: 'https://ev.example/gu#range' }, {}],
  });
});
