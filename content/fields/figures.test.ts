import { expect, test } from 'vitest';
import { validateFigureKeys } from './figure-keys.ts';
import { validateFigure } from './figures.ts';

test.each([
  ['a number', { min: 380 }, true],
  ['a range', { min: 8, max: 10 }, true],
  ['a text', { text: 'Mechanical drum' }, true],
  ['zero', { min: 0 }, true],
  ['nothing', {}, false],
  ['an upper number alone', { max: 10, text: 'x' }, false],
  ['a range upside down', { min: 10, max: 8 }, false],
])('accepts or refuses a figure of %s', (_what, figure, sound) => {
  expect(validateFigure(figure) === true).toBe(sound);
});

test('accepts only keys of figures of the same vehicle', () => {
  const vehicle = { figures: [{ key: 'payload' }, { key: 'savings' }] };
  expect(validateFigureKeys(['savings', 'payload'], vehicle)).toBe(true);
  expect(validateFigureKeys('payload', vehicle)).toBe(true);
  expect(validateFigureKeys(null, vehicle)).toBe(true);
  expect(validateFigureKeys(['savings', 'range'], vehicle)).toContain('range');
  // The form of the studio has 0 in place of an empty list.
  expect(validateFigureKeys('range', { figures: 0 })).toContain('range');
});
