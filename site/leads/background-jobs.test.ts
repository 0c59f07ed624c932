import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../testing/example-worker.ts';
import { openMemoryCounters } from '../traffic/counters/memory-counters.ts';
import { openBackgroundJobs } from './background-jobs.ts';
import { insertLead } from './insert-lead.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(() => fresh.remove());

const addLead = (kind: 'inquiry' | 'contact') =>
  insertLead(
    fresh.payload,
    { name: 'Asha Patel', email: 'asha@example.com' },
    {
      kind,
      language: 'en',
      leadKey: kind,
      humanCheck: 'notAsked',
      privacyVersion: '',
      receiptWanted: false,
    },
  );

test('the mail about a late lead does not wait for a slow mail about another lead', async () => {
  const { payload } = fresh;
  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
  const account = { name: 'Asha', email: 'asha@example.com', password: goodPassword, role: 'sales' } as const;
  const { id: owner } = await payload.create({ collection: 'staff', data: account });
  await payload.create({
    collection: 'routing-rules',
    data: { name: 'Rule', isOn: true, target: 'owners', kinds: ['inquiry'], owners: [owner] },
  });
  const given = await addLead('inquiry');
  const late = await addLead('contact');
  const longAgo = new Date(Date.now() - 100 * 24 * 3_600_000).toISOString();
  await payload.db.updateOne({
    collection: 'leads',
    id: late,
    data: { termFrom: longAgo, escalateAt: longAgo },
    returning: false,
  });
  const begun: string[] = [];
  const slow = Promise.withResolvers<void>();
  const jobs = openBackgroundJobs({
    payload,
    environment: getEnvironment(fresh.variables),
    mailer: {
      async send({ name }) {
        begun.push(name);
        await slow.promise;
      },
      close() {},
    },
    getCompany: exampleSurroundings.getCompany,
    counters: openMemoryCounters(),
    worker: { work: async () => {}, workOnce: async () => false },
    events: null,
    isDatabaseAnswering: () => true,
    log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() },
  });
  jobs.start();
  await expect
    .poll(() => begun.toSorted(), { timeout: 5000 })
    .toEqual([`lead-${given}-given-1`, `lead-${late}-late-1`].toSorted());
  slow.resolve();
  await jobs.stop();
});
