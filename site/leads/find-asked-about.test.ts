import { expect, test } from 'vitest';
import { findAskedAbout } from './find-asked-about.ts';

const products = [{ id: 1, key: 'millo', name: 'Millo', markerField: 'millo', choices: ['Half Body Cargo'] }];

test.each([
  [
    '/contactus',
    '?vehicle=millo&choice=Half+Body+Cargo',
    { product: 1, marker: 'Millo', colour: 'Half Body Cargo' },
  ],
  ['/gu/contactus', '?vehicle=millo', { product: 1, marker: 'Millo' }],
  ['/contactus', '?vehicle=millo&choice=Call+0900+123', { product: 1, marker: 'Millo' }],
  ['/contactus', '?vehicle=nothing&choice=Green', {}],
  ['/contactus', '?sent=contact', {}],
  ['/dealers', '?vehicle=millo', {}],
  ['', '', {}],
])(
  'a contact from %s%s is about the vehicle in the address, if the site has that vehicle',
  async (fromPath, fromQuery, about) => {
    expect(await findAskedAbout({ fromPath, fromQuery }, async () => products)).toEqual(about);
  },
);

test('a contact about no vehicle does not read the vehicles', async () => {
  const listProducts = () => Promise.reject(new Error('no database'));
  expect(await findAskedAbout({ fromPath: '/contactus', fromQuery: '' }, listProducts)).toEqual({});
});
