import { expect, test } from 'vitest';
import { listLeadViews } from './lead-view-links.ts';

const labelsFor = (role: string) => listLeadViews(role).map(({ label }) => label);

test('offers each desk its own kinds', () => {
  expect(labelsFor('admin')).toContain('Applications');
  expect(labelsFor('sales')).toEqual([
    'All',
    'Dealers',
    'Contacts',
    'Inquiries',
    'Overdue',
    'Mail failed',
    'Export as CSV',
  ]);
  expect(labelsFor('hr')).toEqual(['All', 'Applications', 'Overdue', 'Mail failed', 'Export as CSV']);
});

test('finds what is still new after two days', () => {
  const overdue = listLeadViews('admin', Date.UTC(2026, 10, 21)).find(({ label }) => label === 'Overdue');
  const query = new URL(overdue?.href ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    'where[or][0][and][0][status][equals]': 'new',
    'where[or][0][and][1][createdAt][less_than]': '2026-11-19T00:00:00.000Z',
  });
});
