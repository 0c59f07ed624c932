import { expect, test } from 'vitest';
import { saySentAgain } from './say-sent-again.ts';

test.each([
  [1, 0, '1 is on its way again.'],
  [2, 1, '2 are on their way again. 1 more has failed: press once more.'],
  [1000, 1200, '1,000 are on their way again. 1,200 more have failed: press once more.'],
])('says that %i are sent again and %i are left', (sent, left, sentence) => {
  expect(saySentAgain({ sent, left })).toBe(sentence);
});
