import type { Lead, LeadRecall, PrivacyRequest } from '@ev-site/content/payload-types.ts';
import type { FreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { openFreshOn } from '@ev-site/content/testing/store-on.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertLead } from './insert-lead.ts';
import { readPendingWork } from './read-pending-work.ts';

const now = Date.now();
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const idle = { waiting: 0, oldestSeconds: 0 };

describe.each(['sqlite', 'postgres'] as const)('on %s, pending work', (dialect) => {
  let fresh: FreshContent;
  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 120_000);
  afterAll(() => fresh?.remove());

  const storeLead = async (leadKey: string, state: Partial<Lead>): Promise<number> => {
    const { payload } = fresh;
    await insertLead(
      payload,
      { name: 'Asha', email: 'asha@example.com', phone: '' },
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
    await payload.db.updateOne({ collection: 'leads', where, data: { routeAt: null, ...state } });
    return (await payload.db.findOne<Lead>({ collection: 'leads', where }))?.id ?? 0;
  };

  const storeRequest = (requestKey: string, data: Partial<PrivacyRequest>) =>
    fresh.payload.db.create({
      collection: 'privacy-requests',
      data: {
        kind: 'see',
        state: 'received',
        about: 'unknown',
        language: 'en',
        email: 'asha@example.com',
        dueAt: minutesAgo(0),
        requestKey,
        attempts: 0,
        nextAttemptAt: minutesAgo(0),
        ...data,
      },
    });

  const storeRecall = (lead: number, data: Partial<LeadRecall>) =>
    fresh.payload.db.create({
      collection: 'lead-recalls',
      data: {
        lead,
        kind: 'contact',
        step: 0,
        reason: 'erased',
        givenAt: minutesAgo(90),
        owedAt: minutesAgo(90),
        nextAttemptAt: minutesAgo(0),
        attempts: 0,
        ...data,
      },
    });

  const storeRoute = (lead: number, data: object) =>
    fresh.payload.db.create({
      collection: 'lead-routes',
      data: {
        lead,
        step: 1,
        rule: 1,
        ruleName: 'Gujarat',
        turn: lead,
        seed: 'x',
        targetName: 'Asha',
        state: 'given',
        at: minutesAgo(20),
        attempts: 3,
        mailAt: minutesAgo(-1),
        ...data,
      },
    });

  test('is counted by kind, with the age of the oldest, and without work that cannot be done now', async () => {
    expect(await readPendingWork(fresh.payload, now)).toEqual({
      rules: idle,
      handovers: idle,
      requests: idle,
      recalls: idle,
    });
    // Taken by a process at this moment, or by one that was killed.
    await storeLead('waits', { routeAt: minutesAgo(-0.5), createdAt: minutesAgo(10) });
    await storeLead('waits longer', { routeAt: minutesAgo(1), createdAt: minutesAgo(30) });
    await storeLead('in the trash', {
      routeAt: minutesAgo(1),
      createdAt: minutesAgo(50),
      deletedAt: minutesAgo(2),
    });
    const given = await storeLead('given', { createdAt: minutesAgo(60) });
    const closed = await storeLead('closed', { createdAt: minutesAgo(60), status: 'lost' });
    await storeRoute(given, {});
    await storeRoute(closed, { at: minutesAgo(40) });
    await storeRequest('new', { createdAt: minutesAgo(1) });
    await storeRequest('its mail fails', {
      createdAt: minutesAgo(5),
      attempts: 2,
      nextAttemptAt: minutesAgo(-9),
    });
    await storeRequest('its mailbox has had enough mails', {
      createdAt: minutesAgo(90),
      nextAttemptAt: minutesAgo(-9),
    });
    await storeRequest('for a colleague', { createdAt: minutesAgo(90), state: 'open' });
    await storeRecall(1, { owedAt: minutesAgo(3) });
    await storeRecall(2, { owedAt: minutesAgo(7), attempts: 1, nextAttemptAt: minutesAgo(-2) });
    // Waits until its lead is erased.
    await storeRecall(3, { owedAt: minutesAgo(50), nextAttemptAt: minutesAgo(-1) });
    expect(await readPendingWork(fresh.payload, now)).toEqual({
      rules: { waiting: 2, oldestSeconds: 1800 },
      handovers: { waiting: 1, oldestSeconds: 1200 },
      requests: { waiting: 2, oldestSeconds: 300 },
      recalls: { waiting: 2, oldestSeconds: 420 },
    });
  });
});
