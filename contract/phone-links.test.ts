import { expect, test } from 'vitest';
import { toCallLink, toUnbroken, toWhatsAppLink } from './phone-links.ts';

test('a call link keeps only the digits and the plus of a number', () => {
  expect(toCallLink('+91 98250-12345')).toBe('tel:+919825012345');
  expect(toCallLink('1800 123 456')).toBe('tel:1800123456');
  expect(toCallLink('+91 79 "><b>1')).toBe('tel:+91791');
});

test('a WhatsApp link has only the digits, and no text by default', () => {
  expect(toWhatsAppLink('+91 98250-12345')).toBe('https://wa.me/919825012345');
});

test('a WhatsApp link keeps a text in Hindi complete', () => {
  const text = 'नमस्ते आशा,\n₹ 1 & 2?';
  const link = new URL(toWhatsAppLink('919825012345', text));
  expect([link.host, link.pathname, link.searchParams.get('text')]).toEqual(['wa.me', '/919825012345', text]);
});

test('no line can end within a number', () => {
  expect(toUnbroken(' +91 98250-12345')).toBe('+91\u00a098250\u00a012345');
  expect(toUnbroken('(079) 2658 – 1234')).toBe('(079)\u00a02658\u00a01234');
});
