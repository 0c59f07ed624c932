import { expect, test } from 'vitest';
import { toMailLink } from './mail-links.ts';

test('a mail link keeps a text in Hindi complete', () => {
  const text = 'नमस्ते आशा,\n₹ 1 & 2?';
  const mail = new URL(toMailLink('asha@example.com', 'मिलो & you', text));
  expect(mail.searchParams.get('subject')).toBe('मिलो & you');
  expect(mail.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
});

test('an address cannot add a recipient or a header', () => {
  expect(toMailLink('a?bcc=b@example.com')).toBe('mailto:a%3Fbcc%3Db@example.com');
});
