import type { TextFieldClientProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PictureTags } from './picture-tags.tsx';

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  useAuth: () => ({ permissions: { collections: { media: { update: true } } } }),
  useDocumentInfo: () => ({}),
  useField: () => ({ value: ['Millo', 'workshop'] }),
}));

const show = (maxRows: number) => {
  const props = { path: 'tags', field: { name: 'tags', type: 'text', hasMany: true, maxRows, maxLength: 7 } };
  return renderToStaticMarkup(<PictureTags {...(props as unknown as TextFieldClientProps)} />);
};

test('how many tags there may be, and how long each, is what the field says', () => {
  expect(show(3)).toContain('maxLength="7"');
  expect(show(3)).not.toContain('A picture has at most');
  expect(show(2)).toContain('A picture has at most 2 tags.');
});
