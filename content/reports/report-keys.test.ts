import { createLocalReq, handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Lead } from '../payload-types.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { type ExecutingAdapter, toStatementText } from '../testing/statement-text.ts';
import { mostInHour, reportKeyEndpoints } from './report-keys.ts';

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
  const { payload } = staff.fresh;
  for (const kind of ['contact', 'dealer', 'application'] as const)
    await payload.create({ collection: 'leads', data: exampleLead({ kind }) });
  // This lead came long before the twelve weeks of a report.
  const closedAt = new Date().toISOString();
  const late = { ...exampleLead({ status: 'won', closedAt }), createdAt: '2026-01-02T06:00:00.000Z' };
  await payload.create({ collection: 'leads', data: late });
}, 120_000);
afterAll(() => staff.fresh.remove());

const make = (who: string, reads: unknown, name: unknown = 'Board of figures') =>
  staff.ask(who, 'POST', '/report-keys/make', { name, reads });

const ask = async (authorization: string, url = '/report-keys/report', method = 'GET') => {
  const request = new Request(`http://localhost:3000/studio/api${url}`, {
    method,
    headers: { Authorization: authorization },
  });
  const response = await handleEndpoints({ config: staff.fresh.payload.config, request });
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, body: text.startsWith('{') ? JSON.parse(text) : {} };
};

test('only administrators make a key; it is shown once and stored as a hash', async () => {
  for (const [who, status] of [
    ['admin', 201],
    ['editor', 403],
    ['sales', 403],
    ['hr', 403],
    ['nobody', 401],
  ] as const)
    expect([who, (await make(who, 'sales')).status]).toEqual([who, status]);
  expect((await make('admin', 'everything')).status).toBe(400);
  expect((await make('admin', 'sales', ' ')).body.errors).toEqual([
    { message: 'Write what the key is for, in at most 80 letters.' },
  ]);
  const { body } = await make('admin', 'hr');
  expect(body.key).toMatch(/^rk_[\w-]{43}$/);
  const { docs } = await staff.fresh.payload.db.find({ collection: 'report-keys', limit: 0 });
  expect(JSON.stringify(docs)).not.toContain(String(body.key).slice(8));
  const listed = await staff.ask('admin', 'GET', '/report-keys');
  expect(JSON.stringify(listed.body)).not.toContain('keyHash');
  const made = await staff.send('admin', 'POST', '/report-keys/make', { name: 'Sheet', reads: 'sales' });
  expect(made.headers.get('Cache-Control')).toBe('no-store');
  const what = { equals: 'Key for reports “Sheet”' };
  const audited = await staff.fresh.payload.find({ collection: 'audit-log', where: { what } });
  expect(audited.docs).toMatchObject([{ who: 'admin', action: 'created' }]);
  for (const who of ['editor', 'sales', 'hr', 'nobody'])
    expect((await staff.ask(who, 'GET', '/report-keys')).status).toBe(403);
});

test('a key reads the figures of the leads of its role, and nothing else, until it is deleted', async () => {
  // A reader of figures must not learn who is told of late leads.
  await staff.fresh.payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'asha@example.com' } });
  const counts: Record<string, number> = {};
  const won: number[] = [];
  const closed: Record<string, object> = {};
  for (const reads of ['sales', 'hr', 'admin']) {
    const { body } = await make('admin', reads);
    const answer = await ask(`Bearer ${body.key}`);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/asha|patel|98250/i);
    counts[reads] = answer.body.all.leads;
    won.push(answer.body.all.won);
    closed[reads] = answer.body.closed.all;
    expect(JSON.stringify(answer.body.closed)).not.toMatch(/conditions|answered/);
  }
  expect(counts).toEqual({ sales: 2, hr: 1, admin: 3 });
  expect(won).toEqual([0, 0, 0]);
  const sold = { label: 'All', won: 1, lost: 0 };
  expect(closed).toEqual({ sales: sold, hr: { ...sold, won: 0 }, admin: sold });
  const { body } = await make('admin', 'admin');
  const bearer = `Bearer ${body.key}`;
  expect((await ask(bearer, '/report-keys/report?from=2026-11-02&to=2026-11-01')).status).toBe(400);
  for (const url of [
    '/leads',
    '/leads/export',
    '/leads/report',
    '/report-keys',
    '/staff',
    '/globals/answer-times',
  ])
    expect([url, (await ask(bearer, url)).status >= 401]).toEqual([url, true]);
  expect((await staff.ask('sales', 'DELETE', `/report-keys/${body.id}`)).status).toBe(403);
  expect((await staff.ask('admin', 'DELETE', `/report-keys/${body.id}`)).status).toBe(200);
  expect((await ask(bearer)).status).toBe(401);
  for (const wrong of ['', 'Bearer', 'Bearer rk_', `Bearer rk_${'x'.repeat(43)}`, `Basic ${body.key}`])
    expect((await ask(wrong)).status).toBe(401);
});

test('each figure of a report has its name', async () => {
  const { payload } = staff.fresh;
  const monday = '2025-03-03T06:00:00.000Z';
  const add = async (count: number, lead: Partial<Lead>) => {
    for (let made = 0; made < count; made += 1)
      await payload.create({
        collection: 'leads',
        data: { ...exampleLead({ source: 'website', ...lead }), createdAt: monday },
      });
  };
  await add(1, { answeredAt: '2025-03-03T06:30:00.000Z', status: 'won' });
  await add(2, { answeredAt: '2025-03-21T06:30:00.000Z', status: 'won' });
  await add(3, { status: 'lost' });
  await add(1, { source: 'call', status: 'lost' });
  await add(4, { source: 'call', status: 'won' });
  const { body } = await make('admin', 'sales');
  const answer = await ask(`Bearer ${body.key}`, '/report-keys/report?from=2025-03-03&to=2025-03-03');
  expect(answer.body.all).toEqual({
    label: 'All',
    leads: 11,
    won: 7,
    lost: 4,
    answered_in_time: 1,
    answered_late: 2,
    not_answered_in_time: 3,
    still_in_time: 0,
    entered_by_hand: 5,
  });
});

test('a key that asks too often is refused until its hour is over', async () => {
  const { body } = await make('admin', 'sales');
  const asked = await Promise.all(Array.from({ length: mostInHour + 5 }, () => ask(`Bearer ${body.key}`)));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(mostInHour);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(5);
  const setHour = (ago: number) =>
    staff.fresh.payload.db.updateOne({
      collection: 'report-keys',
      id: Number(body.id),
      data: { hourBegan: new Date(Date.now() - ago).toISOString() },
    });
  // It says when the hour is over.
  await setHour(50 * 60_000);
  const wait = Number((await ask(`Bearer ${body.key}`)).headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(600);
  await setHour(3_600_001);
  expect((await ask(`Bearer ${body.key}`)).status).toBe(200);
  // A process whose clock ran ahead by a day has used up the hour of that clock.
  await staff.fresh.payload.db.updateOne({
    collection: 'report-keys',
    id: Number(body.id),
    data: { hourBegan: new Date(Date.now() + 86_400_000).toISOString(), usedInHour: mostInHour },
  });
  expect((await ask(`Bearer ${body.key}`)).status).toBe(200);
}, 30_000);

test('an unknown key makes the database write nothing', async () => {
  const { payload } = staff.fresh;
  const headers = new Headers({ Authorization: `Bearer rk_${'x'.repeat(43)}` });
  const req = Object.assign(await createLocalReq({}, payload), { headers });
  const adapter = payload.db as unknown as ExecutingAdapter;
  const executing = vi.spyOn(adapter, 'execute');
  const read = reportKeyEndpoints.find(({ path }) => path === '/report');
  const answer = await read?.handler(req);
  const statements = executing.mock.calls.map(([asked]) => toStatementText(asked).trim().split(' ')[0]);
  executing.mockRestore();
  expect([answer?.status, statements]).toEqual([401, ['SELECT']]);
});
