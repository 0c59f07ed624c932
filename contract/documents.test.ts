import { expect, test } from 'vitest';
import { onlyOne, studioPath, toDocument } from './documents.ts';

test('staff change a document of a list by its number, and what there is only one of by its kind alone', () => {
  expect(studioPath('leads', 7)).toBe('/studio/collections/leads/7');
  expect(studioPath('answer-times', onlyOne)).toBe('/studio/globals/answer-times');
});

test('what there is only one of is named without a number', () => {
  expect(toDocument('questions', 3)).toEqual({ kind: 'questions', id: '3' });
  expect(toDocument('menus', undefined)).toEqual({ kind: 'menus', id: onlyOne });
});
