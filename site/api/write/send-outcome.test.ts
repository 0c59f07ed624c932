import type { Language } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import type { LeadOutcome } from '../../leads/lead-form.ts';
import { getWords } from '../../words/words.ts';
import { ApiFailure } from '../failures.ts';
import { toAnswer } from './send-outcome.ts';

const phone = '+91 79 4000 1234';
const mailbox = 'careers@example.com';

const fail = (outcome: LeadOutcome): ApiFailure => {
  try {
    toAnswer('', outcome, getWords('en').forms, {
      phone: { number: phone, href: 'tel:+917940001234' },
      mailbox,
    });
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
  throw new Error('This outcome was answered as a success.');
};

const succeed = (language: Language) => {
  const { forms } = getWords(language);
  return toAnswer(forms.success.dealer, { outcome: 'saved' }, forms, { phone: undefined, mailbox: '' });
};

test('returns the sentence of success of the form', () => {
  expect(succeed('en')).toEqual({
    data: { title: 'Success', message: 'Your Data Saved Successfully' },
  });
});

test.each([
  ['hi', /^[\p{Script=Devanagari}\s]+$/u],
  ['gu', /^[\p{Script=Gujarati}\s]+$/u],
] as const)('the title of success is in %s', (language, script) => {
  expect(succeed(language).data.title).toMatch(script);
});

test('turns the codes of each field into sentences, in their order', () => {
  const { statusCode, failure } = fail({
    outcome: 'refused',
    codes: { name: ['nameLong', 'nameLetters'], rCaptcha: ['rCaptchaFlood'] },
  });
  const { nameLong, nameLetters, rCaptchaFlood } = getWords('en').forms.messages;
  expect([statusCode, failure]).toEqual([
    422,
    { message: { name: [nameLong, nameLetters], rCaptcha: [rCaptchaFlood] } },
  ]);
});

test.each([
  ['paused', 503, '3600', phone],
  ['notSaved', 503, '60', phone],
  ['resumesFull', 503, '3600', mailbox],
  ['resumesLost', 503, '60', `or mail your resume to ${mailbox}, or call us on ${phone}`],
  ['busy', 503, '60', 'again in a minute'],
  ['tooMany', 429, '600', 'wait ten minutes'],
] as const)('answers %s with %d, when to try again, and what to do', (outcome, status, after, words) => {
  const { statusCode, headers, failure } = fail({ outcome });
  expect([statusCode, headers]).toEqual([status, { 'Retry-After': after }]);
  expect(failure.message.form?.[0]).toContain(words);
});
