import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import DropSent from './drop-sent.island.tsx';
import { readDraft, writeDraft } from './forms/draft-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test.each([
  ['erased', 1],
  ['kept where the page was come to by a link', 0],
])(
  'after the browser itself has sent a form that is no longer on the page, its draft is %s',
  (what, redirectCount) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    for (const kind of ['testride', 'contact'] as const)
      writeDraft(kind, {
        at: performance.timeOrigin - 5000,
        texts: { name: 'Asha' },
        about: '',
        key: '',
        unsent: false,
      });
    history.replaceState(null, '', '/hi/testride?sent=testride#form');
    const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '' };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(entry, { type: 'navigate', redirectCount }),
    ]);
    const root = createRoot(document.createElement('div'));
    act(() => root.render(<DropSent kind="testride" />));
    expect(readDraft('testride') === null).toBe(what === 'erased');
    expect(readDraft('contact')).not.toBeNull();
    act(() => root.unmount());
  },
);
