import { expect, test } from '@playwright/test';
import { listHtmlErrors } from '../support/api/html-validator.ts';
import { addressesInEveryLanguage } from '../support/facts/routes.ts';

const there = [
  ...addressesInEveryLanguage,
  '/blogs?page=2',
  '/savings?vehicle=major&against=cng&km=170&years=10',
  '/gu/savings?vehicle=mighty&against=coal&km=x&days=0',
  '/savings?price="><script>&km=<b>',
  '/compare?vehicles=mastee,millo,major,manzil,marvel,unknown',
  '/hi/compare?vehicles=major,manzil&only=differences',
  '/compare?vehicles=millo',
  '/api/docs',
];
const notThere = [
  '/there-is-nothing-here',
  '/gu/there-is-nothing-here',
  '/media/there-is-no-such-picture.webp',
];

for (const [addresses, status] of [
  [there, 200],
  [notThere, 404],
  [['/%c3%28'], 400],
] as const)
  for (const address of addresses) {
    test(`${address} is valid HTML`, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(status);
      expect(await listHtmlErrors(await answer.text())).toEqual([]);
    });
  }
