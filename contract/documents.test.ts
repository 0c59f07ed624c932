import { expect, test } from 'vitest';
import { singletonId, studioPath, toDocument } from './documents.ts';

test('the studio’s path of a document has its id, that of a page only its kind', () => {
  expect(studioPath('leads', 7)).toBe('/studio/collections/leads/7');
  expect(studioPath('answer-times', singletonId)).toBe('/studio/globals/answer-times');
});

test('toDocument gives a page the id of the only document of its kind', () => {
  expect(toDocument('questions', 3)).toEqual({ kind: 'questions', id: '3' });
  expect(toDocument('menus', undefined)).toEqual({ kind: 'menus', id: singletonId });
});
