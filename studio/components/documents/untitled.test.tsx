// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Untitled } from './untitled.tsx';

const setDocumentTitle = vi.hoisted(() => vi.fn());
const form = vi.hoisted(() => ({ fields: {} as Record<string, { value: unknown }> }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ getEntityConfig: () => ({ labels: { singular: 'Article' } }) }),
  useDocumentInfo: () => ({ collectionSlug: 'blogs', id: 7 }),
  useDocumentTitle: () => ({ title: '7', setDocumentTitle }),
  useFormFields: (select: (context: [object]) => unknown) => select([form.fields]),
}));

beforeEach(() => {
  vi.useFakeTimers();
  setDocumentTitle.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [
    'has no title yet is headed "Untitled" and its kind',
    'title',
    { title: { value: '' } },
    [['Untitled article']],
  ],
  ['has a title keeps it', 'title', { title: { value: '7' } }, []],
  ['has its number as title keeps it', 'id', { title: { value: '' } }, []],
])('a document that %s', async (_what, titleField, fields, titles) => {
  form.fields = fields;
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Untitled titleField={titleField} />));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(setDocumentTitle.mock.calls).toEqual(titles);
  await act(async () => root.unmount());
});
