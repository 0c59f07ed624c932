import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addressesInEveryLanguage } from '../facts/routes.ts';

// The rules of the standard; what is mere style (quotes, spelling of names, trailing slashes) is React's affair.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'no-inline-style': 'error', 'require-sri': 'off' },
});

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
      const { results } = await validator.validateString(await answer.text());
      const errors = results
        .flatMap(({ messages }) => messages)
        .filter(({ severity }) => severity === 2)
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
      expect(errors).toEqual([]);
    });
  }
