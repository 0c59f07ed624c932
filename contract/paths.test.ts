import { describe, expect, test } from 'vitest';
import {
  isReservedWord,
  isUnder,
  languageOf,
  paths,
  pathTo,
  pathToProduct,
  productScreens,
} from './paths.ts';

// Written from the route table of the specification, section 2.
const specified = [
  '/',
  '/aboutus',
  '/becomedealer',
  '/blogs',
  '/blogdetails/{blogid}',
  '/careers',
  '/careerdetails/{jobid}',
  '/contactus',
  '/events',
  '/eventdetails/{eventid}',
  '/allfaqs',
  '/productmillo',
  '/productmastee',
  '/productmajor',
  '/productmanzil',
  '/productmarvel',
  '/productmarvelpro',
  '/productmighty',
  '/imagegallerylist',
  '/alltestimonials',
  '/{token}',
  '/certification',
];

// Beyond the specification: pages that help a buyer to calculate and choose.
const reckoning = ['/savings', '/find', '/compare', '/assumptions'];
// Where a vehicle can be seen and tried.
const near = ['/dealers', '/dealers/{dealer}', '/testride'];
// Required by the Digital Personal Data Protection Act.
const privacy = ['/privacy', '/privacy/requests'];

describe('the table of paths', () => {
  test('holds the paths of the specification, of the calculator, of dealers and of privacy, and no others', () => {
    const others = Object.entries(paths).filter(([name]) => name !== 'Product');
    expect(others.map(([, path]) => path.replace(/:(\w+)/g, '{$1}'))).toEqual([
      ...specified,
      ...reckoning,
      ...near,
      ...privacy,
    ]);
    expect(paths.Product).toBe('/product:product');
  });

  test('uses the names that the specification gives', () => {
    const named = { '/': 'Home', '/aboutus': 'AboutUs', '/blogs': 'Blogs', '/allfaqs': 'AllFaqs' };
    for (const [path, name] of Object.entries(named))
      expect(Object.entries(paths)).toContainEqual([name, path]);
  });
});

describe('pathTo', () => {
  test('fills in parameters, escaped', () => {
    expect(pathTo('Home')).toBe('/');
    expect(pathTo('BlogDetails', { blogid: 12 })).toBe('/blogdetails/12');
    expect(pathTo('TradeShow', { token: 'expo 2024/a' })).toBe('/expo%202024%2Fa');
  });

  test('puts the language before the path, except English', () => {
    expect(pathTo('Home', { language: 'hi' })).toBe('/hi');
    expect(pathTo('Blogs', { language: 'gu' })).toBe('/gu/blogs');
    expect(pathTo('EventDetails', { eventid: 3, language: 'hi' })).toBe('/hi/eventdetails/3');
    expect(pathTo('Blogs', { language: 'en' })).toBe('/blogs');
  });
});

test.each([
  ['/hi', 'hi'],
  ['/hi?x=1', 'hi'],
  ['/gu/blogs?page=2', 'gu'],
  ['/?x=/hi', 'en'],
  ['/history', 'en'],
  ['', 'en'],
])('the language of %s is %s', (url, language) => {
  expect(languageOf(url)).toBe(language);
});

describe('pathToProduct', () => {
  test('returns the page of a vehicle for its key', () => {
    expect(pathToProduct('marvelpro')).toBe('/productmarvelpro');
    expect(pathToProduct('millo', { language: 'gu' })).toBe('/gu/productmillo');
    expect(pathToProduct('nova')).toBe('/productnova');
  });

  test('spells every page as "/product" and the key', () => {
    for (const key of Object.keys(productScreens)) expect(pathToProduct(key)).toBe(`/product${key}`);
  });
});

describe('isReservedWord', () => {
  test.each([
    'blogs',
    'blogdetails',
    'productmillo',
    'studio',
    'api',
    'media',
    'assets',
    'hi',
    'gu',
    'en',
    'ta',
  ])('%s is reserved', (word) => expect(isReservedWord(word)).toBe(true));

  test.each(['auto-show-2024', 'expo', 'blog', 'studios', 'ev'.repeat(2)])('%s is free', (word) =>
    expect(isReservedWord(word)).toBe(false),
  );
});

test.each([
  ['/api', true],
  ['/api?lang=hi', true],
  ['/api/faqs?next=/studio', true],
  ['/preview/', true],
  ['/%61pi/faqs', true],
  ['/ap%69?lang=hi', true],
  ['/%70review/%zz', true],
  ['/api%2Ffaqs', false],
  ['/%2561pi', false],
  ['/apiexpo2026', false],
  ['/hi/api', false],
  ['/blogs?from=/api', false],
])('%s is under one of the prefixes: %s', (url, is) => {
  expect(isUnder(url, '/api', '/preview')).toBe(is);
});
