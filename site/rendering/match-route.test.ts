import { expect, test } from 'vitest';
import { createMatcher } from './match-route.ts';

const load = () => Promise.reject(new Error('not loaded here'));
const match = createMatcher({
  routes: [
    { name: 'vehicle', path: '/product:product', load },
    { name: 'trade-show', path: '/:token', load },
    { name: 'home', path: '/', load },
    { name: 'blogs', path: '/blogs', load },
    { name: 'blog', path: '/blogdetails/:blogid', load },
    { name: 'product', path: '/productmillo', params: { key: 'millo' }, load },
  ],
  notFound: { name: 'not-found', path: '', load },
});

test.each([
  ['/', 'home', {}],
  ['/blogs', 'blogs', {}],
  ['/blogdetails/12', 'blog', { blogid: '12' }],
  ['/productmillo', 'product', { key: 'millo' }],
  ['/expo2024', 'trade-show', { token: 'expo2024' }],
])('%s matches the route %s', (path, name, params) => {
  expect(match(path)).toMatchObject([{ route: { name }, params }]);
});

test.each(['/blogdetails/12/x', '/a/b'])('%s matches no route', (path) => {
  expect(match(path)).toEqual([]);
});

test('a path that fits two routes returns both, in the order of the table', () => {
  expect(match('/productnova')).toMatchObject([
    { route: { name: 'vehicle' }, params: { product: 'nova' } },
    { route: { name: 'trade-show' }, params: { token: 'productnova' } },
  ]);
  expect(match('/product')).toMatchObject([{ route: { name: 'trade-show' }, params: { token: 'product' } }]);
});
