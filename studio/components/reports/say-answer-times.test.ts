import { sampleAnswerTimes } from '@ev-site/content/leads/answer-times.ts';
import { kindWords } from '@ev-site/content/leads/staff-words.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { expect, test } from 'vitest';
import { sayAnswerTimes } from './say-answer-times.ts';

test('names the hours for each kind of lead', () => {
  const said = sayAnswerTimes(sampleAnswerTimes);
  for (const kind of leadKinds)
    expect(said).toContain(`${sampleAnswerTimes.hours[kind]} for a ${kindWords[kind].toLowerCase()}`);
  expect(said).toContain('4 for a test ride');
});

test('names the working days and hours', () => {
  expect(sayAnswerTimes({ ...sampleAnswerTimes, days: ['mon', 'sat'] })).toContain(
    'Working hours are 10 to 18 o’clock in India on Monday, Saturday.',
  );
});
