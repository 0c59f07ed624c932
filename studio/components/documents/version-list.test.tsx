import { listVersions } from '@ev-site/content/keeping/list-versions.ts';
import type { DocumentViewServerProps } from 'payload';
import { Forbidden } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { VersionList } from './version-list.tsx';

vi.mock('@ev-site/content/keeping/list-versions.ts', () => ({ listVersions: vi.fn() }));
vi.mock('@payloadcms/ui', () => ({
  Gutter: 'div',
  SetDocumentStepNav: (props: object) => JSON.stringify(props),
}));

const open = (error: Error) => {
  vi.mocked(listVersions).mockRejectedValue(error);
  const initPageResult = { collectionConfig: { slug: 'blogs' }, docID: 1, req: {} };
  return VersionList({ initPageResult, routeSegments: [] } as unknown as DocumentViewServerProps);
};

const draw = async (...routeSegments: string[]) => {
  vi.mocked(listVersions).mockResolvedValue(
    [2, 1].map((id) => ({ id, at: '2026-11-30T03:08:00+05:30', by: 'Eda', isDraft: false, isShown: false })),
  );
  const collectionConfig = { slug: 'blogs', labels: { plural: 'Articles' }, admin: { useAsTitle: 'title' } };
  const initPageResult = { collectionConfig, docID: 17, req: {} };
  return renderToStaticMarkup(
    await VersionList({ initPageResult, routeSegments } as unknown as DocumentViewServerProps),
  );
};

test('versions that a user may not read get 404, and other errors are thrown', async () => {
  await expect(open(new Forbidden())).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  await expect(open(new Error('no connection'))).rejects.toThrow('no connection');
});

test('the links of versions and back to the list stay in the trash for a trashed document', async () => {
  const kept = await draw('collections', 'blogs', '17', 'versions');
  expect(kept).toContain('href="/studio/collections/blogs/17/versions/1?versionFrom=2"');
  expect(kept).toContain('&quot;pluralLabel&quot;:&quot;Articles&quot;');
  expect(kept).toContain('&quot;isTrashed&quot;:false');
  const trashed = await draw('collections', 'blogs', 'trash', '17', 'versions');
  expect(trashed).toContain('href="/studio/collections/blogs/trash/17/versions/1?versionFrom=2"');
  expect(trashed).toContain('&quot;isTrashed&quot;:true');
});
