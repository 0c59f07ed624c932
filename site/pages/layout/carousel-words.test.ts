import { expect, test } from 'vitest';
import { sayPlace } from '../../ui/use-steps.ts';
import { getWords } from '../../words/words.ts';
import { toCarouselWords } from './carousel-words.ts';

test('says the place of a slide in a sentence that takes its number', () => {
  const { place, next } = toCarouselWords(getWords('en'), 'pictures', 3);
  expect(sayPlace(place, 1)).toBe('2 of 3');
  expect(next).toBe('Next picture');
});
