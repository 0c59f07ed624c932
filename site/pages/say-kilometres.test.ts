import { expect, test } from 'vitest';
import { getWords } from '../words/words.ts';
import { sayKilometres } from './say-kilometres.ts';

test.each([
  [{ fromKm: 85, toKm: 100 }, '85 to 100'],
  [{ fromKm: 100, toKm: 100 }, '100'],
])('says %j as %s', (band, said) => {
  expect(sayKilometres(band, getWords('en').figures)).toBe(said);
});
