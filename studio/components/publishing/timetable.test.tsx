import { listObstacles } from '@ev-site/content/timetable/list-obstacles.ts';
import { listScheduled, type Scheduled } from '@ev-site/content/timetable/list-scheduled.ts';
import type { ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Timetable } from './timetable.tsx';

vi.mock('@ev-site/content/timetable/list-scheduled.ts', () => ({
  listScheduled: vi.fn(),
  isPublishedSince: async () => false,
}));
vi.mock('@ev-site/content/timetable/list-obstacles.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listObstacles: vi.fn(),
}));
// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/plain-button.tsx')),
  useDocumentInfo: () => ({}),
  useLocale: () => ({ code: 'en' }),
  useServerFunctions: () => ({}),
}));

const scheduled: Scheduled = {
  id: 7,
  of: { kind: 'questions', id: '3' },
  type: 'publish',
  language: 'hi',
  at: '2026-11-29T04:30:00.000Z',
  madeAt: '2026-11-27T04:30:00.000Z',
  by: 'Asha',
  byId: 2,
  problem: '',
};
const lacking = { label: 'Answer', message: 'This field is required.' };

/** The text above the document. */
const read = async (more: Partial<Scheduled>, obstacles: (typeof lacking)[]): Promise<string> => {
  vi.mocked(listScheduled).mockResolvedValue([{ ...scheduled, ...more } as Scheduled]);
  vi.mocked(listObstacles).mockResolvedValue(obstacles);
  const asked = { collectionSlug: 'questions', id: 3, payload: {} } as unknown as ServerProps;
  return renderToStaticMarkup(await Timetable(asked))
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const comes = 'Scheduled: goes live in Hindi on 29 Nov 2026, 10:00 am, as the draft stands then.';

test('shows what would refuse a scheduled publication, if anything', async () => {
  expect(await read({}, [])).toBe(comes);
  expect(await read({}, [lacking, { label: '', message: 'A banner shows it.' }])).toBe(
    `${comes} As it stands now it would be refused. “Answer”: This field is required. A banner shows it.`,
  );
});

test('shows only once why a publication was refused', async () => {
  const text = await read({ problem: '“Answer”: This field is required.' }, [lacking]);
  expect(text).toContain(
    'Was to be published in Hindi on 29 Nov 2026, 10:00 am, but: “Answer”: This field is required. Dismiss',
  );
  expect(text).not.toContain('would be refused');
});
