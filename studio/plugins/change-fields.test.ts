import { expect, test } from 'vitest';
import { aboveList } from './change-fields.ts';

test('aboveList adds a component below the existing one', () => {
  const files = './components/documents/content-files.tsx#ContentFiles';
  const tags = './components/pictures/picture-tag-filter.tsx#PictureTagFilter';
  const { admin } = aboveList(aboveList({ slug: 'media', fields: [] }, files), tags);
  expect(admin?.components?.beforeListTable).toEqual([files, tags]);
});
