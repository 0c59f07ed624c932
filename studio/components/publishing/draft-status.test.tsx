// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { DraftStatus } from './draft-status.tsx';

const opened = vi.hoisted(() => ({ current: {} }));
const locale = vi.hoisted(() => ({ code: 'en', label: 'English' }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => opened.current,
  useLocale: () => locale,
}));

const open = async (hasPublishedDoc: boolean, unpublishedVersionCount: number) => {
  const setUnpublishedVersionCount = vi.fn();
  opened.current = { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount };
  const root = createRoot(document.body);
  await act(async () => root.render(<DraftStatus />));
  const text = document.body.textContent;
  await act(async () => root.unmount());
  return { text, counted: setUnpublishedVersionCount.mock.calls.flat() };
};

test.each([
  ['a document that was never published', false, 0, 'Status: Draft', [1]],
  ['a draft that is already counted', false, 1, 'Status: Draft', []],
  ['a published document', true, 0, 'Status: Published', []],
  ['a published document with a newer draft', true, 2, 'Status: Changed since it was published Versions', []],
])(
  '%s shows its status, and a draft alone counts as waiting',
  async (_what, isPublished, drafts, text, counted) => {
    expect(await open(isPublished, drafts)).toEqual({ text, counted });
  },
);

test.each([
  ['hi', false, 0, 'Status: Published. Not shown in हिन्दी: Translation is ready is not ticked.'],
  ['hi', true, 0, 'Status: Published'],
  // A kind of document without this checkbox.
  ['hi', undefined, 0, 'Status: Published'],
  ['hi', false, 1, 'Status: Changed since it was published Versions'],
  ['en', false, 0, 'Status: Published'],
])('in %s, translation ready %s, %i drafts: shows "%s"', async (...given) => {
  const [code, translationReady, unpublishedVersionCount, said] = given;
  const english = { ...locale };
  Object.assign(locale, { code, label: 'हिन्दी' });
  opened.current = {
    hasPublishedDoc: true,
    savedDocumentData: { translationReady },
    setUnpublishedVersionCount: vi.fn(),
    unpublishedVersionCount,
  };
  const root = createRoot(document.body);
  await act(async () => root.render(<DraftStatus />));
  expect(document.body.textContent).toBe(said);
  await act(async () => root.unmount());
  Object.assign(locale, english);
});

test.each([
  ['another language has one', 1, 'Status: Changed since it was published Versions', [1]],
  ['there are none', 0, 'Status: Published', []],
])(
  'after a publication asks for newer drafts, and updates the status when %s',
  async (_which, totalDocs, text, counted) => {
    const asked = vi.fn(async () => Response.json({ totalDocs }));
    vi.stubGlobal('fetch', asked);
    const setUnpublishedVersionCount = vi.fn();
    const show = async (updatedAt: string, unpublishedVersionCount: number) => {
      opened.current = {
        collectionSlug: 'questions',
        hasPublishedDoc: true,
        id: 7,
        savedDocumentData: { updatedAt },
        setUnpublishedVersionCount,
        unpublishedVersionCount,
      };
      await act(async () => root.render(<DraftStatus />));
    };
    const root = createRoot(document.body);
    await show('2026-11-28T10:00:00.000Z', 0);
    await show('2026-11-28T10:00:00.000Z', 1);
    expect(asked).not.toHaveBeenCalled();
    await show('2026-11-28T10:05:00.000Z', 0);
    expect(asked).toHaveBeenCalledOnce();
    expect(setUnpublishedVersionCount.mock.calls.flat()).toEqual(counted);
    await show('2026-11-28T10:05:00.000Z', totalDocs);
    expect(document.body.textContent).toBe(text);
    expect(asked).toHaveBeenCalledOnce();
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  },
);
