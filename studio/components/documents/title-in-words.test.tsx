// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TitleInWords } from './title-in-words.tsx';

const setDocumentTitle = vi.hoisted(() => vi.fn());
const form = vi.hoisted(() => ({ title: '7', fields: {} as Record<string, { value: unknown }> }));
const chosen = vi.hoisted(() => ({
  name: 'key',
  type: 'select',
  options: [{ value: 'faqs', label: 'FAQs' }],
}));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ getEntityConfig: () => ({ labels: { singular: 'Article' }, fields: [chosen] }) }),
  useDocumentInfo: () => ({ collectionSlug: 'blogs', id: 7 }),
  useDocumentTitle: () => ({ title: form.title, setDocumentTitle }),
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
    'has no title yet is headed by what it is',
    '7',
    'title',
    { title: { value: '' } },
    [['Untitled article']],
  ],
  ['has one is headed by it', '7', 'title', { title: { value: '7' } }, []],
  ['is called by its number is headed by that', '7', 'id', { title: { value: '' } }, []],
  ['is named by a choice is headed by its words', 'faqs', 'key', { key: { value: 'faqs' } }, [['FAQs']]],
  ['is headed by words already keeps them', 'FAQs', 'key', { key: { value: 'faqs' } }, []],
])('a document that %s', async (_what, title, titleField, fields, titles) => {
  form.title = title;
  form.fields = fields;
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<TitleInWords titleField={titleField} />));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(setDocumentTitle.mock.calls).toEqual(titles);
  await act(async () => root.unmount());
});
