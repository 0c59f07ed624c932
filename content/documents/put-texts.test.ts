import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { putTexts } from './put-texts.ts';

const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'note', type: 'text', localized: true },
  { name: 'count', type: 'number' },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [
      { name: 'label', type: 'text', localized: true },
      { name: 'value', type: 'number' },
    ],
  },
] as unknown as FlattenedField[];

test('copies numbers and rows to another language, which keeps its own texts', () => {
  const saved = { id: 4, title: 'One', note: 'N', count: 1, rows: [{ id: 'a', label: 'A', value: 1 }] };
  const typed = {
    id: 4,
    title: 'एक',
    note: null,
    count: 2,
    rows: [
      { id: 'b', label: 'नया', value: 9 },
      { id: 'a', label: 'अ', value: 5 },
    ],
  };
  expect(putTexts(fields, typed, saved)).toMatchObject({
    title: 'One',
    note: 'N',
    count: 2,
    rows: [
      { id: 'b', label: undefined, value: 9 },
      { id: 'a', label: 'A', value: 5 },
    ],
  });
});
