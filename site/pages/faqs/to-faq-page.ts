import type { Question } from '../../data/questions.ts';
import type { StructuredData } from '../../page/structured-data.ts';

/** Questions and answers as search engines read them. */
export const toFaqPage = (questions: readonly Question[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answerHtml }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml },
  })),
});
