import { readLeadLog } from '@ev-site/content/leads/work/lead-log.ts';
import type { Mail } from '@ev-site/content/mail/mailer.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { refusedMailbox } from '@ev-site/content/testing/refused-mailbox.ts';
import { toStatement, toStatementText } from '@ev-site/content/testing/statement-text.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../../testing/example-worker.ts';
import type { ReadCompany } from '../company.ts';
import { insertLead } from '../insert-lead.ts';
import { leaseMs } from './due-leads.ts';
import { WebhookRefusal } from './webhook.ts';
import { createWorker } from './worker.ts';

let fresh: FreshContent;
let time = 0;

beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(() => fresh.remove());
beforeEach(async () => {
  await fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
  // Later than the times of the rows, however long it takes to store them.
  time = Date.now() + 3_600_000;
  log.info.mockClear();
  log.error.mockClear();
});

const log = { error: vi.fn(), info: vi.fn() };
const said = (level: 'error' | 'info') => log[level].mock.calls.map(([, message]) => message);

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });

/** A worker with two services that fail on demand, and records of what they were asked to send. */
const openWorker = (payload = fresh.payload, getCompany: ReadCompany = exampleSurroundings.getCompany) => {
  const fails: Partial<Record<'mail' | 'receipt' | 'webhook', unknown>> = {};
  const mails: string[] = [];
  const posts: number[] = [];
  const worker = createWorker({
    payload,
    log,
    now: () => time,
    ...exampleSurroundings,
    getCompany,
    mailer: {
      async send({ name }: Mail) {
        mails.push(name);
        if (fails.mail instanceof Promise) await fails.mail;
        else if (fails.mail) throw fails.mail;
        if (fails.receipt && name.endsWith('-receipt')) throw fails.receipt;
      },
    },
    async postWebhook({ id }) {
      posts.push(id);
      if (fails.webhook) throw fails.webhook;
    },
  });
  return { worker, fails, mails, posts };
};

let senders = 0;
/** Stores leads, each of a different person. */
const storeLeads = async (count: number, more: Partial<Parameters<typeof insertLead>[2]> = {}) => {
  for (let lead = 0; lead < count; lead += 1) {
    senders += 1;
    await insertLead(
      fresh.payload,
      { name: 'Asha', email: 'asha@example.com', phone: `+91 98250 ${10_000 + senders}` },
      {
        kind: 'contact',
        language: 'en',
        leadKey: `lead ${senders}`,
        humanCheck: 'notAsked',
        privacyVersion: '',
        receiptWanted: false,
        ...more,
      },
    );
  }
};

const listDeliveries = async () => {
  const { docs } = await fresh.payload.find({ collection: 'leads', sort: 'id', pagination: false });
  return docs.map(({ delivery }) => delivery);
};

/** A database that fails to record the first `most` leads that are done. */
const openFullDisk = (most = 1) => {
  const refused = vi.fn();
  const db = Object.assign(Object.create(fresh.payload.db), {
    execute(asked: Parameters<typeof fresh.payload.db.execute>[0]) {
      const isDone =
        toStatementText(asked).includes('"delivery" = ?') && toStatement(asked).values.includes('done');
      if (!isDone || refused.mock.calls.length >= most) return fresh.payload.db.execute(asked);
      refused();
      throw new Error('the disk is full');
    },
  });
  const payload: typeof fresh.payload = Object.assign(Object.create(fresh.payload), { db });
  return { payload, refused };
};

/** The end of the earliest lease of the leads in progress (ms). */
const readEarliestLease = async () => {
  const { docs } = await fresh.payload.find({ collection: 'leads', pagination: false });
  return Math.min(...docs.flatMap(({ leaseUntil }) => (leaseUntil ? [Date.parse(leaseUntil)] : [])));
};

describe('the worker', () => {
  test('sends mails while the webhook is away, and tries the webhook with one lead every five seconds', async () => {
    const { worker, fails, mails, posts } = openWorker();
    fails.webhook = new WebhookRefusal(500);
    await storeLeads(1);
    await worker.workOnce();
    fails.webhook = new TypeError('fetch failed');
    await fresh.payload.update({
      collection: 'leads',
      where: { id: { exists: true } },
      data: { leadKey: 'the first' },
    });
    await storeLeads(10);
    await worker.workOnce();
    expect([mails.length, posts.length]).toEqual([11, 1]);
    time += 5000;
    await worker.workOnce();
    await worker.workOnce();
    expect([mails.length, posts.length]).toEqual([11, 2]);
    expect(said('error')).toEqual(['the webhook does not answer; leads wait']);
    fails.webhook = undefined;
    time += 60_000;
    await worker.workOnce();
    time += 60_000;
    await worker.workOnce();
    expect(await listDeliveries()).toEqual(Array(11).fill('done'));
    expect([mails.length, said('info')]).toEqual([11, ['the webhook answers again']]);
  });

  test('calls the webhook while the mail server is away, and logs the outage and its end once', async () => {
    const { worker, fails, mails, posts } = openWorker();
    fails.mail = away();
    await storeLeads(1);
    await worker.workOnce();
    await fresh.payload.update({
      collection: 'leads',
      where: { id: { exists: true } },
      data: { leadKey: 'the first' },
    });
    await storeLeads(10);
    for (let pass = 0; pass < 3; pass += 1) {
      await worker.workOnce();
      time += 5000;
    }
    expect(new Set(posts).size).toBe(11);
    expect(mails.length).toBeLessThanOrEqual(4);
    expect(said('error')).toEqual(['the mail server does not answer; leads wait']);
    fails.mail = undefined;
    time += 60_000;
    await worker.workOnce();
    expect(await listDeliveries()).toEqual(Array(11).fill('done'));
    expect(said('info')).toEqual(['the mail server answers again']);
  });

  test('keeps its leases during a slow mail, so that no second worker sends it again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const slow = openWorker();
      const other = openWorker();
      const taken = Promise.withResolvers<void>();
      slow.fails.mail = taken.promise;
      await storeLeads(7);
      const working = slow.worker.workOnce();
      await expect.poll(() => slow.mails.length).toBe(5);
      time += 40_000;
      vi.advanceTimersByTime(20_000);
      await expect.poll(readEarliestLease).toBe(time + 60_000);
      time += 40_000;
      expect(await other.worker.workOnce()).toBe(false);
      slow.fails.mail = undefined;
      taken.resolve();
      await working;
      expect([slow.mails.length, other.mails.length]).toEqual([7, 0]);
      expect(await listDeliveries()).toEqual(Array(7).fill('done'));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('keeps the leases of the other leads if it cannot record one, and ends after all are sent', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { payload, refused } = openFullDisk();
      const slow = openWorker(payload);
      const other = openWorker();
      const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      slow.fails.mail = first.promise;
      await storeLeads(7);
      const working = expect(slow.worker.workOnce()).rejects.toThrow('the disk is full');
      await expect.poll(() => slow.mails.length).toBe(5);
      slow.fails.mail = second.promise;
      first.resolve();
      await expect.poll(() => slow.mails.length).toBe(7);
      expect(refused).toHaveBeenCalledOnce();
      time += 40_000;
      vi.advanceTimersByTime(20_000);
      await expect.poll(readEarliestLease).toBe(time + 60_000);
      time += 40_000;
      expect(await other.worker.workOnce()).toBe(false);
      second.resolve();
      await working;
      expect(other.mails).toEqual([]);
      expect((await listDeliveries()).toSorted()).toEqual([...Array(6).fill('done'), 'due']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  /** Number of tries of each lead, and whether a worker holds it. */
  const listTries = async () => {
    const { docs } = await fresh.payload.find({ collection: 'leads', sort: 'id', pagination: false });
    return docs.map(({ attempts, leaseUntil }) => `${attempts} ${leaseUntil ? 'in hand' : 'free'}`);
  };

  test('gives back the leads not yet begun if it could record none of those before', async () => {
    const { worker, mails } = openWorker(openFullDisk(5).payload);
    await storeLeads(7);
    await expect(worker.workOnce()).rejects.toThrow('the disk is full');
    expect(mails).toHaveLength(5);
    expect((await listTries()).toSorted()).toEqual([
      ...Array(2).fill('0 free'),
      ...Array(5).fill('1 in hand'),
    ]);
  });

  test('gives all leads back if it cannot read the settings of the company', async () => {
    const { worker, mails } = openWorker(fresh.payload, () => Promise.reject(new Error('no settings')));
    await storeLeads(2);
    await expect(worker.workOnce()).rejects.toThrow('no settings');
    expect([mails, await listTries()]).toEqual([[], ['0 free', '0 free']]);
  });

  test('sends nothing again if it could not record the sending at first', async () => {
    let isAway = true;
    const db = Object.assign(Object.create(fresh.payload.db), {
      async execute(asked: Parameters<typeof fresh.payload.db.execute>[0]) {
        if (isAway && toStatementText(asked).startsWith('UPDATE leads SET "notified_at"'))
          throw new Error('database is locked');
        return fresh.payload.db.execute(asked);
      },
    });
    const { worker, mails, posts } = openWorker(Object.assign(Object.create(fresh.payload), { db }));
    await storeLeads(1, { receiptWanted: true });
    await expect(worker.workOnce()).rejects.toThrow('database is locked');
    isAway = false;
    time += leaseMs + 60_000;
    await worker.workOnce();
    expect([mails.length, posts.length, await listDeliveries()]).toEqual([2, 1, ['done']]);
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs).toMatchObject([
      { notifiedAt: expect.any(String), receiptAt: expect.any(String), webhookAt: expect.any(String) },
    ]);
  });

  test('stops after the mails under way, and gives the other leads back untouched', async () => {
    const first = openWorker();
    const taken = Promise.withResolvers<void>();
    first.fails.mail = taken.promise;
    await storeLeads(9);
    const stopping = new AbortController();
    const ended = first.worker.work(stopping.signal);
    await expect.poll(() => first.mails.length).toBe(5);
    await fresh.payload.db.updateMany({
      collection: 'leads',
      where: { id: { exists: true } },
      data: { lastProblem: 'The mail server was slow.' },
    });
    const read = async () => {
      const { docs } = await fresh.payload.find({ collection: 'leads', sort: '-id', pagination: false });
      return docs.map(({ delivery, attempts, leaseUntil, lastProblem }) => [
        delivery,
        attempts,
        leaseUntil !== null,
        lastProblem,
      ]);
    };
    stopping.abort();
    const problem = 'The mail server was slow.';
    const rest = Array(4).fill(['due', 0, false, problem]);
    // At once, because the mails may take longer than the process still has.
    await expect.poll(read).toEqual([...rest, ...Array(5).fill(['due', 1, true, problem])]);
    taken.resolve();
    await ended;
    expect(first.mails).toHaveLength(5);
    expect(await read()).toEqual([...rest, ...Array(5).fill(['done', 1, false, null])]);
    const next = openWorker();
    await next.worker.work(stopping.signal);
    expect(next.mails).toEqual([]);
    await next.worker.workOnce();
    expect([next.mails.length, await listDeliveries()]).toEqual([4, Array(9).fill('done')]);
  });

  test('works until nothing is due: more leads than one batch, and further leads of one sender', async () => {
    const { worker, mails } = openWorker();
    await storeLeads(25);
    senders -= 1;
    await storeLeads(1, { leadKey: 'the same sender' });
    await worker.work(new AbortController().signal);
    expect([mails.length, await listDeliveries()]).toEqual([26, Array(26).fill('done')]);
  });

  test('writes nothing while nothing is due', async () => {
    const { worker } = openWorker();
    await storeLeads(1);
    await worker.workOnce();
    const execute = vi.spyOn(fresh.payload.db, 'execute');
    expect(await worker.workOnce()).toBe(false);
    expect(execute.mock.calls.filter(([asked]) => toStatementText(asked).includes('UPDATE'))).toEqual([]);
    execute.mockRestore();
  });

  test('tries at once what a clock that ran ahead put off for a year, and counts the day of tries from now', async () => {
    const { worker, fails, mails } = openWorker();
    await storeLeads(1);
    const inAYear = new Date(time + 365 * 86_400_000).toISOString();
    const where = { id: { exists: true } };
    const ahead = { nextAttemptAt: inAYear, leaseUntil: inAYear, triedSince: inAYear };
    await fresh.payload.db.updateOne({ collection: 'leads', where, data: ahead, returning: false });
    fails.mail = Object.assign(new Error('mailbox full'), { responseCode: 452 });
    await worker.workOnce();
    expect(mails).toHaveLength(1);
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs).toMatchObject([{ leaseUntil: null, triedSince: new Date(time).toISOString() }]);
    expect(Date.parse(docs[0]?.nextAttemptAt ?? '')).toBeLessThan(time + 60_000);
  });

  test('leaves a lead to the worker that has leased it, even if that clock is a little ahead', async () => {
    const { worker, mails } = openWorker();
    await storeLeads(1);
    const leaseUntil = new Date(time + leaseMs + 5000).toISOString();
    const where = { id: { exists: true } };
    await fresh.payload.db.updateOne({ collection: 'leads', where, data: { leaseUntil }, returning: false });
    await worker.workOnce();
    expect(mails).toEqual([]);
  });

  test('keeps what another worker has recorded as done', async () => {
    const { worker, fails, mails } = openWorker();
    const answered = Promise.withResolvers<void>();
    fails.mail = answered.promise;
    await storeLeads(1);
    const working = worker.workOnce();
    await expect.poll(() => mails.length).toBe(1);
    const notifiedAt = new Date(time).toISOString();
    const where = { id: { exists: true } };
    await fresh.payload.db.updateOne({ collection: 'leads', where, data: { notifiedAt }, returning: false });
    answered.reject(Object.assign(new Error('mailbox full'), { responseCode: 452 }));
    await working;
    const { docs } = await fresh.payload.find({ collection: 'leads', pagination: false });
    expect(docs).toMatchObject([{ notifiedAt, delivery: 'due' }]);
  });

  test('sends all mails once the mail server is back, even if the webhook keeps failing', async () => {
    const { worker, fails, mails } = openWorker();
    fails.mail = away();
    fails.webhook = new WebhookRefusal(500);
    await storeLeads(1);
    await worker.workOnce();
    fails.mail = undefined;
    await fresh.payload.update({
      collection: 'leads',
      where: { id: { exists: true } },
      data: { leadKey: 'the first' },
    });
    await storeLeads(10);
    time += 60_000;
    mails.length = 0;
    await worker.workOnce();
    expect(mails).toHaveLength(11);
    for (let pass = 0; pass < 5; pass += 1) {
      time += 5000;
      await worker.workOnce();
    }
    expect(said('info')).toEqual(['the mail server answers again']);
    expect(said('error')).toHaveLength(2);
  });

  test('sends other leads after the webhook has refused one for good', async () => {
    const { worker, fails, posts } = openWorker();
    fails.webhook = new WebhookRefusal(422);
    await storeLeads(3);
    await worker.workOnce();
    expect(posts).toHaveLength(3);
    expect(said('error')).toEqual([]);
    expect(await listDeliveries()).toEqual(['due', 'due', 'due']);
  });

  test('names the company in the language of each visitor', async () => {
    const receipts: string[] = [];
    const worker = createWorker({
      payload: fresh.payload,
      log,
      now: () => time,
      ...exampleSurroundings,
      mailer: {
        async send({ name, text }) {
          if (name.endsWith('-receipt')) receipts.push(text);
        },
      },
      postWebhook: null,
    });
    await storeLeads(1, { language: 'hi', receiptWanted: true });
    await storeLeads(1, { receiptWanted: true });
    await worker.workOnce();
    const named = receipts.map((text) => /The Company(?: \(hi\))?/.exec(text)?.[0]);
    expect(named.toSorted()).toEqual(['The Company', 'The Company (hi)']);
  });

  test('notes in the log of the lead, once, that the visitor’s mailbox refused the receipt', async () => {
    const { worker, fails, mails } = openWorker();
    fails.receipt = refusedMailbox();
    fails.webhook = new WebhookRefusal(500);
    await storeLeads(1, { receiptWanted: true });
    await worker.workOnce();
    fails.webhook = undefined;
    time += 60_000;
    await worker.workOnce();
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs).toMatchObject([{ delivery: 'done', notifiedAt: expect.any(String), receiptAt: null }]);
    const id = docs[0]?.id ?? 0;
    expect(mails).toEqual([`lead-${id}-notice`, `lead-${id}-receipt`]);
    expect(await readLeadLog(fresh.payload, id)).toMatchObject([
      {
        kind: 'delivery',
        text: 'No receipt: the visitor’s mailbox takes no mail. Please call',
        by: 'The website',
      },
    ]);
    expect(said('error')).toEqual(['the webhook does not answer; leads wait']);
  });

  test('does not try a mailbox again that refused, and notes it once, if the first write failed', async () => {
    const { worker, fails, mails } = openWorker(openFullDisk().payload);
    fails.receipt = refusedMailbox();
    await storeLeads(1, { receiptWanted: true });
    await expect(worker.workOnce()).rejects.toThrow('the disk is full');
    time += 60 * 60_000;
    await worker.workOnce();
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs).toMatchObject([{ delivery: 'done', receiptWanted: false, receiptAt: null }]);
    const id = docs[0]?.id ?? 0;
    expect(mails).toEqual([`lead-${id}-notice`, `lead-${id}-receipt`]);
    expect(await readLeadLog(fresh.payload, id)).toHaveLength(1);
  });

  test('counts no try for a lead that waits only for a service that is away', async () => {
    const { worker, fails } = openWorker();
    fails.webhook = new TypeError('fetch failed');
    await storeLeads(1);
    await worker.workOnce();
    await storeLeads(1);
    await worker.workOnce();
    const { docs } = await fresh.payload.find({ collection: 'leads', sort: 'id' });
    expect(docs.map(({ attempts }) => attempts)).toEqual([1, 0]);
  });

  test('waits longer after each failure, gives up after a day, and leaves the lead to staff', async () => {
    const { worker, fails, mails } = openWorker();
    fails.mail = Object.assign(new Error('mailbox full'), { responseCode: 452 });
    await storeLeads(1);
    await worker.workOnce();
    time += 5000;
    await worker.workOnce();
    expect(mails).toHaveLength(1);
    time += 13_000;
    await worker.workOnce();
    expect(mails).toHaveLength(2);
    time += 25 * 60 * 60_000;
    await worker.workOnce();
    expect(await listDeliveries()).toEqual(['failed']);
    expect(said('error')).toEqual(['a lead could not be delivered for a day and is left to staff']);
    fails.mail = undefined;
    time += 25 * 60 * 60_000;
    await worker.workOnce();
    expect(mails).toHaveLength(3);
  });

  test.each([
    ['staff send again', true],
    ['no process could try until now', false],
  ])('tries a lead that %s for a day from then, however old the lead is', async (_which, isAgain) => {
    const { worker, fails, mails } = openWorker();
    fails.mail = Object.assign(new Error('mailbox full'), { responseCode: 452 });
    await storeLeads(1);
    time += 3 * 24 * 60 * 60_000;
    if (isAgain)
      await fresh.payload.db.updateOne({
        collection: 'leads',
        where: { id: { exists: true } },
        data: { triedSince: new Date(time).toISOString() },
      });
    await worker.workOnce();
    expect([mails.length, await listDeliveries()]).toEqual([1, ['due']]);
    time += 23 * 60 * 60_000;
    await worker.workOnce();
    expect([mails.length, await listDeliveries()]).toEqual([2, ['due']]);
    time += 2 * 60 * 60_000;
    await worker.workOnce();
    expect([mails.length, await listDeliveries()]).toEqual([3, ['failed']]);
  });
});
