import type { Question } from '../../data/questions.ts';

/** Stands in while the questions cannot be read: the six of the specification's section 2. */
export const defaultQuestions: Question[] = [
  {
    question: 'What does a vehicle cost?',
    answerHtml: '<p>The price depends on the body, the battery and your state. Ask us for a quotation.</p>',
  },
  {
    question: 'How long does the battery last?',
    answerHtml:
      '<p>That depends on the distance per day and on how it is charged. The warranty covers the battery.</p>',
  },
  {
    question: 'What does maintenance cost?',
    answerHtml:
      '<p>There is no engine oil, clutch or fuel system to look after: brakes, tyres and cables remain.</p>',
  },
  {
    question: 'Can I charge quickly during the day?',
    answerHtml:
      '<p>Mastee and Millo take 8 to 10 hours at an ordinary socket, Major about 4 hours at its own charger.</p>',
  },
  {
    question: 'How much can it carry?',
    answerHtml:
      '<p>The passenger version takes 4 passengers, the driver and 40 kg of luggage; the cargo version 310 kg and the driver.</p>',
  },
  {
    question: 'How far does it go on one charge?',
    answerHtml: '<p>90 to 100 km, depending on load, road and driving.</p>',
  },
];
