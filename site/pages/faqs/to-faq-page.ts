import type { Question } from '../../data/questions.ts';
import { type StructuredData, toHtmlElsewhere } from '../../page/structured-data.ts';

/** Structured data of questions and answers for search engines. */
export const toFaqPage = (questions: readonly Question[], publicUrl: string): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answerHtml }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: toHtmlElsewhere(answerHtml, publicUrl) },
  })),
});
