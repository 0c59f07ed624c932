import { expect, test } from 'vitest';
import { toDocumentTitle } from './document-title.ts';

const named = { id: 7, title: { en: 'Range', hi: 'रेंज', gu: '' } };

test('a document is called by its name in the language, else in the first one that it has', () => {
  expect(toDocumentTitle({ id: 7, title: 'Range' }, 'title')).toBe('Range');
  expect(toDocumentTitle(named, 'title', '', 'hi')).toBe('रेंज');
  expect(toDocumentTitle(named, 'title', '', 'gu')).toBe('Range');
  expect(toDocumentTitle({ id: 7, title: { en: '', hi: 'रेंज' } }, 'title')).toBe('रेंज');
});

test.each([undefined, null, '', ' ', {}, { en: '' }, { hi: null }])('never by nothing: %j', (title) => {
  expect(toDocumentTitle({ id: 7, title }, 'title')).toBe('Without a name');
  expect(toDocumentTitle({ id: 7, title }, 'title', 'Number 7')).toBe('Number 7');
});

test('a document without such a field is not called by its number alone', () => {
  expect(toDocumentTitle(named, undefined, 'Number 7')).toBe('Number 7');
});
