import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { toDotPicture } from '@ev-site/content/testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listWholeJobs } from './jobs.ts';
import { getPictureReader } from './picture.ts';
import { listProductQuestions } from './products.ts';
import type { Readers } from './readers.ts';
import { getRichTextReader } from './rich-text.ts';

let fresh: FreshContent;
let readers: Readers;
let picture: number;

/** A text with a picture, as a client of the API may send it. */
const withPicture = (value: unknown) => {
  const text = toRichText('Look:');
  const upload = { type: 'upload', relationTo: 'media', value, version: 3, fields: null, format: '' };
  text.root.children.push(upload);
  return text;
};

beforeAll(async () => {
  fresh = await openFreshContent();
  const media = await fresh.payload.create({
    collection: 'media',
    data: { alt: 'A dot' },
    file: toDotPicture(),
  });
  picture = media.id;
  readers = {
    content: readInLanguage(fresh.payload, 'en'),
    toHtml: getRichTextReader(getPictureReader('/media'), 'en'),
  } as Readers;
}, 60_000);
afterAll(() => fresh.remove());

const hostile = '1"><meta http-equiv=refresh content="0;url=https://evil.example"><b x="';

test('a picture in an answer is shown with the data of the library, not of the request', async () => {
  const question = await fresh.payload.create({
    collection: 'questions',
    depth: 0,
    data: {
      question: 'Which?',
      answer: withPicture({ id: picture, filename: 'x', height: 1, width: hostile }),
    },
  });
  expect(JSON.stringify(question.answer)).not.toContain('evil');
  await fresh.payload.create({
    collection: 'products',
    data: {
      key: 'tried',
      name: 'Tried',
      plateName: 'TRIED',
      line: 'Line',
      tagline: 'T',
      summary: 'S',
      breadcrumbParent: 'Products',
      heroPicture: picture,
      kind: 'cargo',
      menuGroup: 'Cargo',
      metaKey: 'home',
      questions: [question.id],
    },
  });
  const [{ answerHtml } = { answerHtml: '' }] = await listProductQuestions(readers, 'tried');
  expect(answerHtml).toContain('src="/media/dot-');
  expect(answerHtml).toContain('width="1" height="1" alt="A dot"');
});

test('a picture in a job description is shown in the list of whole jobs', async () => {
  await fresh.payload.create({
    collection: 'jobs',
    data: {
      position: 'Welder',
      department: 'Works',
      qualification: 'ITI',
      experience: 'Two years',
      location: 'Rajkot',
      description: withPicture(picture),
      postedAt: new Date().toISOString(),
    },
  });
  const { items } = await listWholeJobs(readers, { pageNumber: 1, limit: 5 });
  expect(items[0]?.descriptionHtml).toContain('src="/media/dot-');
});

test('a draft drops a picture without a record number', async () => {
  const { answer } = await fresh.payload.create({
    collection: 'questions',
    data: { question: 'Which?', answer: withPicture({ filename: 'x', height: 1, width: hostile }) },
    draft: true,
  });
  expect(JSON.stringify(answer)).not.toContain('evil');
});
