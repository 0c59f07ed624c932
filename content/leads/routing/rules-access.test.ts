import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffUnderTest, type StaffUnderTest } from '../../testing/staff-under-test.ts';

let staff: StaffUnderTest;
const ids: Record<string, number> = {};

beforeAll(async () => {
  staff = await openStaffUnderTest();
  const { payload } = staff.fresh;
  ids.state = (await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } })).id;
  const dealer = {
    address: 'A road',
    town: 'Rajkot',
    pin: '360001',
    state: ids.state,
    services: ['sales' as const],
  };
  for (const [name, more] of [
    ['open', { email: 'open@example.com', _status: 'published' as const }],
    ['draft', { email: 'draft@example.com', _status: 'draft' as const }],
    ['mute', { _status: 'published' as const }],
  ] as const)
    ids[name] = (
      await payload.create({ collection: 'dealers', data: { ...dealer, ...more, name, slug: name } })
    ).id;
}, 120_000);
afterAll(() => staff.fresh.remove());

const toRule = (more: object = {}) => ({
  name: 'Inquiries',
  isOn: true,
  kinds: ['inquiry'],
  target: 'owners',
  owners: [staff.ids.sales],
  ...more,
});
const make = (more: object = {}, who = 'admin') => staff.ask(who, 'POST', '/routing-rules', toRule(more));
const everybody = ['admin', 'editor', 'sales', 'hr', 'nobody'];
const statuses = async (method: string, url: string, body?: object) => {
  const all: number[] = [];
  for (const who of everybody) all.push((await staff.ask(who, method, url, body)).status);
  return all;
};

test('administrators write rules, sales and personnel read them, and nobody can read or write routes', async () => {
  const { body } = await make();
  const { id } = body.doc as { id: number };
  expect(await statuses('GET', `/routing-rules/${id}`)).toEqual([200, 403, 200, 200, 403]);
  expect(await statuses('GET', '/routing-rules')).toEqual([200, 403, 200, 200, 403]);
  expect(await statuses('PATCH', `/routing-rules/${id}`, { isOn: false })).toEqual([200, 403, 403, 403, 403]);
  expect(await statuses('POST', '/routing-rules', toRule())).toEqual([201, 403, 403, 403, 403]);
  const asked = { kind: 'inquiry', language: 'en' };
  expect(await statuses('POST', '/routing-rules/try', asked)).toEqual([200, 403, 200, 200, 401]);
  for (const [method, url, data] of [
    ['GET', '/lead-routes'],
    ['POST', '/lead-routes', { lead: 1 }],
    ['PATCH', '/lead-routes?where[id][exists]=true', { state: 'over' }],
    ['DELETE', '/lead-routes?where[id][exists]=true'],
    ['GET', '/lead-recalls'],
    ['POST', '/lead-recalls', { lead: 1 }],
    ['PATCH', '/lead-recalls?where[id][exists]=true', { attempts: 0 }],
    ['DELETE', '/lead-recalls?where[id][exists]=true'],
  ] as const)
    expect(await statuses(method, url, data)).toEqual([403, 403, 403, 403, 403]);
  expect((await statuses('DELETE', `/routing-rules/${id}`)).slice(1)).toEqual([403, 403, 403, 403]);
  expect((await staff.ask('admin', 'GET', `/routing-rules/${id}`)).status).toBe(404);
});

const messageOf = ({ body }: { body: Record<string, unknown> }): string => {
  const [first] = body.errors as { data?: { errors?: { message: string }[] } }[];
  return first?.data?.errors?.[0]?.message ?? '';
};

test.each([
  [{ kinds: ['application'] }, 'Job applications are only for personnel: sales may not read them.'],
  [{ kinds: [] }, 'Job applications are only for personnel: sales may not read them.'],
  [{ kinds: ['inquiry'], owners: ['hr'] }, 'Enquiries are for sales: hr may not read them.'],
  [{ kinds: ['inquiry'], owners: [] }, 'Name at least one colleague.'],
  [{ kinds: [], target: 'dealers', dealers: ['open'] }, 'Dealers get no dealer enquiry or job application'],
  [{ kinds: ['application'], target: 'dealers', dealers: ['open'] }, 'Dealers get no job application'],
  [{ target: 'dealers', dealers: [] }, 'Name at least one dealer.'],
  [
    { kinds: ['contact', 'inquiry'], states: ['state'] },
    'A rule with states takes no contact enquiry or product inquiry',
  ],
  [{ target: 'chosenDealer' }, 'Visitors choose a dealer only for a test ride. Choose only this kind.'],
])('refuses %j with a sentence', async (rule, message) => {
  const toIds = (names: readonly string[]) => names.map((name) => staff.ids[name] ?? ids[name]);
  const answer = await make({
    ...rule,
    ...('owners' in rule && { owners: toIds(rule.owners ?? []) }),
    ...('dealers' in rule && { dealers: toIds(rule.dealers ?? []) }),
    ...('states' in rule && { states: toIds(rule.states ?? []) }),
  });
  expect(answer.status).toBe(400);
  expect(messageOf(answer)).toContain(message);
});

test('a refusal names the field as the studio does', async () => {
  const { body } = await make({ kinds: ['inquiry'], owners: [] });
  const [{ message } = {}] = body.errors as { message?: string }[];
  expect(message).toBe('The following field is invalid: Colleagues');
});

test('a rule says which of its dealers get nothing now', async () => {
  const { body } = await make({ target: 'dealers', dealers: [ids.open, ids.draft, ids.mute] });
  const { id } = body.doc as { id: number };
  const read = async () => (await staff.ask('sales', 'GET', `/routing-rules/${id}`)).body.standing;
  expect(await read()).toBe('draft is not published. mute has no mailbox for leads.');
  await staff.ask('admin', 'PATCH', `/routing-rules/${id}`, { dealers: [ids.draft] });
  expect(await read()).toBe('draft is not published. So this rule gives leads to nobody.');
});

test('a rule with states says which of its kinds have no state', async () => {
  const { body } = await make({
    kinds: ['dealer', 'inquiry'],
    owners: [staff.ids.sales],
    states: [ids.state],
  });
  const { id } = body.doc as { id: number };
  expect((await staff.ask('sales', 'GET', `/routing-rules/${id}`)).body.standing).toBe(
    'A rule with states takes no product inquiry: such leads name no state.',
  );
});

test('tells which rule would take a lead, also with a rule that is not saved yet', async () => {
  await staff.fresh.payload.db.deleteMany({ collection: 'routing-rules', where: { id: { exists: true } } });
  const first = await make({ name: 'Hindi', languages: ['hi'] });
  await make({ name: 'Away', kinds: ['inquiry'], target: 'dealers', dealers: [ids.draft] });
  await make({ name: 'Rest', kinds: [], owners: [staff.ids.admin] });
  const ask = async (more: object) =>
    (await staff.ask('sales', 'POST', '/routing-rules/try', { kind: 'inquiry', language: 'en', ...more }))
      .body;
  expect(await ask({ language: 'hi' })).toEqual({
    rule: 'Hindi',
    to: { kind: 'owner', name: 'sales' },
    passed: [],
  });
  expect(await ask({})).toMatchObject({ rule: 'Rest', to: { name: 'admin' }, passed: ['Away'] });
  const { id } = first.body.doc as { id: number };
  const draft = toRule({ id, name: 'All', languages: [] });
  expect(await ask({ draft })).toMatchObject({ rule: 'All', passed: [] });
  expect(await ask({ kind: 'application', draft })).toMatchObject({ rule: 'Rest', to: { name: 'admin' } });
  const wrong = { ...draft, id: null, kinds: ['application'] };
  const { status, body } = await staff.ask('sales', 'POST', '/routing-rules/try', {
    kind: 'inquiry',
    language: 'en',
    draft: wrong,
  });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Job applications')]);
  for (const bad of [{}, { kind: 'x', language: 'en' }, 'no json'])
    expect((await staff.ask('sales', 'POST', '/routing-rules/try', bad)).status).toBe(400);
  const { totalDocs } = await staff.fresh.payload.count({ collection: 'lead-routes' });
  expect(totalDocs).toBe(0);
});

test('colleagues set their own leave, and only administrators set a superior', async () => {
  const away = { awayFrom: '2026-12-01T12:00:00Z', awayUntil: '2026-12-05T12:00:00Z' };
  expect((await staff.ask('sales', 'PATCH', `/staff/${staff.ids.sales}`, away)).status).toBe(200);
  expect((await staff.ask('hr', 'PATCH', `/staff/${staff.ids.sales}`, away)).status).toBe(403);
  const wrong = { ...away, awayUntil: '2026-11-05T12:00:00Z' };
  expect((await staff.ask('sales', 'PATCH', `/staff/${staff.ids.sales}`, wrong)).status).toBe(400);
  await staff.ask('sales', 'PATCH', `/staff/${staff.ids.sales}`, { superior: staff.ids.sales });
  const read = async () =>
    (await staff.fresh.payload.findByID({ collection: 'staff', id: staff.ids.sales ?? 0, depth: 0 }))
      .superior;
  expect(await read()).toBeNull();
  await staff.ask('admin', 'PATCH', `/staff/${staff.ids.sales}`, { superior: staff.ids.admin });
  expect(await read()).toBe(staff.ids.admin);
});
