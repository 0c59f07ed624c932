import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import type { BeforeListTableServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { router } from '../testing/router-under-test.ts';
import { LeadViews } from './lead-views.tsx';

vi.mock('@ev-site/content/desk/count-views.ts', () => ({ countViews: async () => [] }));
vi.mock('@ev-site/content/desk/count-applications.ts', () => ({ countApplications: async () => [] }));
// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  usePreferences: () => ({ setPreference: vi.fn() }),
  useSelection: () => ({ count: 0 }),
  useListQuery: () => ({ query: {} }),
  useConfig: () => ({}),
}));

/** What stands above the list of leads at a path, as somebody of this role sees it. */
const show = async (path: string, role = 'sales'): Promise<string> => {
  const shown = await LeadViews({
    payload: { find: async () => ({ docs: [] }) },
    user: { id: 7, role },
    params: { segments: path.split('/') },
    data: { totalDocs: 3 },
  } as unknown as BeforeListTableServerProps);
  return renderToStaticMarkup(<AppRouterContext value={router}>{shown}</AppRouterContext>);
};

test('above the trash stands nothing that would export or change the leads outside it', async () => {
  expect(await show('collections/leads')).toContain('Export these 3 as XLSX');
  expect(await show('collections/leads/trash')).toBe('');
});
