import { expect, test } from 'vitest';
import { toDocumentTitle } from './document-title.ts';

const named = { id: 7, title: { en: 'Range', hi: 'रेंज', gu: '' } };

test('takes the name in the language, else the first one that the document has', () => {
  expect(toDocumentTitle({ id: 7, title: 'Range' }, 'title')).toBe('Range');
  expect(toDocumentTitle(named, 'title', '', 'hi')).toBe('रेंज');
  expect(toDocumentTitle(named, 'title', '', 'gu')).toBe('Range');
  expect(toDocumentTitle({ id: 7, title: { en: '', hi: 'रेंज' } }, 'title')).toBe('रेंज');
});

test.each([undefined, null, '', ' ', {}, { en: '' }, { hi: null }])(
  'uses the fallback if the name is %j',
  (title) => {
    expect(toDocumentTitle({ id: 7, title }, 'title')).toBe('Without a name');
    expect(toDocumentTitle({ id: 7, title }, 'title', 'Number 7')).toBe('Number 7');
  },
);

test('uses the fallback for a document without a field for its name', () => {
  expect(toDocumentTitle(named, undefined, 'Number 7')).toBe('Number 7');
});

test('a page title is called by the name of its page', () => {
  expect(toDocumentTitle({ id: 7, key: 'privacyrequests' }, 'key')).toBe('Requests about one’s data');
  expect(toDocumentTitle({ id: 7, key: 'constructor' }, 'key')).toBe('constructor');
  expect(toDocumentTitle({ id: 7, name: 'faqs' }, 'name')).toBe('faqs');
});
