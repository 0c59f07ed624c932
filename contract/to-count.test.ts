import { expect, test } from 'vitest';
import { toCount } from './to-count.ts';

test.each([
  [toCount(0, 'lead'), '0 leads'],
  [toCount(1, 'lead'), '1 lead'],
  [toCount(123_456, 'lead'), '1,23,456 leads'],
  [toCount(1, 'story', 'stories'), '1 story'],
  [toCount(2, 'story', 'stories'), '2 stories'],
])('%s', (said, sentence) => {
  expect(said).toBe(sentence);
});
