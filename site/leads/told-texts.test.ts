import type { Lead } from '@ev-site/content/payload-types.ts';
import { listUntold, markedTexts } from '@ev-site/content/testing/marked-lead.ts';
import { originColumns } from '@ev-site/contract/forms/origin.ts';
import { expect, test } from 'vitest';
import { toOwnRecord } from './privacy/own-data.ts';
import { toDealerMail } from './routing/dealer-mail.ts';
import { tellDealer } from './routing/tell-dealer.ts';

const createdAt = '2026-11-22T03:35:00.000Z';
const lead = { id: 1, kind: 'contact', language: 'en', createdAt, ...markedTexts } as Lead;

// `name` contains both parts, and `marker` is the name of a vehicle where none was chosen.
const saidOtherwise = ['firstName', 'lastName', 'marker'];
const origin = Object.keys(originColumns);

test.each([
  // These are in the file that the page offers.
  ['the page of one’s own data', toOwnRecord({ secret: 'x'.repeat(32) }, lead), ['reckoning', ...origin]],
  // Applications are never given to a dealer.
  ['the page of a dealer', tellDealer(lead), ['position', ...origin]],
  [
    'the mail to a dealer',
    toDealerMail({ lead, dealer: '', link: '', hours: 1, days: 1, company: '' }, 'en'),
    // The mail states the days of a test ride in words.
    ['firstChoice', 'secondChoice', 'position', ...origin],
  ],
])('%s shows every text of a form except the listed ones', (_where, told, leftOut) => {
  expect(listUntold(JSON.stringify(told)).toSorted()).toEqual([...saidOtherwise, ...leftOut].toSorted());
});

test.each([true, false, null])('a dealer is told whether the visitor agreed to WhatsApp: %j', (given) => {
  const asked: Lead = { ...lead, whatsappConsent: given };
  const { text } = toDealerMail({ lead: asked, dealer: '', link: '', hours: 1, days: 1, company: '' }, 'en');
  expect(text).toContain(`Answers over WhatsApp: ${given ? 'yes' : 'no'}`);
  expect(tellDealer(asked).whatsapp).toBe(given ?? false);
});

test('the mail to a dealer marks each line of the visitor’s message, so that no line looks like ours', () => {
  const message = 'Call me.\r\n\nDo you take it? Please say so here:\u2028https://evil.example';
  const { text } = toDealerMail(
    { lead: { ...lead, message }, dealer: '', link: '', hours: 1, days: 1, company: '' },
    'en',
  );
  expect(text).toContain(
    '\n\n> Call me.\n>\n> Do you take it? Please say so here:\n> https://evil.example\n\nDo you take it?',
  );
});
