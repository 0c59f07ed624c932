import type { Mail } from '@ev-site/content/mail/mailer.ts';
import type { Lead, WebhookEvent } from '@ev-site/content/payload-types.ts';
import type { FreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { openFreshOn } from '@ev-site/content/testing/store-on.ts';
import { hour, minute } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../../testing/example-worker.ts';
import { insertLead } from '../insert-lead.ts';
import { type Lease, leaseDueLeads, leaseMs, readInHand, releaseLead, renewLease } from './due-leads.ts';
import { WebhookRefusal } from './webhook.ts';
import { createWebhookEvents } from './webhook-events.ts';
import { createWorker } from './worker.ts';

const mailboxFull = () => Object.assign(new Error('mailbox full'), { responseCode: 452 });

describe.each(['sqlite', 'postgres'] as const)('after its lease has run out, on %s', (dialect) => {
  let fresh: FreshContent;
  let time = 0;
  const log = { error: vi.fn(), info: vi.fn() };

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 120_000);
  afterAll(() => fresh?.remove());
  beforeEach(async () => {
    await fresh.payload.db.deleteMany({ collection: 'leads', where: { id: { exists: true } } });
    await fresh.payload.db.deleteMany({ collection: 'webhook-events', where: { id: { exists: true } } });
    log.error.mockClear();
    time = Date.now() + hour;
  });

  const readLead = async (): Promise<Lead> => {
    const lead = await fresh.payload.db.findOne<Lead>({
      collection: 'leads',
      where: { id: { exists: true } },
    });
    if (!lead) throw new Error('No lead is stored.');
    return lead;
  };

  let made = 0;
  const storeLead = async (): Promise<Lead> => {
    made += 1;
    await insertLead(
      fresh.payload,
      { name: 'Asha', email: 'asha@example.com', phone: '+91 98250 12345' },
      {
        kind: 'contact',
        language: 'en',
        leadKey: `lead ${made}`,
        humanCheck: 'notAsked',
        privacyVersion: '',
        receiptWanted: true,
      },
    );
    return readLead();
  };

  /** A worker whose first mail waits for an answer. */
  const openSlowWorker = () => {
    const answer = Promise.withResolvers<void>();
    const mails: string[] = [];
    const worker = createWorker({
      payload: fresh.payload,
      log,
      now: () => time,
      ...exampleSurroundings,
      mailer: {
        async send({ name }: Mail) {
          mails.push(name);
          if (mails.length === 1) await answer.promise;
        },
      },
      postWebhook: null,
    });
    return { worker, answer, mails };
  };

  /** The slow worker has begun the first mail of a lead, and its lease has run out. */
  const startSlowly = async () => {
    const lead = await storeLead();
    const slow = openSlowWorker();
    const working = slow.worker.workOnce();
    await expect.poll(() => slow.mails.length).toBe(1);
    time += leaseMs + 1;
    return { ...slow, lead, working };
  };

  test.each([
    ['puts it off', 0],
    ['gives it up', 25 * hour],
  ])(
    'a worker whose mail fails leaves a lead done that another worker has delivered, and neither %s',
    async (_what, later) => {
      const { answer, working, lead } = await startSlowly();
      await fresh.payload.db.updateOne({
        collection: 'leads',
        id: lead.id,
        data: { triedSince: new Date(time).toISOString() },
        returning: false,
      });
      const other = openSlowWorker();
      other.answer.resolve();
      await other.worker.workOnce();
      const delivered = await readLead();
      expect(delivered).toMatchObject({ delivery: 'done', leaseUntil: null });
      time += later;
      answer.reject(mailboxFull());
      await working;
      expect(await readLead()).toEqual(delivered);
      expect(log.error).not.toHaveBeenCalled();
    },
  );

  test('a worker notes what it has sent of a lead that another has in hand, sends nothing more, and keeps the lease of the other', async () => {
    const { answer, working, mails, lead } = await startSlowly();
    const lease = await leaseDueLeads(fresh.payload, 1, 'any', time);
    expect(await readInHand(fresh.payload, lease, lead.id)).toMatchObject({ notifiedAt: null });
    const taken = await readLead();
    answer.resolve();
    await working;
    expect(mails).toEqual([`lead-${lead.id}-notice`]);
    expect(await readLead()).toEqual({ ...taken, notifiedAt: expect.any(String) });
    expect(await readInHand(fresh.payload, lease, lead.id)).toMatchObject({
      notifiedAt: (await readLead()).notifiedAt,
      receiptAt: null,
    });
  });

  test('a worker renews only its own lease, and may release a lead in the middle of a renewal', async () => {
    const { id } = await storeLead();
    const lost = await leaseDueLeads(fresh.payload, 1, 'any', time);
    time += leaseMs + 1;
    const held = await leaseDueLeads(fresh.payload, 1, 'any', time);
    await renewLease(fresh.payload, lost, [id], time + 1000);
    expect((await readLead()).leaseUntil).toBe(held.untils[0]);
    expect(await releaseLead(fresh.payload, lost, id, {}, { delivery: 'failed' })).toBe(false);
    expect(await readLead()).toMatchObject({ delivery: 'due', leaseUntil: held.untils[0] });
    const renewing = renewLease(fresh.payload, held, [id], time + 2000);
    const [isReleased] = await Promise.all([
      releaseLead(fresh.payload, held, id, {}, { delivery: 'done' }),
      renewing,
    ]);
    expect(isReleased).toBe(true);
    expect(await readLead()).toMatchObject({ delivery: 'done', leaseUntil: null });
  });

  /** The next statement reaches the database only after the lease was renewed. */
  const overtakeNext = (lease: Lease, id: number) => {
    const { db } = fresh.payload as unknown as { db: { execute(args: object): PromiseLike<unknown> } };
    const execute = db.execute.bind(db);
    vi.spyOn(db, 'execute').mockImplementationOnce(async (args) => {
      await renewLease(fresh.payload, lease, [id], time + 1000 * lease.untils.length);
      return execute(args);
    });
  };

  test('a worker still has a lead in hand whose renewal overtakes its read and its release', async () => {
    const { id } = await storeLead();
    const held = await leaseDueLeads(fresh.payload, 1, 'any', time);
    overtakeNext(held, id);
    expect(await readInHand(fresh.payload, held, id)).toMatchObject({ notifiedAt: null });
    overtakeNext(held, id);
    expect(await releaseLead(fresh.payload, held, id, {}, { delivery: 'done' })).toBe(true);
    expect(held.untils).toHaveLength(3);
    expect(await readLead()).toMatchObject({ delivery: 'done', leaseUntil: null });
  });

  const openEvents = (post: () => Promise<void>) =>
    createWebhookEvents({ payload: fresh.payload, log, now: () => time, post });

  const listEvents = async (): Promise<WebhookEvent[]> =>
    (await fresh.payload.db.find<WebhookEvent>({ collection: 'webhook-events', sort: 'id' })).docs;

  const addEvents = async (count: number): Promise<void> => {
    for (let event = 1; event <= count; event += 1)
      await fresh.payload.db.create({
        collection: 'webhook-events',
        data: {
          at: new Date(time).toISOString(),
          // Of leads that are erased.
          lead: 404_000 + event,
          event: 'erased',
          eventKey: `${dialect} ${made} ${event}`,
          state: 'due',
          attempts: 0,
          nextAttemptAt: new Date(time).toISOString(),
        },
      });
    made += 1;
  };

  /** A process has begun to tell of two events, and its lease has run out. */
  const tellSlowly = async () => {
    await addEvents(2);
    const answer = Promise.withResolvers<void>();
    const post = vi.fn(() => answer.promise);
    const working = openEvents(post).workOnce();
    await expect.poll(() => post.mock.calls.length).toBe(1);
    time += 3 * minute + 1;
    return { answer, post, working };
  };

  test('a process that could not tell of an event leaves it done where another has told of it', async () => {
    const { answer, post, working } = await tellSlowly();
    await openEvents(async () => {}).workOnce();
    const told = await listEvents();
    expect(told.map(({ state }) => state)).toEqual(['done', 'done']);
    answer.reject(new WebhookRefusal(422));
    await working;
    expect(await listEvents()).toEqual(told);
    // Nor does it go on with the rest.
    expect(post).toHaveBeenCalledOnce();
  });

  test('a process that has told of an event notes it, and another that fails with the same event leaves it done', async () => {
    const { answer, working } = await tellSlowly();
    const other = Promise.withResolvers<void>();
    const post = vi.fn(() => other.promise);
    const second = openEvents(post).workOnce();
    await expect.poll(() => post.mock.calls.length).toBe(1);
    answer.resolve();
    await working;
    expect((await listEvents()).map(({ state }) => state)).toEqual(['done', 'due']);
    other.reject(new TypeError('fetch failed'));
    await second;
    expect(await listEvents()).toMatchObject([
      { state: 'done', lastProblem: null },
      { state: 'due', attempts: 1, leaseUntil: null },
    ]);
  });

  test('a worker that could not tell of a new lead leaves the record of another that has', async () => {
    const lead = await storeLead();
    const post = vi.fn(async () => {}).mockRejectedValueOnce(new WebhookRefusal(500));
    const { tellCreated } = openEvents(post);
    await expect(tellCreated(lead)).rejects.toThrow('500');
    expect(await listEvents()).toMatchObject([{ state: 'due', lastProblem: 'The webhook answered 500.' }]);
    await tellCreated(lead);
    const told = await listEvents();
    expect(told).toMatchObject([{ state: 'done', event: 'created', lead: lead.id, lastProblem: null }]);
    post.mockRejectedValueOnce(new WebhookRefusal(500));
    await expect(tellCreated(lead)).rejects.toThrow('500');
    expect(await listEvents()).toEqual(told);
  });
});
