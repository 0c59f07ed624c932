import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { listMissing } from './list-missing.ts';

const text = (name: string, more: object = {}) => ({ name, type: 'text', required: true, ...more });
const fields = [
  text('title'),
  text('note', { required: false }),
  { name: 'body', type: 'richText', required: true, label: 'Words' },
  { name: 'picture', type: 'upload', required: true, relationTo: 'media' },
  text('reason', { admin: { condition: ({ title }: { title?: string }) => title === 'Closed' } }),
  { name: 'open', type: 'checkbox', required: true },
  { name: 'head', type: 'group', flattenedFields: [text('line', { label: 'First line' })] },
  { name: 'rows', type: 'array', flattenedFields: [text('label')] },
] as unknown as FlattenedField[];

test('names required fields that are empty, also in groups and rows, by the labels of the form', () => {
  expect(listMissing(fields, { body: toRichText(''), rows: [{ label: 'a' }, { label: '' }] })).toEqual([
    'Title',
    'Words',
    'Picture',
    'Open',
    'Head › First line',
    'Rows › 2 › Label',
  ]);
});

test('does not name fields that are filled, optional or hidden by a condition', () => {
  const filled = {
    title: 'A',
    body: toRichText('So.'),
    picture: 3,
    open: false,
    head: { line: 'B' },
    rows: [],
  };
  expect(listMissing(fields, filled)).toEqual([]);
  expect(listMissing(fields, { ...filled, title: 'Closed' })).toEqual(['Reason']);
  const picture = { type: 'upload', value: 3, relationTo: 'media', version: 3, fields: {} };
  expect(listMissing(fields, { ...filled, body: { root: { type: 'root', children: [picture] } } })).toEqual(
    [],
  );
});
