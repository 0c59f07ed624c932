import { listDueRequests } from '@ev-site/content/desk/list-due-requests.ts';
import { listDueReviews } from '@ev-site/content/desk/list-due-reviews.ts';
import { listTranslationStates } from '@ev-site/content/translations/list-translation-states.ts';
import type { ServerProps } from 'payload';
import { expect, test, vi } from 'vitest';
import { Desk } from './desk.tsx';
import { DueRequests } from './due-requests.tsx';
import { DueReviews } from './due-reviews.tsx';
import { Translations } from './translations.tsx';

// React's `cache` keeps answers for a page only on the server.
vi.mock('react', async (importOriginal) => ({
  ...(await importOriginal<typeof import('react')>()),
  cache: <Answer,>(ask: (of: object, ...more: object[]) => Answer) => {
    const kept = new Map<object, Answer>();
    return (of: object, ...more: object[]): Answer =>
      kept.get(of) ?? kept.set(of, ask(of, ...more)).get(of) ?? ask(of, ...more);
  },
}));
vi.mock('@ev-site/content/desk/count-views.ts', () => ({ countViews: async () => [] }));
vi.mock('@ev-site/content/desk/count-leads.ts', () => ({ countLeads: async () => null }));
vi.mock('@ev-site/content/desk/list-unpublished.ts', () => ({
  listUnpublished: async () => ({ drafts: [], scheduled: [], failed: [] }),
}));
vi.mock('@ev-site/content/desk/list-due-reviews.ts', () => ({
  listDueReviews: vi.fn(async () => ({ overdue: [], next: [], ending: [] })),
}));
vi.mock('@ev-site/content/translations/list-translation-states.ts', () => ({
  listTranslationStates: vi.fn(async () => []),
}));

vi.mock('@ev-site/content/desk/list-due-requests.ts', () => ({
  listDueRequests: vi.fn(async () => null),
}));

test('an editor’s first page makes each query once', async () => {
  const props = { payload: {}, user: { id: 7, role: 'editor', name: 'Asha' } } as unknown as ServerProps;
  await Promise.all([Desk(props), Translations(props), DueReviews(props), DueRequests(props)]);
  expect(listTranslationStates).toHaveBeenCalledTimes(1);
  expect(listDueReviews).toHaveBeenCalledTimes(1);
  expect(listDueRequests).toHaveBeenCalledTimes(1);
});
