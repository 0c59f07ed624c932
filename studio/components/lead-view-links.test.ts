import { expect, test } from 'vitest';
import { isOpen, listLeadViews, toExportHref, toHref } from './lead-view-links.ts';

// A quarter past five in the afternoon in India.
const now = new Date('2026-11-21T11:45:00.000Z');
const viewsFor = (role: string) => listLeadViews({ id: 7, role }, now);
const viewOf = (role: string, name: string) => {
  const view = viewsFor(role).find(({ label }) => label === name);
  if (!view) throw new Error(`No view is called ${name}.`);
  return view;
};
const queryOf = (href: string) => Object.fromEntries(new URL(href, 'http://x').searchParams);

const ofAll = ['All', 'Mine', 'Nobody’s', 'New today', 'New since yesterday', 'Overdue'];

test.each([
  ['admin', ['Dealers', 'Contacts', 'Inquiries', 'Applications']],
  ['sales', ['Dealers', 'Contacts', 'Inquiries']],
  ['hr', []],
])('%s has the kinds that are theirs', (role, kinds) => {
  expect(viewsFor(role).map(({ label }) => label)).toEqual([...ofAll, ...kinds, 'Mail failed']);
});

test('days are those of India, and overdue is what is still new after two', () => {
  expect(queryOf(toHref(viewOf('admin', 'New since yesterday')))).toEqual({
    'where[or][0][and][0][status][equals]': 'new',
    'where[or][0][and][1][createdAt][greater_than_equal]': '2026-11-19T18:30:00.000Z',
    'where[or][0][and][2][createdAt][less_than]': '2026-11-20T18:30:00.000Z',
  });
  expect(queryOf(toHref(viewOf('sales', 'Overdue')))).toEqual({
    'where[or][0][and][0][status][equals]': 'new',
    'where[or][0][and][1][createdAt][less_than]': '2026-11-19T11:00:00.000Z',
  });
  expect(queryOf(toHref(viewOf('hr', 'Mine')))).toEqual({ 'where[or][0][and][0][owner][equals]': '7' });
});

test('the view is open that the list shows, and no other', () => {
  const open = (asked: Record<string, string>) =>
    viewsFor('admin')
      .filter((view) => isOpen(view, asked))
      .map(({ label }) => label);
  for (const view of viewsFor('admin')) {
    expect(open({ ...queryOf(toHref(view)), limit: '50', sort: '-createdAt' })).toEqual([view.label]);
  }
  expect(open({ search: 'Asha' })).toEqual([]);
  expect(open({ 'where[or][0][and][0][kind][equals]': 'dealer', search: 'Asha' })).toEqual([]);
});

test('the file holds what the list shows', () => {
  expect(toExportHref({ limit: '10' })).toBe('/studio/api/leads/export');
  expect(toExportHref({ 'where[or][0][and][0][kind][equals]': 'dealer', search: 'Asha', page: '2' })).toBe(
    '/studio/api/leads/export?where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Bkind%5D%5Bequals%5D=dealer&search=Asha',
  );
});
