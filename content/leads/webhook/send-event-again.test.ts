import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { sql } from '../../database/statement.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../../testing/staff-under-test.ts';
import { sweepEvents } from './note-event.ts';
import { countFailedEvents, readEventWays } from './send-event-again.ts';

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const addEvent = async (event: 'created' | 'changed', lead: number, at = new Date()): Promise<number> => {
  const { id } = await staff.fresh.payload.db.create({
    collection: 'webhook-events',
    data: {
      at: at.toISOString(),
      event,
      lead,
      state: 'failed',
      attempts: 60,
      lastProblem: 'The webhook answered 500.',
      eventKey: crypto.randomUUID(),
    },
  });
  return Number(id);
};

/** How many lines of the audit log say that something was sent again. */
const countAudited = async (what: string): Promise<number> => {
  const where = { what: { equals: what }, who: { equals: 'admin' }, details: { equals: 'Sent again' } };
  return (await staff.fresh.payload.count({ collection: 'audit-log', where })).totalDocs;
};

const everybody = ['admin', 'editor', 'sales', 'hr', 'nobody'];

test('only administrators see deliveries and send them again, and nobody can edit one', async () => {
  const id = await addEvent('changed', 7);
  const statuses = async (method: string, url: string, body?: object) => {
    const all: number[] = [];
    for (const who of everybody) all.push((await staff.ask(who, method, url, body)).status);
    return all;
  };
  expect(await statuses('GET', `/webhook-events/${id}`)).toEqual([200, 403, 403, 403, 403]);
  for (const [method, url] of [
    ['PATCH', `/webhook-events/${id}`],
    ['DELETE', `/webhook-events/${id}`],
    ['POST', '/webhook-events'],
  ] as const)
    expect(await statuses(method, url, { state: 'done' })).toEqual([403, 403, 403, 403, 403]);
  // At the administrator's second press the delivery is already on its way.
  expect(await statuses('POST', `/webhook-events/${id}/send-again`, {})).toEqual([200, 403, 403, 403, 401]);
  expect((await staff.ask('admin', 'POST', `/webhook-events/${id}/send-again`, {})).status).toBe(409);
  const again = await staff.fresh.payload.findByID({ collection: 'webhook-events', id });
  expect(again).toMatchObject({ state: 'due', attempts: 0, lastProblem: null });
  expect((await staff.ask('admin', 'POST', '/webhook-events/x/send-again', {})).status).toBe(404);
  expect(await countAudited(`Delivery ${id}, lead 7`)).toBe(1);
});

test('sending a “created” event again makes its lead due again, without its mails', async () => {
  const { payload } = staff.fresh;
  const notifiedAt = new Date().toISOString();
  const lead = await payload.create({
    collection: 'leads',
    data: exampleLead({ delivery: 'failed', attempts: 60, notifiedAt }),
  });
  const id = await addEvent('created', lead.id);
  expect((await staff.ask('admin', 'POST', `/webhook-events/${id}/send-again`, {})).status).toBe(200);
  const now = await payload.findByID({ collection: 'leads', id: lead.id });
  expect(now).toMatchObject({ delivery: 'due', webhookAt: null, attempts: 0, notifiedAt });
  expect(now.triedSince).toBe(now.nextAttemptAt);
});

test('a delivery stays failed if its lead cannot be made due, and a later press sends it again', async () => {
  const { payload } = staff.fresh;
  const lead = await payload.create({ collection: 'leads', data: exampleLead({ delivery: 'failed' }) });
  const id = await addEvent('created', lead.id);
  const press = async () => (await staff.ask('admin', 'POST', `/webhook-events/${id}/send-again`, {})).status;
  const { run } = await getSqlDatabase(payload);
  await run(
    sql`CREATE TRIGGER broken BEFORE UPDATE ON leads WHEN NEW.id = ${lead.id} BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
  );
  expect(await press()).toBe(500);
  await run(sql`DROP TRIGGER broken`);
  expect(await press()).toBe(200);
});

test('refuses to send the “created” event of an erased lead again, and leaves the delivery as it was', async () => {
  const { payload } = staff.fresh;
  const id = await addEvent('created', 404_404);
  await payload.db.updateOne({ collection: 'webhook-events', id, data: { state: 'done' } });
  expect((await staff.ask('admin', 'POST', `/webhook-events/${id}/send-again`, {})).status).toBe(409);
  expect((await payload.findByID({ collection: 'webhook-events', id })).state).toBe('done');
});

test('only one of two presses for the same “created” delivery counts', async () => {
  const { payload } = staff.fresh;
  const lead = await payload.create({ collection: 'leads', data: exampleLead({ delivery: 'done' }) });
  const id = await addEvent('created', lead.id);
  await payload.db.updateOne({ collection: 'webhook-events', id, data: { state: 'done' } });
  const press = () => staff.ask('admin', 'POST', `/webhook-events/${id}/send-again`, {});
  // A row that the other press has written and this press does not see yet: PostgreSQL does not show uncommitted rows.
  const other = await addEvent('changed', 404_404);
  await payload.db.updateOne({
    collection: 'webhook-events',
    id: other,
    data: { eventKey: `again-${id}-${id}` },
  });
  expect((await press()).status).toBe(409);
  await payload.db.updateOne({ collection: 'webhook-events', id: other, data: { eventKey: 'another' } });
  expect((await press()).status).toBe(200);
  expect((await press()).status).toBe(409);
});

test('offers for deliveries of an erased lead only what would not be refused', async () => {
  const { payload } = staff.fresh;
  const erased = [await addEvent('created', 404_404), await addEvent('changed', 404_404)] as const;
  expect(await readEventWays(payload, erased[0])).toEqual({ isTellable: false, hasLead: false });
  expect(await readEventWays(payload, erased[1])).toEqual({ isTellable: true, hasLead: false });
  const { docs } = await payload.find({ collection: 'leads', limit: 1 });
  const kept = await addEvent('created', docs[0]?.id ?? 0);
  expect(await readEventWays(payload, kept)).toEqual({ isTellable: true, hasLead: true });
});

test('deletes failed deliveries after ninety days', async () => {
  const { payload } = staff.fresh;
  const [old, young] = [
    await addEvent('changed', 1, new Date(Date.now() - 91 * day)),
    await addEvent('changed', 2, new Date(Date.now() - 89 * day)),
  ];
  await sweepEvents(payload, Date.now());
  const { docs } = await payload.find({ collection: 'webhook-events', where: { id: { in: [old, young] } } });
  expect(docs.map(({ id }) => id)).toEqual([young]);
});

test('only administrators can send all failed deliveries again at once', async () => {
  const { payload } = staff.fresh;
  await payload.db.deleteMany({ collection: 'webhook-events', where: { id: { exists: true } } });
  const failed = [await addEvent('changed', 21), await addEvent('changed', 22)];
  // The `created` event of an erased lead cannot be sent any more: it is neither sent nor counted.
  const untold = await addEvent('created', 404_404);
  const done = await addEvent('changed', 23);
  await payload.db.updateOne({ collection: 'webhook-events', id: done, data: { state: 'done' } });
  const url = '/webhook-events/send-again';
  for (const [who, status] of [
    ['editor', 403],
    ['sales', 403],
    ['hr', 403],
    ['nobody', 401],
  ] as const)
    expect((await staff.ask(who, 'POST', url, {})).status).toBe(status);
  expect(await countFailedEvents(payload)).toBe(2);
  expect(await staff.ask('admin', 'POST', url, {})).toEqual({ status: 200, body: { sent: 2, left: 0 } });
  expect(await countFailedEvents(payload)).toBe(0);
  expect((await staff.ask('admin', 'POST', url, {})).status).toBe(409);
  expect(await countAudited('2 deliveries')).toBe(1);
  const { docs } = await payload.find({ collection: 'webhook-events', sort: 'id' });
  expect(docs.map(({ id, state }) => [id, state])).toEqual([
    ...failed.map((id) => [id, 'due']),
    [untold, 'failed'],
    [done, 'done'],
  ]);
});
