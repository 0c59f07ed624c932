import { reckonReference } from '@ev-site/content/leads/reference.ts';
import { storeReferences } from '@ev-site/content/leads/store-references.ts';
import type { Lead, WebhookEvent } from '@ev-site/content/payload-types.ts';
import { withdrawConsents } from '@ev-site/content/privacy/change-person.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { toStatementText } from '@ev-site/content/testing/statement-text.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertLead } from '../insert-lead.ts';
import { readOwedEvents } from './read-outbox.ts';
import { type Told, WebhookRefusal } from './webhook.ts';
import { createWebhookEvents } from './webhook-events.ts';

let fresh: FreshContent;
let time = 0;
let fault: Error | undefined;
let posted: { told: Told; key: string }[] = [];
const log = { error: vi.fn() };
const minute = 60_000;

beforeAll(async () => {
  fresh = await openFreshContent({ WEBHOOK_URL: 'https://crm.example/leads' });
});
afterAll(() => fresh.remove());
beforeEach(async () => {
  await fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } }, trash: true });
  await fresh.payload.db.deleteMany({ collection: 'webhook-events', where: { id: { exists: true } } });
  posted = [];
  fault = undefined;
  time = Date.now() + minute;
});

const open = () =>
  createWebhookEvents({
    payload: fresh.payload,
    log,
    now: () => time,
    async post(told, key) {
      if (fault) throw fault;
      posted.push({ told, key });
    },
  });

let made = 0;
const addLead = async (told = true): Promise<Lead> => {
  made += 1;
  const leadKey = `event lead ${made}`;
  await insertLead(
    fresh.payload,
    { name: 'Asha Patel', email: 'asha@example.com', phone: '+91 98250 12345', whatsappConsent: true },
    {
      kind: 'contact',
      language: 'en',
      leadKey,
      humanCheck: 'notAsked',
      privacyVersion: '',
      receiptWanted: false,
    },
  );
  const where = { leadKey: { equals: leadKey } };
  if (told)
    await fresh.payload.db.updateOne({
      collection: 'leads',
      where,
      data: { delivery: 'done', webhookAt: new Date().toISOString() },
    });
  const lead = await fresh.payload.db.findOne<Lead>({ collection: 'leads', where });
  if (!lead) throw new Error('The lead was not stored.');
  return lead;
};

const setStatus = (id: number, status: Lead['status']) =>
  fresh.payload.update({ collection: 'leads', id, data: { status } });
const listEvents = async (): Promise<WebhookEvent[]> =>
  (
    await fresh.payload.db.find<WebhookEvent>({
      collection: 'webhook-events',
      sort: 'id',
      pagination: false,
      limit: 0,
    })
  ).docs;
/** The database refuses this statement until `mockRestore()`. */
const refuse = (statement: string, message: string) => {
  const { db } = fresh.payload;
  const execute = db.execute.bind(db);
  return vi.spyOn(db, 'execute').mockImplementation((asked) => {
    if (toStatementText(asked).includes(statement)) throw new Error(message);
    return execute(asked);
  });
};
const listTold = () =>
  posted.map(({ told }) => (told.event === 'erased' ? 'erased' : `${told.event} ${told.lead.status}`));

test('reports a status, withdrawn consents and an erasure; the erasure has only the numbers of the lead', async () => {
  const lead = await addLead();
  await setStatus(lead.id, 'contacted');
  await fresh.payload.update({ collection: 'leads', id: lead.id, data: { notes: 'Ours alone' } });
  await withdrawConsents(fresh.payload, [lead], 'The person concerned');
  const { workOnce } = open();
  await workOnce();
  await workOnce();
  expect(listTold()).toEqual(['changed contacted', 'changed contacted']);
  await fresh.payload.delete({ collection: 'leads', id: lead.id });
  time += minute;
  await workOnce();
  expect(posted.at(-1)?.told).toEqual({
    event: 'erased',
    id: lead.id,
    reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  });
  expect(new Set(posted.map(({ key }) => key)).size).toBe(3);
  expect(JSON.stringify(await listEvents())).not.toMatch(/asha|patel|98250/i);
  expect((await listEvents()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
});

test('leaves an event to the process that has leased it, even if that clock is a little ahead', async () => {
  const { id } = await addLead();
  await setStatus(id, 'contacted');
  await fresh.payload.db.updateOne({
    collection: 'webhook-events',
    where: { lead: { equals: id } },
    data: { leaseUntil: new Date(time + 3 * minute + 5000).toISOString() },
    returning: false,
  });
  await open().workOnce();
  expect(await listEvents()).toMatchObject([{ state: 'due', attempts: 0 }]);
});

test('sends at once what a clock that ran ahead put off for a year', async () => {
  const { id } = await addLead();
  await setStatus(id, 'contacted');
  const inAYear = new Date(time + 365 * 24 * 60 * minute).toISOString();
  const ahead = { nextAttemptAt: inAYear, leaseUntil: inAYear, triedSince: inAYear };
  await fresh.payload.db.updateOne({
    collection: 'webhook-events',
    where: { lead: { equals: id } },
    data: ahead,
    returning: false,
  });
  fault = new WebhookRefusal(500);
  await open().workOnce();
  expect(await listEvents()).toMatchObject([
    { state: 'due', attempts: 1, triedSince: new Date(time).toISOString() },
  ]);
});

test('reports that a lead went to the trash, and that it came back', async () => {
  const { id } = await addLead();
  const { payload } = fresh;
  const moveTo = async (deletedAt: string | null) => {
    await payload.update({ collection: 'leads', id, data: { deletedAt }, trash: true });
    time += minute;
    await open().workOnce();
    const told = posted.at(-1)?.told;
    return told?.event === 'changed' ? Boolean(told.lead.deletedAt) : told;
  };
  expect(await moveTo(new Date().toISOString())).toBe(true);
  expect(await moveTo(null)).toBe(false);
  expect(posted).toHaveLength(2);
});

test('writes nothing while nothing is due', async () => {
  const { id } = await addLead(false);
  // The change waits until the webhook knows of the lead itself.
  await setStatus(id, 'contacted');
  time += minute;
  const execute = vi.spyOn(fresh.payload.db, 'execute');
  expect(await open().workOnce()).toBe(false);
  expect(execute.mock.calls.filter(([asked]) => toStatementText(asked).includes('UPDATE'))).toEqual([]);
  execute.mockRestore();
});

test('reports a correction by staff in a lead that they entered, but not a save without a correction', async () => {
  const { id } = await addLead();
  await fresh.payload.db.updateOne({ collection: 'leads', id, data: { source: 'call' }, returning: false });
  const save = (name: string) => fresh.payload.update({ collection: 'leads', id, data: { name } });
  await save('Asha Patel');
  await save('Asha Mehta');
  await open().workOnce();
  expect(posted.map(({ told }) => told)).toMatchObject([{ event: 'changed', lead: { name: 'Asha Mehta' } }]);
});

test('reports a change that happens before “created” was sent only after it', async () => {
  // A lead leased by the worker that will call the webhook about it.
  const lead = await addLead(false);
  await setStatus(lead.id, 'contacted');
  const { tellCreated, workOnce } = open();
  await workOnce();
  expect(listTold()).toEqual([]);
  await tellCreated(lead);
  const data = { delivery: 'done', webhookAt: new Date(time).toISOString() } as const;
  await fresh.payload.db.updateOne({ collection: 'leads', id: lead.id, data, returning: false });
  await workOnce();
  expect(listTold()).toEqual(['created new', 'changed contacted']);
});

test('drops events of a lead that are still due when it is erased', async () => {
  const lead = await addLead();
  await setStatus(lead.id, 'contacted');
  await fresh.payload.delete({ collection: 'leads', id: lead.id });
  await open().workOnce();
  expect(listTold()).toEqual(['erased']);
});

test('reports an erased lead by the number that it had before a change of the secret', async () => {
  const { payload } = fresh;
  const { secret } = payload;
  const { id } = await addLead();
  await storeReferences(payload);
  payload.secret = 'a secret of later'.padEnd(40, '.');
  try {
    await payload.delete({ collection: 'leads', id });
    await open().workOnce();
  } finally {
    payload.secret = secret;
  }
  expect(posted.map(({ told }) => told)).toEqual([
    { event: 'erased', id, reference: reckonReference(secret, id) },
  ]);
});

test('reports an erasure even if the process ends right after it, but not a failed erasure', async () => {
  const [gone, kept] = [await addLead(), await addLead()];
  const { db } = fresh.payload;
  const ends = () => Promise.reject(new Error('The process ends here.'));
  const erase = db.deleteMany.bind(db);
  const behind = vi
    .spyOn(db, 'deleteMany')
    .mockImplementation((asked) => (asked.collection === 'webhook-events' ? ends() : erase(asked)));
  await expect(fresh.payload.delete({ collection: 'leads', id: gone.id })).rejects.toThrow('ends here');
  behind.mockRestore();
  const before = vi.spyOn(db, 'deleteOne').mockImplementation(ends);
  await expect(fresh.payload.delete({ collection: 'leads', id: kept.id })).rejects.toThrow('ends here');
  before.mockRestore();
  await open().workOnce();
  expect(posted.map(({ told }) => told)).toMatchObject([{ event: 'erased', id: gone.id }]);
  expect(await listEvents()).toMatchObject([
    { lead: gone.id, state: 'done', lastProblem: null },
    { lead: kept.id, state: 'done', lastProblem: 'The lead could not be erased.' },
  ]);
});

test('after an hour of outage sends each event once, in order for each lead, from two processes', async () => {
  const leads = [await addLead(), await addLead(), await addLead()];
  fault = new TypeError('fetch failed');
  const [one, two] = [open(), open()];
  for (let passed = 0; passed < 60; passed += 1) {
    const lead = leads[passed % 3];
    const status = (['contacted', 'won', 'lost', 'new'] as const)[Math.floor(passed / 3) % 4] ?? 'new';
    if (lead && passed < 24) await setStatus(lead.id, status);
    await Promise.all([one.workOnce(), two.workOnce()]);
    time += minute;
  }
  expect(posted).toEqual([]);
  const owed = await listEvents();
  expect(owed).toHaveLength(24);
  fault = undefined;
  for (let pass = 0; pass < 40; pass += 1) {
    await Promise.all([one.workOnce(), two.workOnce()]);
    time += 31 * minute;
  }
  expect(new Set(posted.map(({ key }) => key)).size).toBe(24);
  expect(posted).toHaveLength(24);
  const order = new Map(owed.map(({ eventKey }, place) => [eventKey, place]));
  for (const { id } of leads) {
    const places = posted
      .filter(({ told }) => told.event !== 'erased' && told.lead.id === id)
      .map(({ key }) => order.get(key) ?? -1);
    expect(places).toEqual(places.toSorted((first, second) => first - second));
  }
});

test('stops after the post under way, and gives the other events back untouched', async () => {
  for (const _ of [1, 2, 3]) await setStatus((await addLead()).id, 'contacted');
  const stopping = new AbortController();
  const { workOnce } = createWebhookEvents({
    payload: fresh.payload,
    log,
    now: () => time,
    async post(told, key) {
      stopping.abort();
      posted.push({ told, key });
    },
  });
  await workOnce(stopping.signal);
  expect(posted).toHaveLength(1);
  expect(
    (await listEvents()).map(({ state, attempts, leaseUntil }) => [state, attempts, leaseUntil]),
  ).toEqual([
    ['done', 1, null],
    ['due', 0, null],
    ['due', 0, null],
  ]);
  await open().workOnce();
  expect(posted).toHaveLength(3);
});

test('gives the other events back if it cannot record a failed post', async () => {
  for (const _ of [1, 2]) await setStatus((await addLead()).id, 'contacted');
  fault = new WebhookRefusal(422);
  const full = refuse('SET state = ?, tried_since', 'the disk is full');
  await expect(open().workOnce()).rejects.toThrow('the disk is full');
  full.mockRestore();
  expect((await listEvents()).map(({ attempts, leaseUntil }) => [attempts, leaseUntil === null])).toEqual([
    [1, false],
    [0, true],
  ]);
});

test('retries a refused event for a day with growing pauses, then leaves it to staff; other events are still sent', async () => {
  const [lead, other] = [await addLead(), await addLead()];
  await setStatus(lead.id, 'contacted');
  fault = new WebhookRefusal(422);
  const { workOnce } = open();
  await workOnce();
  const [first] = await listEvents();
  expect(first).toMatchObject({ state: 'due', attempts: 1, lastProblem: 'The webhook answered 422.' });
  const pause = Date.parse(String(first?.nextAttemptAt)) - time;
  expect(pause).toBeGreaterThan(10_000);
  let tries = 1;
  while (tries < 200 && (await listEvents())[0]?.state === 'due') {
    time += 31 * minute;
    await workOnce();
    tries += 1;
  }
  expect((await listEvents())[0]).toMatchObject({ state: 'failed' });
  expect(tries).toBeGreaterThan(40);
  fault = undefined;
  await setStatus(other.id, 'won');
  await workOnce();
  expect(listTold()).toEqual(['changed won']);
});

test('retries for a day from the first try, however long no process ran', async () => {
  await setStatus((await addLead()).id, 'contacted');
  fault = new WebhookRefusal(503);
  const { workOnce } = open();
  const states: unknown[] = [];
  for (const hours of [48, 23, 2]) {
    time += hours * 60 * minute;
    await workOnce();
    states.push((await listEvents())[0]?.state);
  }
  expect(states).toEqual(['due', 'due', 'failed']);
});

test('records for each new lead whether the webhook accepted it', async () => {
  const lead = await addLead(false);
  const { tellCreated, workOnce } = open();
  fault = new WebhookRefusal(503);
  await expect(tellCreated({ ...lead, attempts: 1 })).rejects.toThrow('503');
  expect(await listEvents()).toMatchObject([{ event: 'created', state: 'due', lead: lead.id, attempts: 1 }]);
  fault = undefined;
  await tellCreated({ ...lead, attempts: 2 });
  expect(await listEvents()).toMatchObject([{ state: 'done', attempts: 2, lastProblem: null }]);
  expect(posted.map(({ key }) => key)).toEqual([lead.leadKey]);
  time += 24 * 60 * minute;
  await workOnce();
  expect(posted).toHaveLength(1);
  fault = new WebhookRefusal(503);
  time += minute;
  const other = await addLead(false);
  for (const [hours, state] of [
    [0, 'due'],
    [25, 'failed'],
  ] as const) {
    const triedSince = new Date(time - hours * 60 * minute).toISOString();
    await expect(tellCreated({ ...other, triedSince })).rejects.toThrow('503');
    expect((await listEvents())[1]).toMatchObject({ state, lead: other.id });
  }
});

test('a failed write of a record is no failure of the webhook, hides none, and is made up for later', async () => {
  const lead = await addLead(false);
  const { tellCreated, workOnce } = open();
  const locked = refuse('INSERT INTO webhook_events', 'database is locked');
  try {
    fault = new WebhookRefusal(503);
    await expect(tellCreated(lead)).rejects.toBe(fault);
    fault = undefined;
    await tellCreated(lead);
    await workOnce();
  } finally {
    locked.mockRestore();
  }
  expect(posted).toHaveLength(1);
  const said = 'what the webhook was told of a lead could not be recorded';
  const problem = expect.objectContaining({ message: 'database is locked' });
  const line = [{ lead: lead.id, problem }, said];
  expect(log.error.mock.calls.slice(-2)).toEqual([line, line]);
  expect(await listEvents()).toEqual([]);
  await workOnce();
  expect(await listEvents()).toMatchObject([{ state: 'done', event: 'created', lead: lead.id }]);
});

test('does not send an event twice if it cannot record that it was sent, and records it later', async () => {
  const lead = await addLead();
  await setStatus(lead.id, 'contacted');
  const { workOnce } = open();
  const locked = refuse("UPDATE webhook_events SET state = 'done'", 'database is locked');
  try {
    await workOnce();
  } finally {
    locked.mockRestore();
  }
  expect(posted).toHaveLength(1);
  const problem = expect.objectContaining({ message: 'database is locked' });
  const said = 'what the webhook was told of a lead could not be recorded';
  expect(log.error.mock.lastCall).toEqual([{ lead: lead.id, problem }, said]);
  time += 60 * minute;
  await workOnce();
  expect(posted).toHaveLength(1);
  expect(await listEvents()).toMatchObject([{ state: 'done', event: 'changed', lastProblem: null }]);
});

test('counts waiting events, the age of the oldest, and events given up', async () => {
  const lead = await addLead();
  await setStatus(lead.id, 'contacted');
  const [event] = await listEvents();
  const at = Date.parse(event?.at ?? '');
  expect(await readOwedEvents(fresh.payload, at + 20 * minute)).toEqual({
    events: 1,
    oldestSeconds: 1200,
    failed: 0,
  });
  fault = new TypeError('fetch failed');
  for (const minutes of [20, 26 * 60]) {
    time = at + minutes * minute;
    await open().workOnce();
  }
  expect(await readOwedEvents(fresh.payload, time)).toEqual({ events: 0, oldestSeconds: 0, failed: 1 });
  fault = undefined;
});
