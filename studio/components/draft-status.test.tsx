// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { DraftStatus } from './draft-status.tsx';

const opened = vi.hoisted(() => ({ current: {} }));

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => opened.current }));

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
  ['what was never published', false, 0, 'Status: Draft', [1]],
  ['a draft that is counted', false, 1, 'Status: Draft', []],
  ['what is published as it stands', true, 0, 'Status: Published', []],
  ['a draft over what is published', true, 2, 'Status: Changed since it was published Versions', []],
])(
  '%s is said, and counts as waiting where it has only a draft',
  async (_what, isPublished, drafts, text, counted) => {
    expect(await open(isPublished, drafts)).toEqual({ text, counted });
  },
);
