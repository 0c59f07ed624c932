import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

test('reports a changed number of rows as one difference, with “1 row” in the singular', () => {
  const list = { name: 'figures', label: 'Figures', type: 'array', fields: [], flattenedFields: [] };
  const fields = [list as unknown as FlattenedField];
  expect(listChanges(fields, { figures: [{}] }, { figures: [{}, {}] })).toEqual([
    { place: 'Figures', before: '1 row', after: '2 rows' },
  ]);
});
