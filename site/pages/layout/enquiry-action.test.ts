import { expect, test } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { toEnquiryAction } from './enquiry-action.ts';

const phones = [
  { label: 'Office', number: '+91 79 0000 0001', href: 'tel:+917900000001', purpose: 'main' as const },
];

test('leads to the enquiry form', () => {
  expect(toEnquiryAction({ ...defaultSettings, phones }, 'Enquire')).toEqual({
    words: 'Enquire',
    href: '/contactus#enquiry',
  });
});

test('leads to the telephone while enquiries are paused', () => {
  expect(toEnquiryAction({ ...defaultSettings, phones, domainStatus: 'maintenance' }, 'Enquire')).toEqual({
    words: 'Call +91 79 0000 0001',
    href: 'tel:+917900000001',
  });
});

test('leads nowhere while enquiries are paused and no phone is known', () => {
  expect(toEnquiryAction({ ...defaultSettings, domainStatus: 'maintenance' }, 'Enquire')).toBeNull();
});
