import type { Certificate, Media } from '@ev-site/content/payload-types.ts';
import { expect, test } from 'vitest';
import { listCertificates } from './certificates.ts';
import { getPictureReader } from './picture.ts';
import type { Readers } from './readers.ts';

const picture = { filename: 'a.webp', updatedAt: '2026-11-22T00:00:00.000Z' } as Media;

const list = (docs: Pick<Certificate, 'title' | 'picture'>[]) =>
  listCertificates({
    content: { find: async () => ({ docs }) },
    pictures: getPictureReader('/media'),
  } as unknown as Readers);

test('shows the first three certificates that have a picture', async () => {
  const docs = [
    { title: 'Without picture', picture: 7 },
    ...['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title, picture })),
  ];
  expect((await list(docs)).map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
});
