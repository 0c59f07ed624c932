import { expect, test } from 'vitest';
import { dealers } from '../seed/data/dealers.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { validatePhone, validateWhatsApp } from './phone.ts';

test.each([
  '+91 98250 12345',
  '+919825012345',
  '+91 79-4000-1234',
  '+91 1800 120 0000',
  '1800 120 0000',
  '1800-120-0000',
  '1860 266 0000',
  '+971 50 123 4567',
  '',
  null,
  undefined,
])('accepts %s', (number) => {
  expect(validatePhone(number)).toBe(true);
});

test.each([
  `+91${' '.repeat(10)}`,
  '+91 12345',
  '+91 98250 123456',
  '+91 098250 12345',
  '98250 12345',
  '079 2658 1234',
  '+1 000 000 0000',
  'Call +91 98250 12345',
  '+91 79 4000 1234 ext. 5',
  '+',
  ' ',
])('refuses %j', (number) => {
  expect(validatePhone(number)).toContain('Write a full phone number');
});

test('refuses an empty number if one is required', () => {
  for (const empty of ['', null, undefined])
    expect(validatePhone(empty, { required: true })).toContain('Write a full phone number');
});

test('a WhatsApp number needs its country code, because its link would reach a stranger abroad', () => {
  for (const number of ['+91 98250 12345', '+971 50 123 4567', siteSettings.whatsapp, '', null])
    expect(validateWhatsApp(number)).toBe(true);
  expect(validateWhatsApp('1800 123 4567')).toContain('with its country code');
  expect(validateWhatsApp('+91 12345')).toContain('Write a full phone number');
});

test('accepts the sample numbers, which reach nobody', () => {
  const { phones, whatsapp } = siteSettings;
  const ofDealers = dealers.flatMap(({ data }) => [
    ...(data.phones ?? []).map(({ number }) => number),
    data.whatsapp,
  ]);
  const all = [...phones.map(({ number }) => number), whatsapp, ...ofDealers];
  expect(all.filter((number) => validatePhone(number, { required: true }) !== true)).toEqual([]);
});
