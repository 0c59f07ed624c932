import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { getDefaultSettings } from './default-settings.ts';
import { toCallAction, toEnquiryAction, toFormAction } from './enquiry-action.ts';

const english = getLocale('en');
const defaultSettings = getDefaultSettings(english.words);

const phones = [
  { label: 'Office', number: '+91 79 0000 0001', href: 'tel:+917900000001', purpose: 'main' as const },
];

test('leads to the enquiry form', () => {
  expect(toEnquiryAction({ ...defaultSettings, phones }, 'Enquire', english)).toEqual({
    words: 'Enquire',
    href: '/contactus#enquiry',
  });
});

test('leads to the telephone while enquiries are paused', () => {
  expect(
    toEnquiryAction({ ...defaultSettings, phones, domainStatus: 'maintenance' }, 'Enquire', english),
  ).toEqual({
    words: 'Call +91 79 0000 0001',
    href: 'tel:+917900000001',
  });
});

test('leads to the main telephone, whatever its place in the list', () => {
  const dealers = { label: 'Dealers', number: '+91 79 0000 0002', href: 'tel:+917900000002' };
  const settings = { phones: [{ ...dealers, purpose: 'dealer' as const }, ...phones] };
  expect(toCallAction(settings, english)?.href).toBe('tel:+917900000001');
});

test('the action is null while enquiries are paused and no telephone is known', () => {
  expect(toEnquiryAction({ ...defaultSettings, domainStatus: 'maintenance' }, 'Enquire', english)).toBeNull();
});

test('stays in the language of the page', () => {
  expect(toEnquiryAction(defaultSettings, 'Enquire', getLocale('hi'))?.href).toBe('/hi/contactus#enquiry');
});

test('the form action is null while enquiries are paused, even if a telephone is known', () => {
  const paused = { ...defaultSettings, phones, domainStatus: 'maintenance' as const };
  expect(toFormAction(paused, 'Enquire', english)).toBeNull();
});
