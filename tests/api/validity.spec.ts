import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addressesInEveryLanguage } from '../facts/routes.ts';

// The rules of the standard; what is mere style (quotes, spelling of names, trailing slashes) is React's affair.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'no-inline-style': 'error', 'require-sri': 'off' },
});

const addresses = [
  ...addressesInEveryLanguage,
  '/gu/there-is-nothing-here',
  '/blogs?page=2',
  '/savings?vehicle=major&against=cng&km=170&years=10',
  '/gu/savings?vehicle=mighty&against=coal&km=x&days=0',
  '/savings?price="><script>&km=<b>',
  '/compare?vehicles=mastee,millo,major,manzil,marvel,unknown',
  '/hi/compare?vehicles=major,manzil&only=differences',
  '/compare?vehicles=millo',
  '/there-is-nothing-here',
  '/media/there-is-no-such-picture.webp',
  '/%c3%28',
  '/api/docs',
];

for (const address of addresses) {
  test(`${address} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const { results } = await validator.validateString(html);
    const errors = results
      .flatMap(({ messages }) => messages)
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(errors).toEqual([]);
  });
}
