import { expect, test } from 'vitest';
import { toShareLink } from './share-link.ts';

test.each([
  'Millo: ₹ 1,20,000 a year\nhttps://example.com/savings?km=90&days=310',
  "મિલ્લો: 50 % ઓછું + “સસ્તું”, #1 & <b> '' \u200d `{}`",
  'मिल्लो १२३ 🛺',
])('the link preserves the text: %s', (text) => {
  const link = toShareLink(text);
  expect(new URL(link).searchParams.get('text')).toBe(text);
  expect(link).not.toMatch(/[\s"<>`{}|\\^]/);
});

test('letters of a script are not percent-encoded', () => {
  expect(toShareLink('મિલ્લો')).toBe('https://wa.me/?text=મિલ્લો');
});
