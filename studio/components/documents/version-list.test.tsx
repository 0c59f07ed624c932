import { listVersions } from '@ev-site/content/keeping/list-versions.ts';
import type { DocumentViewServerProps } from 'payload';
import { Forbidden } from 'payload';
import { expect, test, vi } from 'vitest';
import { VersionList } from './version-list.tsx';

vi.mock('@ev-site/content/keeping/list-versions.ts', () => ({ listVersions: vi.fn() }));
vi.mock('@payloadcms/ui', () => ({ Gutter: 'div' }));

const open = (error: Error) => {
  vi.mocked(listVersions).mockRejectedValue(error);
  const initPageResult = { collectionConfig: { slug: 'blogs' }, docID: 1, req: {} };
  return VersionList({ initPageResult } as unknown as DocumentViewServerProps);
};

test('versions that somebody may not read are not there; those that cannot be read are a fault', async () => {
  await expect(open(new Forbidden())).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  await expect(open(new Error('no connection'))).rejects.toThrow('no connection');
});
