import { hour, minute } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { getSqlDatabase } from './sql.ts';
import { sql } from './statement.ts';
import { takeNext, takeWaiting } from './take-waiting.ts';

describe.each(['sqlite', 'postgres'] as const)('rows that wait for their time, on %s', (dialect) => {
  let fresh: FreshContent;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 120_000);
  afterAll(() => fresh?.remove());

  const now = Date.now();
  const taking = { column: 'next_attempt_at', set: sql`attempts = attempts + 1`, leaseMs: minute };

  const addRecall = (lead: number, dueAt: number) =>
    fresh.payload.db.create({
      collection: 'lead-recalls',
      data: {
        lead,
        kind: 'contact',
        step: 0,
        reason: 'erased',
        givenAt: new Date(now).toISOString(),
        owedAt: new Date(now).toISOString(),
        nextAttemptAt: new Date(dueAt).toISOString(),
        attempts: 0,
      },
    });

  const listTaken = async () => {
    const { rows } = await getSqlDatabase(fresh.payload);
    const taken = await rows(sql`SELECT lead FROM lead_recalls WHERE attempts > 0 ORDER BY lead`);
    return taken.map(({ lead }) => Number(lead));
  };

  test('are taken in their order and only as many as asked for, even with outdated statistics of the database', async () => {
    await addRecall(1, now + hour);
    await (await getSqlDatabase(fresh.payload)).run(sql`ANALYZE`);
    for (const lead of [2, 3, 4, 5, 6]) await addRecall(lead, now - hour + lead * minute);
    expect((await takeNext(fresh.payload, 'lead-recalls', taking, now))?.row.lead).toBe(2);
    expect(await listTaken()).toEqual([2]);
    await takeWaiting(fresh.payload, { ...taking, table: 'lead_recalls', most: 2 }, now);
    expect(await listTaken()).toEqual([2, 3, 4]);
  });

  test('are taken at once if a clock that ran 5.5 hours ahead put them off', async () => {
    await addRecall(7, now + 5.5 * hour);
    await takeWaiting(fresh.payload, { ...taking, table: 'lead_recalls', most: 9 }, now);
    expect(await listTaken()).toContain(7);
    expect(await listTaken()).not.toContain(1);
  });
});
