import type { Mail } from '@ev-site/content/mail/mailer.ts';
import type { Lead, WebhookEvent } from '@ev-site/content/payload-types.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../../testing/example-worker.ts';
import { insertLead } from '../insert-lead.ts';
import { createWebhookEvents } from './webhook-events.ts';
import { createWorker } from './worker.ts';

const people = 24;
const leadsOfEach = 5;
const second = 1000;
const hour = 3600 * second;
const step = 30 * second;

let fresh: FreshContent;
/** Later than the times of the rows, however long it takes to store them. */
let time = Date.now() + hour;
let isAway = false;
const mails: { name: string; to: string }[] = [];
const told: { key: string; lead: number; event: string; phone: string }[] = [];
const log = { error: vi.fn(), info: vi.fn() };

beforeAll(async () => {
  fresh = await openFreshContent({ WEBHOOK_URL: 'https://crm.example/leads' });
});
afterAll(() => fresh.remove());

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });

/** One process of the site: sends mails and calls the webhook, and keeps its own record of services that are down. */
const openProcess = () => {
  const events = createWebhookEvents({
    payload: fresh.payload,
    log,
    now: () => time,
    async post(one, key) {
      await Promise.resolve();
      if (isAway) throw new TypeError('fetch failed');
      const { id: lead, phone } = one.event === 'erased' ? { id: one.id, phone: '' } : one.lead;
      told.push({ key, lead, event: one.event, phone });
    },
  });
  const worker = createWorker({
    payload: fresh.payload,
    log,
    now: () => time,
    ...exampleSurroundings,
    mailer: {
      async send({ name, to }: Mail) {
        await Promise.resolve();
        if (isAway) throw away();
        mails.push({ name, to: String(to) });
      },
    },
    postWebhook: (lead) => events.tellCreated(lead),
  });
  return async () => {
    await worker.workOnce();
    await events.workOnce();
  };
};

const store = (sent: number) =>
  insertLead(
    fresh.payload,
    {
      name: 'Asha Patel',
      email: `person${sent % people}@example.com`,
      phone: `+91 98250 ${10_000 + (sent % people)}`,
    },
    {
      kind: 'contact',
      language: 'en',
      leadKey: `sent ${sent}`,
      humanCheck: 'notAsked',
      privacyVersion: '',
      receiptWanted: true,
    },
  );

const listDue = async () => {
  const { docs } = await fresh.payload.db.find<Lead>({
    collection: 'leads',
    where: { delivery: { not_equals: 'done' } },
    pagination: false,
    limit: 0,
  });
  return docs.length;
};

test('after an hour without mail server and CRM, under load, each mail and event is sent once, in order for each person', async () => {
  const processes = [openProcess(), openProcess()];
  const work = () => Promise.all(processes.map((one) => one()));
  await store(0);
  await work();
  expect([mails.length, told.length]).toEqual([2, 1]);

  isAway = true;
  const total = people * leadsOfEach;
  let sent = 1;
  for (let passed = 0; passed < hour; passed += step) {
    if (sent < total) await store(sent++);
    // A lead that was already delivered changes meanwhile.
    if (passed % (10 * 60 * second) === 0)
      await fresh.payload.update({
        collection: 'leads',
        where: { leadKey: { equals: 'sent 0' } },
        data: { status: passed % (20 * 60 * second) === 0 ? 'contacted' : 'new' },
      });
    await work();
    time += step;
  }
  expect(sent).toBe(total);
  expect([mails.length, told.length]).toEqual([2, 1]);
  expect(await listDue()).toBe(total - 1);

  isAway = false;
  const back = time;
  while ((await listDue()) > 0 && time - back < hour) {
    await work();
    time += second;
  }
  // The service is tried every five seconds; once it answers, no lead waits for a longer pause of its own.
  expect(time - back).toBeLessThan(60 * second);
  for (let pass = 0; pass < 40; pass += 1) {
    time += 31 * 60 * second;
    await processes[0]?.();
  }

  expect(mails).toHaveLength(2 * total);
  expect(new Set(mails.map(({ name }) => name)).size).toBe(2 * total);
  const created = told.filter(({ event }) => event === 'created');
  expect(new Set(created.map(({ key }) => key)).size).toBe(total);
  expect(created).toHaveLength(total);
  const toNumber = ({ name }: { name: string }) => Number(/\d+/.exec(name)?.[0]);
  for (let person = 0; person < people; person += 1) {
    const inOrder = (leads: number[]) => expect(leads).toEqual(leads.toSorted((one, other) => one - other));
    const own = created
      .filter(({ phone }) => phone.endsWith(String(10_000 + person)))
      .map(({ lead }) => lead);
    expect(own).toHaveLength(leadsOfEach);
    inOrder(own);
    inOrder(mails.filter(({ to }) => to === `person${person}@example.com`).map(toNumber));
    inOrder(
      mails.filter((mail) => mail.name.endsWith('notice') && own.includes(toNumber(mail))).map(toNumber),
    );
  }
  const { docs } = await fresh.payload.db.find<WebhookEvent>({
    collection: 'webhook-events',
    where: { event: { equals: 'changed' } },
    sort: 'id',
    pagination: false,
    limit: 0,
  });
  const changed = told.filter(({ event }) => event === 'changed').map(({ key }) => key);
  expect(changed).toEqual(docs.map(({ eventKey }) => eventKey));
  expect(changed.length).toBeGreaterThan(2);
}, 60_000);
