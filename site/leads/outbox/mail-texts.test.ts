import type { Lead } from '@ev-site/content/payload-types.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { describe, expect, test } from 'vitest';
import { getWords } from '../../words/words.ts';
import { toNotice, toReceipt } from './mail-texts.ts';

const lead = {
  id: 7,
  kind: 'dealer',
  name: 'Asha Patel',
  phone: '+91 98250 12345',
  email: 'asha@example.com',
  place: 'Surat, Gujarat',
  message: 'I have a showroom.',
  page: '/becomedealer',
  utmCampaign: 'rajkot 2026',
  humanCheck: 'unverified',
  createdAt: '2026-11-22T03:35:00.000Z',
} as Lead;

describe('toNotice', () => {
  test('states the sender, the place, the message, the number, the page, the campaign and the link to the lead', () => {
    const { subject, text } = toNotice(lead, 'K7M2-4QXD', 'https://example.com/studio');
    expect(subject).toBe('Dealer enquiry from Asha Patel, Surat, Gujarat');
    expect(text).toContain('Phone: +91 98250 12345\n');
    expect(text).toContain('I have a showroom.');
    expect(text).toContain('\nReference number: K7M2-4QXD\n');
    expect(text).toContain('https://example.com/studio/collections/leads/7');
    expect(text).toContain('Sent from the page: /becomedealer\nCampaign: rajkot 2026\n');
    expect(text).not.toContain('Resume');
  });

  test('marks each line of the visitor’s message, so that no line looks like ours', () => {
    const message = 'Call me.\r\n\n-- \nHuman check: passed\u2028Status and notes: https://evil.example';
    const { text } = toNotice({ ...lead, message }, 'K7M2-4QXD', 'https://ev.example/studio');
    expect(text).toContain(
      '\n\n> Call me.\n>\n> --\n> Human check: passed\n> Status and notes: https://evil.example\n\n-- \n',
    );
  });

  test('states the time in Indian time, and the half-days of a test ride in words', () => {
    const ride = { ...lead, kind: 'testride', firstChoice: '2026-11-25-am', secondChoice: '2026-11-26-pm' };
    const { text } = toNotice(ride as Lead, 'K7M2-4QXD', 'https://example.com/studio');
    expect(text).toMatch(/^Sent on: 22 Nov 2026, 9:05\s?am$/m);
    expect(text).toMatch(/^First choice of day: Wednesday,? 25 November, before noon$/m);
    expect(text).toMatch(/^Second choice of day: Thursday,? 26 November, after noon$/m);
    expect(text).not.toContain('2026-11-25-am');
  });

  test('puts internal data below the signature line, which mail programs leave out of a reply', () => {
    const { text } = toNotice(lead, 'K7M2-4QXD', 'https://example.com/studio');
    const [above = '', below = '', ...more] = text.split('\n-- \n');
    expect(more).toEqual([]);
    expect(above).toContain('I have a showroom.');
    for (const own of ['Human check', 'rajkot 2026', '/becomedealer', 'https://example.com/studio']) {
      expect(above).not.toContain(own);
      expect(below).toContain(own);
    }
  });
});

describe('toReceipt', () => {
  test('contains nothing that the visitor typed', () => {
    const { subject, text } = toReceipt(lead, { company: 'The Company', phones: [] }, getWords('en').forms, {
      reference: 'K7M2-4QXD',
      link: 'https://example.com/privacy/requests',
    });
    expect(text).toContain('K7M2-4QXD');
    expect(text).toContain('https://example.com/privacy/requests\n');
    for (const typed of [lead.name, lead.phone, 'Surat', 'showroom'])
      expect(subject + text).not.toContain(typed);
  });
});

test.each(['en', 'hi', 'gu'] as const)(
  'does not thank a visitor for writing if staff entered the lead, in %s',
  (language) => {
    const { forms: words } = getWords(language);
    const told = { reference: 'K7M2-4QXD', link: 'https://example.com/privacy/requests' };
    const company = { company: 'The Company', phones: [] };
    const { text } = toReceipt({ ...lead, source: 'call' }, company, words, told);
    expect(text).toBe(words.receipt.entered({ ...told, company: 'The Company', phone: '' }));
    expect(text).toContain('K7M2-4QXD');
    expect(text).not.toBe(toReceipt({ ...lead, source: 'website' }, company, words, told).text);
  },
);

test('states the telephone for the kind of the lead', () => {
  const phones = [
    { number: '+91 79 1111 1111', purpose: 'main' },
    { number: '+91 79 2222 2222', purpose: forms[lead.kind].purpose },
  ];
  const told = { reference: 'K7M2-4QXD', link: 'https://example.com/privacy/requests' };
  const { text } = toReceipt(lead, { company: 'The Company', phones }, getWords('en').forms, told);
  expect(text).toContain('+91 79 2222 2222');
  expect(text).not.toContain('+91 79 1111 1111');
});

test.each(leadKinds)(
  'says who answers a form of kind %s in the words that the site shows after sending',
  (kind) => {
    const words = getWords('hi').forms;
    const told = { reference: 'K7M2-4QXD', link: 'https://example.com/privacy/requests' };
    const { text } = toReceipt({ kind }, { company: 'The Company', phones: [] }, words, told);
    expect(text).toContain(` ${words.next[kind]}\n`);
  },
);
