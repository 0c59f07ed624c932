import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { readPlans } from '@ev-site/content/testing/read-plans.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaseDueLeads } from './outbox/due-leads.ts';
import { createLateWork } from './routing/tell-late.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(() => fresh?.remove());

const tellLate = (payload: Payload) =>
  createLateWork({
    payload,
    mailer: { send: () => Promise.reject(new Error('no lead is late')) },
    getCompany: () => Promise.reject(new Error('no lead is late')),
    log: { error: () => {} },
  })();

// The program collects no statistics for SQLite, so this test does not either.
test.each<[string, string, (payload: Payload) => Promise<unknown>]>([
  [
    'the outbox',
    'delivery_nextAttemptAt_idx (delivery=? AND next_attempt_at<?)',
    (payload) => leaseDueLeads(payload, 20, 'any'),
  ],
  ['late leads', 'leads_escalate_at_idx (escalate_at<?)', tellLate],
])('%s: the query uses %s and sorts no leads', async (_what, index, ask) => {
  const plans = (await readPlans(fresh.payload, () => ask(fresh.payload))).join('\n\n');
  expect(plans).toContain(index);
  expect(plans).not.toContain('TEMP B-TREE FOR ORDER BY');
  expect(plans).not.toMatch(/SCAN leads$/m);
});
