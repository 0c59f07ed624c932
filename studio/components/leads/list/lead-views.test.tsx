import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import type { BeforeListTableServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { router } from '../../../testing/router-under-test.ts';
import { LeadViews } from './lead-views.tsx';

vi.mock('@ev-site/content/desk/count-views.ts', () => ({ countViews: async () => [] }));
vi.mock('@ev-site/content/desk/list-left.ts', () => ({ listLeft: async () => [] }));
vi.mock('@ev-site/content/desk/count-applications.ts', () => ({
  countApplications: async () => [{ id: 3, position: 'Fitter', isOpen: true, total: 0, fresh: 0 }],
}));
// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useSelection: () => ({ count: 0 }),
  useAuth: () => ({ user: null }),
  useListQuery: () => ({ query: {} }),
  useConfig: () => ({}),
}));

const staff = [
  { id: 4, name: 'Bina', role: 'sales', deactivated: true },
  { id: 5, name: 'Chetan', role: 'sales', awayFrom: '2026-01-01T12:00:00.000Z' },
];

/** The part above the list of leads at a path, for a person of this role with these saved filters. */
const show = async (
  path: string,
  role = 'sales',
  saved: object[] = [],
  searchParams: Record<string, string> = {},
): Promise<string> => {
  const shown = await LeadViews({
    payload: {
      find: async ({ collection }: { collection: string }) => ({
        docs:
          (collection === 'payload-preferences' && [{ value: saved }]) ||
          (collection === 'staff' && staff) ||
          [],
      }),
    },
    user: { id: 7, role },
    searchParams,
    params: { segments: path.split('/') },
    data: { totalDocs: 3, docs: [] },
  } as unknown as BeforeListTableServerProps);
  return renderToStaticMarkup(<AppRouterContext value={router}>{shown}</AppRouterContext>);
};

test('the trash shows no export and no bulk change', async () => {
  expect(await show('collections/leads')).toContain('Export 3 leads as XLSX');
  expect(await show('collections/leads/trash')).toBe('');
});

test('a saved filter whose view is gone says so and has no link', async () => {
  const save = (name: string, view: string) => ({ name, view, filters: {} });
  const html = await show('collections/leads', 'hr', [
    save('Fitters', 'position 3'),
    save('Fitters of before', 'Fitter'),
    save('Welders', 'position 4'),
  ]);
  const toFitters = '/studio/collections/leads?where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Bjob%5D%5Bequals%5D=3';
  expect(html).toContain(`href="${toFitters}">Fitters</a>`);
  expect(html).toContain(`href="${toFitters}">Fitters of before</a>`);
  expect(html).toContain('<span class="lead-view">Welders (no longer there)</span>');
});

test('the chosen owner is named even if he has left or is hidden, but colleagues who left are not offered as new owners', async () => {
  const open = (owner: string) =>
    show('collections/leads', 'sales', [], { 'where[or][0][and][0][owner][equals]': owner });
  expect(await open('4')).toContain('<option value="4" selected="">Bina</option>');
  expect(await open('9')).toContain('<option value="9" selected="">Number 9</option>');
  const html = await open('5');
  expect(html.match(/>Chetan \(on leave without an end\)</g)).toHaveLength(1);
  expect(html).not.toContain('Bina');
});
