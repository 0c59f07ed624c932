import { listLeadViews } from '@ev-site/content/desk/lead-views.ts';
import { expect, test } from 'vitest';
import { findOpen, toExportHref, toHref } from './lead-view-links.ts';
import {
  type Filters,
  noFilters,
  readFilters,
  readSaved,
  toConditions,
  toSavedGroups,
  toSavedName,
} from './list/lead-filters.ts';

// 17:15 in India.
const now = new Date('2026-11-21T11:45:00.000Z');
const viewsFor = (role: string, positions: { id: number; position: string }[] = []) =>
  listLeadViews({ id: 7, role }, { positions }, now);
const viewOf = (role: string, name: string) => {
  const view = viewsFor(role).find(({ label }) => label === name);
  if (!view) throw new Error(`No view is called ${name}.`);
  return view;
};
const queryOf = (href: string) => Object.fromEntries(new URL(href, 'http://x').searchParams);
const hrefOf = (role: string, name: string) => toHref(viewOf(role, name).groups);

const first = ['All', 'Mine', 'My steps', 'My new leads', 'Mine, nothing planned', 'Nobody’s leads'];
const ofAll = ['New today', 'Yesterday, not called', 'Due today', 'Overdue', 'Delivery failed'];

test.each([
  ['admin', ['Dealers', 'Contacts', 'Inquiries', 'Test rides', 'Applications', 'Fitter']],
  ['sales', ['Dealers', 'Contacts', 'Inquiries', 'Test rides']],
  ['hr', ['Fitter']],
])('%s has the views of its kinds and positions', (role, own) => {
  const positions = role === 'sales' ? [] : [{ id: 3, position: 'Fitter' }];
  const ofDealers = role === 'hr' ? [] : ['With a dealer'];
  expect(viewsFor(role, positions).map(({ label }) => label)).toEqual([
    ...first,
    ...ofDealers,
    ...ofAll,
    ...own,
  ]);
});

test('a view of leads left by colleagues exists only while there are any', () => {
  const left = [4, 5].map((owner) => ({ owner, group: 'application' as const }));
  const views = listLeadViews({ id: 7, role: 'hr' }, { left }, now);
  const { groups = [] } = views.find(({ label }) => label === 'Left by colleagues') ?? {};
  expect(groups).toHaveLength(8);
  expect(groups[0]).toEqual([
    ['owner', 'equals', '4'],
    ['kind', 'equals', 'application'],
    ['status', 'equals', 'new'],
  ]);
  expect(viewsFor('hr').map(({ label }) => label)).not.toContain('Left by colleagues');
});

test('days are those of India, and overdue leads are new ones past their term, unplanned ones after two days, and missed steps', () => {
  expect(queryOf(hrefOf('admin', 'Yesterday, not called'))).toEqual({
    'where[or][0][and][0][status][equals]': 'new',
    'where[or][0][and][1][createdAt][greater_than_equal]': '2026-11-19T18:30:00.000Z',
    'where[or][0][and][2][createdAt][less_than]': '2026-11-20T18:30:00.000Z',
    'where[or][0][and][3][calledAt][exists]': 'false',
  });
  expect(queryOf(hrefOf('sales', 'Overdue'))).toEqual({
    'where[or][0][and][0][status][equals]': 'new',
    'where[or][0][and][1][answerBy][less_than]': '2026-11-21T11:45:00.000Z',
    'where[or][1][and][0][status][equals]': 'new',
    'where[or][1][and][1][answerBy][exists]': 'false',
    'where[or][1][and][2][nextStepOn][exists]': 'false',
    'where[or][1][and][3][createdAt][less_than]': '2026-11-19T11:45:00.000Z',
    'where[or][2][and][0][nextStepOn][less_than]': '2026-11-20T18:30:00.000Z',
  });
  expect(queryOf(hrefOf('sales', 'My steps'))).toEqual({
    'where[or][0][and][0][owner][equals]': '7',
    'where[or][0][and][1][nextStepOn][less_than]': '2026-11-21T18:30:00.000Z',
  });
});

test('the view that matches the query is open, and no other', () => {
  const views = viewsFor('admin', [{ id: 3, position: 'Fitter' }]);
  for (const view of views) {
    const opened = findOpen(views, { ...queryOf(toHref(view.groups)), limit: '50', sort: '-createdAt' });
    expect([opened.view?.label, opened.rest]).toEqual([view.label, []]);
  }
  expect(findOpen(views, { 'where[or][0][or][0][name][like]': 'Asha' })).toEqual({
    view: null,
    under: [[]],
    rest: [],
  });
});

test('a view of some minutes ago still counts as open, and filters update its times', () => {
  const before = listLeadViews({ id: 7, role: 'admin' }, {}, new Date(now.getTime() - 59 * 60_000));
  const { groups } = before.find(({ label }) => label === 'Overdue') ?? { groups: [] };
  const asked = queryOf(toHref(groups.map((all) => [...all, ['kind', 'equals', 'dealer']])));
  const { view, under, rest } = findOpen(viewsFor('admin'), asked);
  expect([view?.label, under, rest]).toEqual([
    'Overdue',
    viewOf('admin', 'Overdue').groups,
    [['kind', 'equals', 'dealer']],
  ]);
});

test('filters are added to every group of a view and read back from the address', () => {
  const views = viewsFor('admin');
  const filters = { when: 'week', kind: 'dealer', vehicle: '3', place: '7', owner: 'nobody', stage: 'open' };
  for (const view of views.filter(({ label }) => !['Mine', 'Nobody’s leads', 'Dealers'].includes(label))) {
    const conditions = toConditions(filters, now);
    const href = toHref(view.groups.map((all) => [...all, ...conditions]));
    const opened = findOpen(views, queryOf(href));
    if (['Contacts', 'Inquiries', 'Test rides', 'Applications'].includes(view.label)) continue;
    expect(readFilters(opened, now)).toEqual({ filters, under: view.groups, others: [] });
  }
});

test('open and closed are one filter, the stage', () => {
  const { filters, others } = readFilters(
    findOpen(viewsFor('hr'), {
      'where[or][0][and][0][status][in][0]': 'won',
      'where[or][0][and][0][status][in][1]': 'hired',
      'where[or][0][and][0][status][in][2]': 'lost',
      'where[or][0][and][0][status][in][3]': 'rejected',
    }),
    now,
  );
  expect([filters, others]).toEqual([{ ...noFilters, stage: 'closed' }, []]);
  expect(toConditions({ ...noFilters, stage: 'open' })).toEqual([
    ['status', 'not_in', ['won', 'hired', 'lost', 'rejected']],
  ]);
});

test('a view that is only one filter is replaced by another choice of this filter', () => {
  const views = viewsFor('admin');
  const { filters, under } = readFilters(findOpen(views, queryOf(hrefOf('admin', 'Dealers'))), now);
  expect([filters, under]).toEqual([{ ...noFilters, kind: 'dealer' }, [[]]]);
  const contacts = toHref(
    under.map((all) => [...all, ...toConditions({ ...filters, kind: 'contact' }, now)]),
  );
  expect(findOpen(views, queryOf(contacts)).view?.label).toBe('Contacts');
});

test('other conditions are kept when a filter changes', () => {
  const asked = {
    'where[or][0][and][0][status][equals]': 'won',
    'where[or][0][and][1][kind][equals]': 'dealer',
  };
  const { filters, others } = readFilters(findOpen(viewsFor('admin'), asked), now);
  expect([filters.kind, others]).toEqual(['dealer', [['status', 'equals', 'won']]]);
});

/** The query of the list after somebody has chosen filters at an address. */
const choose = (asked: Record<string, string>, chosen: Partial<Filters>) => {
  const { filters, under, others } = readFilters(findOpen(viewsFor('admin'), asked), now);
  const conditions = [...toConditions({ ...filters, ...chosen }, now), ...others];
  return queryOf(toHref(under.map((all) => [...all, ...conditions])));
};

test('only "equals" conditions and a missing owner are read as filters, and other conditions are kept', () => {
  const asked = {
    'where[or][0][and][0][kind][not_equals]': 'application',
    'where[or][0][and][1][product][exists]': 'false',
    'where[or][0][and][2][state][equals]': '7',
    'where[or][0][and][3][state][equals]': '8',
    'where[or][0][and][4][owner][exists]': 'true',
  };
  const { filters } = readFilters(findOpen(viewsFor('admin'), asked), now);
  expect(filters).toEqual({ ...noFilters, place: '7' });
  expect(choose(asked, { owner: 'nobody' })).toEqual({
    'where[or][0][and][0][state][equals]': '7',
    'where[or][0][and][1][owner][exists]': 'false',
    'where[or][0][and][2][kind][not_equals]': 'application',
    'where[or][0][and][3][product][exists]': 'false',
    'where[or][0][and][4][state][equals]': '8',
    'where[or][0][and][5][owner][exists]': 'true',
  });
});

test('conditions that match no view are kept under the filters: an older view, and Payload’s own filters', () => {
  const anHourAgo = listLeadViews({ id: 7, role: 'admin' }, {}, new Date(now.getTime() - 3_600_000));
  const { groups } = anHourAgo.find(({ label }) => label === 'Overdue') ?? { groups: [] };
  const asked = queryOf(toHref(groups.map((all) => [...all, ['kind', 'equals', 'dealer']])));
  expect(readFilters(findOpen(viewsFor('admin'), asked), now).filters.kind).toBe('dealer');
  expect(choose(asked, { kind: 'contact' })).toEqual(
    queryOf(toHref(groups.map((all) => [...all, ['kind', 'equals', 'contact']]))),
  );
  const either = {
    'where[or][0][and][0][kind][equals]': 'dealer',
    'where[or][1][and][0][status][in][0]': 'new',
    'where[or][1][and][0][status][in][1]': 'won',
    'where[or][1][and][1][kind][equals]': 'dealer',
  };
  expect(choose(either, { owner: '7' })).toEqual({
    'where[or][0][and][0][kind][equals]': 'dealer',
    'where[or][0][and][1][owner][equals]': '7',
    'where[or][1][and][0][status][in][0]': 'new',
    'where[or][1][and][0][status][in][1]': 'won',
    'where[or][1][and][1][kind][equals]': 'dealer',
    'where[or][1][and][2][owner][equals]': '7',
  });
  expect(choose({ 'where[name][like]': 'Asha' }, { owner: '7' })).toEqual({
    'where[or][0][and][0][owner][equals]': '7',
    'where[or][0][and][1][name][like]': 'Asha',
  });
});

test('a saved filter applies "today" to the current day, and broken entries are skipped', () => {
  const saved = {
    name: 'Mine, fresh',
    view: 'Overdue',
    filters: { ...noFilters, when: 'today' },
  };
  const [read] = readSaved([saved, null, { name: 3 }, 'x']);
  expect(readSaved({})).toEqual([]);
  if (!read) throw new Error('It was not read.');
  const views = viewsFor('sales');
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const asked = toHref(toSavedGroups(read, views, tomorrow) ?? []);
  expect(queryOf(asked)).toMatchObject({
    'where[or][0][and][2][createdAt][greater_than_equal]': '2026-11-21T18:30:00.000Z',
    'where[or][1][and][4][createdAt][greater_than_equal]': '2026-11-21T18:30:00.000Z',
    'where[or][2][and][1][createdAt][greater_than_equal]': '2026-11-21T18:30:00.000Z',
  });
});

test('a saved filter finds its position after renaming, and opens nothing when its view is gone', () => {
  const save = (view: string) => ({ name: 'Mine', view, filters: { ...noFilters, owner: '7' } });
  const ofPosition = [
    [
      ['job', 'equals', '3'],
      ['owner', 'equals', '7'],
    ],
  ];
  const views = viewsFor('hr', [{ id: 3, position: 'Fitter and welder' }]);
  const view = views.find(({ label }) => label === 'Fitter and welder');
  expect(
    view && toSavedGroups(save(toSavedName(view)), viewsFor('hr', [{ id: 3, position: 'Fitter' }])),
  ).toEqual(ofPosition);
  // Filters were first saved with the label of the view.
  expect(toSavedGroups(save('Fitter and welder'), views)).toEqual(ofPosition);
  // The label that the view had when the filter was saved.
  const failed = [['delivery', 'equals', 'failed'], ...(ofPosition[0]?.slice(1) ?? [])];
  expect(toSavedGroups(save('Mail failed'), views)).toEqual([failed]);
  expect(toSavedGroups(save('position 4'), views)).toBeNull();
  expect(toSavedGroups(save('Fitter'), views)).toBeNull();
  expect(toSavedGroups(save(''), views)).toEqual([[['owner', 'equals', '7']]]);
});

test('the export has the conditions of the list, without paging', () => {
  expect(toExportHref({ limit: '10' })).toBe('/studio/api/leads/export');
  expect(toExportHref({ 'where[or][0][and][0][kind][equals]': 'dealer', search: 'Asha', page: '2' })).toBe(
    '/studio/api/leads/export?where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Bkind%5D%5Bequals%5D=dealer&search=Asha',
  );
  expect(toExportHref({ search: 'Asha' }, 'xlsx')).toBe('/studio/api/leads/export?search=Asha&format=xlsx');
});
