import { type CollectionSlug, createLocalReq, type Payload, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countLeads } from '../desk/count-leads.ts';
import { countViews } from '../desk/count-views.ts';
import { listLeadViews } from '../desk/lead-views.ts';
import { listUses } from '../keeping/list-uses.ts';
import { readPeriod } from '../reports/period.ts';
import { readReport } from '../reports/read-report.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { readPlans } from '../testing/read-plans.ts';
import { type AsRole, makePeople } from '../testing/staff-under-test.ts';
import { readLeadPages } from './export/read-lead-pages.ts';
import { readKnown } from './routing/read-rules.ts';
import { routeDue } from './routing/route-due.ts';
import { remindDue } from './work/remind-due.ts';

let fresh: FreshContent;
let as: AsRole;

beforeAll(async () => {
  fresh = await openFreshContent();
  as = await makePeople(fresh.payload);
  // More than one page of an export.
  for (let n = 0; n < 12; n += 1)
    await fresh.payload.create({ collection: 'leads', data: exampleLead({ kind: 'contact' }) });
}, 60_000);
afterAll(() => fresh?.remove());

const log = { error: () => {} };
const list = (payload: Payload, role: 'admin' | 'sales' | 'hr', where: Where = {}) =>
  payload.find({ collection: 'leads', where, limit: 5, sort: '-createdAt', depth: 0, ...as(role) });
const user = (role: 'admin' | 'sales' | 'hr'): TypedUser => as(role).user;
const exportAll = async (payload: Payload, where: Where = {}) => {
  const req = await createLocalReq({ user: user('admin') }, payload);
  for await (const _page of (await readLeadPages(req, where)).pages);
};

const readUses = async (payload: Payload, slug: CollectionSlug) =>
  listUses({ req: await createLocalReq({ user: user('admin') }, payload), slug, id: 1 });

type Ask = (payload: Payload) => Promise<unknown>;

// The project keeps no statistics on SQLite, so neither does this test.
test.each<[string, string, Ask]>([
  ['the list', 'deletedAt_createdAt_idx (deleted_at=?)', (payload) => list(payload, 'admin')],
  ['the list of sales', 'deletedAt_createdAt_idx (deleted_at=?)', (payload) => list(payload, 'sales')],
  ['the list of personnel', 'deletedAt_createdAt_idx (deleted_at=?)', (payload) => list(payload, 'hr')],
  [
    'the list of a colleague',
    'deletedAt_createdAt_idx (deleted_at=?)',
    (payload) => list(payload, 'admin', { owner: { equals: 1 } }),
  ],
  [
    'the list of some days',
    'deletedAt_createdAt_idx (deleted_at=? AND created_at>?)',
    (payload) => list(payload, 'sales', { createdAt: { greater_than: '2026-08-08T00:00:00.000Z' } }),
  ],
  [
    'charts',
    'deletedAt_createdAt_idx (deleted_at=? AND created_at>?)',
    (payload) => countLeads(payload, user('sales')),
  ],
  [
    'a report',
    'deletedAt_createdAt_idx (deleted_at=? AND created_at>? AND created_at<?)',
    (payload) =>
      readReport(payload, user('sales'), readPeriod({ from: '2026-08-24', to: '2026-11-22' }).period),
  ],
  [
    'a report of what was closed',
    'deletedAt_closedAt_idx (deleted_at=? AND closed_at>? AND closed_at<?)',
    (payload) =>
      readReport(payload, user('admin'), readPeriod({ from: '2026-11-01', to: '2026-11-22' }).period),
  ],
  [
    'counts of views',
    'COVERING INDEX compound_index_idx (deleted_at=?)',
    (payload) => countViews(payload, user('admin'), listLeadViews(user('admin'))),
  ],
  [
    'reminders',
    'deletedAt_remindAt_idx (deleted_at=? AND remind_at<?)',
    (payload) => remindDue(payload, log),
  ],
  ['rules', 'leads_route_at_idx (route_at<?)', (payload) => routeDue(payload, log)],
  ['what uses a vehicle', 'leads_product_idx (product_id=?)', (payload) => readUses(payload, 'products')],
  ['what uses a position', 'leads_job_idx (job_id=?)', (payload) => readUses(payload, 'jobs')],
  ['what uses a state', 'leads_state_idx (state_id=?)', (payload) => readUses(payload, 'states')],
  ['what uses a colleague', 'leads_owner_idx (owner_id=?)', (payload) => readUses(payload, 'staff')],
  ['an export', 'rowid<?', (payload) => exportAll(payload)],
  ['an export of a kind', 'rowid<?', (payload) => exportAll(payload, { kind: { equals: 'contact' } })],
])('%s uses the index %s and sorts no leads', async (_what, index, ask) => {
  const plans = (await readPlans(fresh.payload, () => ask(fresh.payload))).join('\n\n');
  expect(plans).toContain(index);
  expect(plans).not.toContain('TEMP B-TREE FOR ORDER BY');
  expect(plans).not.toMatch(/SCAN leads$/m);
});

test('the list of leads that a report counts as won reads only leads closed in the period', async () => {
  const conditions = (status: string): Where[] => [
    { status: { equals: status } },
    { closedAt: { greater_than_equal: '2026-10-31T18:30:00.000Z' } },
    { closedAt: { less_than: '2026-11-22T18:30:00.000Z' } },
  ];
  const where = { or: [{ and: conditions('won') }, { and: conditions('hired') }] };
  const plans = await readPlans(fresh.payload, () => list(fresh.payload, 'sales', where));
  const lines = plans.flatMap((plan) => plan.split('\n')).filter((line) => /\bleads\b/.test(line));
  const byDay =
    'SEARCH leads USING INDEX deletedAt_closedAt_idx (deleted_at=? AND closed_at>? AND closed_at<?)';
  expect([...new Set(lines)]).toEqual([byDay]);
});

test('reads only the fields of dealers that rules need when a lead comes', async () => {
  const { payload } = fresh;
  const { id: state } = await payload.create({ collection: 'states', data: { name: 'Goa', code: 'GA' } });
  const { id } = await payload.create({ collection: 'dealers', data: exampleDealer('panaji', state) });
  const read = () => readKnown(payload);
  expect((await read()).dealers.get(id)).toEqual({
    id,
    name: 'panaji',
    state,
    isPublished: true,
    mailbox: 'panaji@example.com',
  });
  const asked: Record<string, number> = {};
  for (const table of ['dealers_phones', 'dealers_services', 'dealers_rels'])
    asked[table] = (await readPlans(payload, read, table)).length;
  expect(asked).toEqual({ dealers_phones: 0, dealers_services: 0, dealers_rels: 0 });
});
