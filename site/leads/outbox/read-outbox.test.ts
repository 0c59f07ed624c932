import type { Lead } from '@ev-site/content/payload-types.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLead } from '../insert-lead.ts';
import { readOutbox } from './read-outbox.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(() => fresh.remove());

const now = Date.now();
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const nothing = { leads: 0, oldestSeconds: 0, attempts: 0, failed: 0 };

const store = async (leadKey: string, state: Partial<Lead>, receiptWanted = false) => {
  await insertLead(
    fresh.payload,
    { name: 'Asha', email: 'asha@example.com', phone: '' },
    { kind: 'contact', language: 'en', leadKey, humanCheck: 'notAsked', privacyVersion: '', receiptWanted },
  );
  await fresh.payload.db.updateOne({
    collection: 'leads',
    where: { leadKey: { equals: leadKey } },
    data: state,
  });
};

test('counts for each service the waiting leads, the age of the oldest, the most tries and the leads given up', async () => {
  expect(await readOutbox(fresh.payload, ['mail', 'webhook'], now)).toEqual({
    mail: nothing,
    webhook: nothing,
  });
  const told = minutesAgo(1);
  await store('waits for both', { createdAt: minutesAgo(20), attempts: 2 });
  await store('waits for the webhook', { createdAt: minutesAgo(40), attempts: 7, notifiedAt: told });
  await store(
    'waits for its receipt',
    { createdAt: minutesAgo(30), attempts: 5, notifiedAt: told, webhookAt: told },
    true,
  );
  await store('is sent again', { createdAt: minutesAgo(2000), triedSince: minutesAgo(10), webhookAt: told });
  await store('mail given up', { delivery: 'failed', createdAt: minutesAgo(2000), webhookAt: told });
  await store('done', { delivery: 'done', createdAt: minutesAgo(3000), notifiedAt: told, webhookAt: told });
  expect(await readOutbox(fresh.payload, ['mail', 'webhook'], now)).toEqual({
    // Its receipt may wait for the visitor's own mailbox, so nobody has to act.
    mail: { leads: 3, oldestSeconds: 1200, attempts: 5, failed: 1 },
    webhook: { leads: 2, oldestSeconds: 2400, attempts: 7, failed: 0 },
  });
});

test('counts nothing for a webhook that the deployment does not have', async () => {
  expect((await readOutbox(fresh.payload, ['mail'], now)).webhook).toEqual(nothing);
});
