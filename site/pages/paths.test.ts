import { expect, test } from 'vitest';
import { paths, pathTo, pathToProduct } from './paths.ts';

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

test('the table holds the paths of the specification and no other', () => {
  expect(Object.values(paths).map((path) => path.replace(/:(\w+)/g, '{$1}'))).toEqual(specified);
});

test('names are those of the specification where it gives one', () => {
  const named = { '/': 'Home', '/aboutus': 'AboutUs', '/blogs': 'Blogs', '/allfaqs': 'AllFaqs' };
  for (const [path, name] of Object.entries(named))
    expect(Object.entries(paths)).toContainEqual([name, path]);
});

test('fills in parameters, escaped', () => {
  expect(pathTo('Home')).toBe('/');
  expect(pathTo('BlogDetails', { blogid: '12' })).toBe('/blogdetails/12');
  expect(pathTo('TradeShow', { token: 'expo 2024/a' })).toBe('/expo%202024%2Fa');
});

test('finds the page of a product by its key', () => {
  expect(pathToProduct('marvelpro')).toBe('/productmarvelpro');
  expect(pathToProduct('unknown')).toBeUndefined();
});
