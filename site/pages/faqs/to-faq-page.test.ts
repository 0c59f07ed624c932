import { expect, test } from 'vitest';
import { toFaqPage } from './to-faq-page.ts';

test('links in an answer get full addresses', () => {
  const questions = [{ question: 'Which?', answerHtml: '<p><a href="/find">This</a></p>' }];
  expect(toFaqPage(questions, 'https://ev.example').mainEntity).toMatchObject([
    { acceptedAnswer: { text: '<p><a href="https://ev.example/find">This</a></p>' } },
  ]);
});
