import { expect, test } from 'vitest';
import { toCallLink, toMailLink, toWhatsAppLink } from './lead-links.ts';

test('a text in Hindi goes whole into WhatsApp and into a mail', () => {
  const text = 'नमस्ते आशा,\n₹ 1 & 2?';
  const whatsApp = new URL(toWhatsAppLink('919825012345', text));
  expect([whatsApp.host, whatsApp.pathname, whatsApp.searchParams.get('text')]).toEqual([
    'wa.me',
    '/919825012345',
    text,
  ]);
  const mail = new URL(toMailLink('asha@example.com', 'मिलो & you', text));
  expect(mail.searchParams.get('subject')).toBe('मिलो & you');
  expect(mail.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
});

test('no address adds a recipient or a header', () => {
  expect(toMailLink('a?bcc=b@example.com')).toBe('mailto:a%3Fbcc%3Db@example.com');
  expect(toCallLink('+91 98250-12345')).toBe('tel:+919825012345');
});
