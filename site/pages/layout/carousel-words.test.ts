import { expect, test } from 'vitest';
import { getWords } from '../../words/words.ts';
import { toCarouselWords } from './carousel-words.ts';

test('says the place of each slide in a finished sentence', () => {
  const { places, next } = toCarouselWords(getWords('en'), 'pictures', 3);
  expect(places).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(next).toBe('Next picture');
});
