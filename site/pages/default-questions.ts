import type { Question } from '../data/questions.ts';
import type { Words } from '../words/words.ts';

/** Shown while the questions cannot be read. */
export const toDefaultQuestions = ({ standIn }: Words['faqs']): Question[] =>
  Object.values(standIn).map(({ question, answer }) => ({ question, answerHtml: `<p>${answer}</p>` }));
