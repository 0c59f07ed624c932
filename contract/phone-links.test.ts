import { expect, test } from 'vitest';
import { toCallLink, toWhatsAppLink } from './phone-links.ts';

test('a number is called by its digits and its plus, and nothing else of it comes into the link', () => {
  expect(toCallLink('+91 98250-12345')).toBe('tel:+919825012345');
  expect(toCallLink('1800 123 456')).toBe('tel:1800123456');
  expect(toCallLink('+91 79 "><b>1')).toBe('tel:+91791');
});

test('WhatsApp opens for the digits alone, with no text where there is none', () => {
  expect(toWhatsAppLink('+91 98250-12345')).toBe('https://wa.me/919825012345');
});

test('a text in Hindi goes whole into WhatsApp', () => {
  const text = 'नमस्ते आशा,\n₹ 1 & 2?';
  const link = new URL(toWhatsAppLink('919825012345', text));
  expect([link.host, link.pathname, link.searchParams.get('text')]).toEqual(['wa.me', '/919825012345', text]);
});
