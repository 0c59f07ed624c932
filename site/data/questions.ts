import { listOrder } from './list-order.ts';
import type { Readers } from './readers.ts';

export interface Question {
  question: string;
  answerHtml: string;
}

/** Reads the frequent questions that one place shows, in their order. */
export const listQuestions = async (
  { content, toHtml }: Readers,
  place: 'home' | 'faqs' | 'dealer',
): Promise<Question[]> => {
  const { docs } = await content.find({
    collection: 'questions',
    where: { shownOn: { contains: place } },
    sort: listOrder,
    depth: 1,
    pagination: false,
  });
  return docs.map(({ question, answer }) => ({ question, answerHtml: toHtml(answer) }));
};
