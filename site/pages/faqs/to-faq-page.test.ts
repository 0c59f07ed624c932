import { expect, test } from 'vitest';
import { toFaqPage } from './to-faq-page.ts';

test('a link in an answer leads to the site from wherever it is read', () => {
  const questions = [{ question: 'Which?', answerHtml: '<p><a href="/find">This</a></p>' }];
  expect(toFaqPage(questions, 'https://ev.example').mainEntity).toMatchObject([
    { acceptedAnswer: { text: '<p><a href="https://ev.example/find">This</a></p>' } },
  ]);
});
