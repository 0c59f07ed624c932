import { expect, test } from 'vitest';
import { aboveList } from './change-fields.ts';

test('a second component above a list stands below the first, and takes nothing away', () => {
  const files = './components/documents/content-files.tsx#ContentFiles';
  const tags = './components/pictures/picture-tag-filter.tsx#PictureTagFilter';
  const { admin } = aboveList(aboveList({ slug: 'media', fields: [] }, files), tags);
  expect(admin?.components?.beforeListTable).toEqual([files, tags]);
});
