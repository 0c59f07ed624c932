import { expect, test } from 'vitest';
import { sayPlace } from '../../ui/use-steps.ts';
import { getWords } from '../../words/words.ts';
import { toCarouselWords, toLightboxWords } from './carousel-words.ts';

test('states the place of a slide in a sentence with its number', () => {
  const { place, next } = toCarouselWords(getWords('en'), 'pictures', 3);
  expect(sayPlace(place, 1)).toBe('2 of 3');
  expect(next).toBe('Next picture');
});

test.each([
  ['en', '2 of 12'],
  ['hi', '12 में से 2'],
  ['gu', '12 માંથી 2'],
] as const)('states in %s the place of the picture at full size and the total', (language, said) => {
  const { place } = toLightboxWords(getWords(language));
  expect(sayPlace(place.replace('##', '12'), 1)).toBe(said);
});
