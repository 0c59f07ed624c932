// @vitest-environment happy-dom
import type { DefaultServerCellComponentProps } from 'payload';
import { act, createElement, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { DayCell } from '../../documents/day-cell.tsx';
import { RelatedCell } from './related-cell.tsx';

const locale = vi.hoisted(() => ({ code: 'en' }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({ Link: 'a', useLocale: () => locale }));
vi.mock('next/headers.js', () => ({ headers: async () => new Headers() }));
// Keeps values for one request, as `cache` does where React renders on the server.
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  cache: <Made,>(make: (of: unknown) => Made) => {
    let made: Made | undefined;
    return (of: unknown) => {
      made ??= make(of);
      return made;
    };
  },
}));

const names: Record<string, Record<number, unknown>> = {
  staff: { 3: 'Asha', 8: 'Ravi' },
  jobs: { 2: { en: 'Fitter', hi: 'फिटर' }, 4: { en: 'Painter' } },
};
const find = vi.fn(
  async ({ collection, where }: { collection: string; where: { id: { in: number[] } } }) => ({
    docs: where.id.in
      .filter((id) => names[collection]?.[id])
      .map((id) => ({ id, name: names[collection]?.[id] })),
  }),
);
const user = { id: 7, role: 'sales' };
const toConfig = { config: { admin: { useAsTitle: 'name' } } };
const payload = { find, auth: async () => ({ user }), collections: { staff: toConfig, jobs: toConfig } };

const listCell = { collectionSlug: 'leads', rowData: { id: 5 }, link: true };
const toHref = (more: object) => {
  const cellData = '2026-11-29T12:00:00.000Z';
  const field = { type: 'date' };
  const cell = DayCell({
    cellData,
    field,
    ...listCell,
    ...more,
  } as unknown as DefaultServerCellComponentProps);
  return (cell as { props: { href?: string } }).props.href;
};

test('a day in the first column links to the document, also in the trash', () => {
  expect(toHref({})).toBe('/studio/collections/leads/5');
  expect(toHref({ viewType: 'trash' })).toBe('/studio/collections/leads/trash/5');
  expect(toHref({ linkURL: '/elsewhere' })).toBe('/elsewhere');
  expect(toHref({ link: false })).toBeUndefined();
});

const draw = async (cells: readonly ReactNode[]) => {
  const page = document.createElement('section');
  const root = createRoot(page);
  await act(async () => root.render(createElement(Fragment, null, ...cells)));
  const read = page.textContent;
  await act(async () => root.unmount());
  return read;
};
const toCell = (relationTo: string) => (cellData: number | null) => {
  const field = { name: 'owner', type: 'relationship', relationTo };
  return RelatedCell({ cellData, field, payload } as unknown as DefaultServerCellComponentProps);
};

test('the names of all rows are read with one query, with the rights of the reader', async () => {
  const rows = await Promise.all([3, null, 5, 8, 3].map(toCell('staff')));
  expect(await draw(rows)).toBe('Asha–no. 5RaviAsha');
  expect(find).toHaveBeenCalledOnce();
  expect(find.mock.lastCall?.[0]).toMatchObject({
    where: { id: { in: [3, 5, 8] } },
    overrideAccess: false,
    user,
  });
  expect(await draw([await toCell('staff')(8)])).toBe('Ravi');
});

test('a name is in the language of the studio, or in English if it has none', async () => {
  const rows = await Promise.all([2, 4].map(toCell('jobs')));
  expect(await draw(rows)).toBe('FitterPainter');
  locale.code = 'hi';
  expect(await draw(rows)).toBe('फिटरPainter');
});

test('days and times are those of India, whatever the clock of the server', async () => {
  const toDay = (cellData: string | null, date?: object) =>
    DayCell({ cellData, field: { type: 'date', admin: { date } } } as DefaultServerCellComponentProps);
  // Shows the time unless the field says that it is a day.
  for (const date of [undefined, { pickerAppearance: 'dayAndTime' }])
    expect(await draw([toDay('2026-11-29T21:31:00.000Z', date)])).toBe('30 Nov 2026, 3:01 am IST');
  expect(await draw([toDay('2026-11-29T12:00:00.000Z', { pickerAppearance: 'dayOnly' })])).toBe(
    '29 Nov 2026',
  );
  expect(await draw([toDay(null)])).toBe('');
});
