import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { fillGaps, putRelated } from './shape-document.ts';

const fields = [
  { name: 'title', type: 'text', required: true, localized: true },
  { name: 'note', type: 'text', localized: true },
  { name: 'text', type: 'richText', required: true, localized: true },
  { name: 'count', type: 'number', required: true },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [
      { name: 'label', type: 'text', required: true, localized: true },
      { name: 'value', type: 'number' },
      { name: 'pictures', type: 'upload', hasMany: true, relationTo: 'media' },
    ],
  },
  { name: 'part', type: 'group', flattenedFields: [{ name: 'heading', type: 'text', required: true }] },
] as unknown as FlattenedField[];

test('fills the required fields of a document that was just begun', () => {
  const begun = fillGaps(fields, { id: 4, rows: [{ id: 'a', value: 3 }, null] });
  expect(begun).toMatchObject({
    id: 4,
    title: '',
    count: 0,
    text: { root: { children: [] } },
    rows: [{ id: 'a', label: '', value: 3 }],
    part: { heading: '' },
  });
  expect(begun.note).toBeUndefined();
});

test('replaces a document in all relations of another document, without changing the stored one', () => {
  const stored = {
    id: 4,
    picture: { id: 1, alt: 'old' },
    rows: [{ id: 'a', pictures: [2, { id: 1, alt: 'old' }] }],
  };
  const related = putRelated(fields, stored, 'media', { id: 1, alt: 'new' });
  expect(related).toMatchObject({
    picture: { alt: 'new' },
    rows: [{ pictures: [2, { alt: 'new' }] }],
  });
  expect(putRelated(fields, stored, 'products', { id: 1, alt: 'new' })).toEqual(stored);
  expect(stored.picture.alt).toBe('old');
});
