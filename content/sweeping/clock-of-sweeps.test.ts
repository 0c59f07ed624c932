import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { exampleLead } from '../testing/example-lead.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { isClockFarAhead, noteSweep, noteWholeSweep, readSweepAge } from './clock-of-sweeps.ts';

describe.each(['sqlite', 'postgres'] as const)('the clock of the sweeps, on %s', (dialect) => {
  let fresh: FreshContent;
  const now = Date.now();

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 120_000);
  afterAll(() => fresh?.remove());

  const isFarAhead = (days: number) => isClockFarAhead(fresh.payload, now + days * day);
  const addLead = (days: number) =>
    fresh.payload.create({
      collection: 'leads',
      data: exampleLead({
        leadKey: `lead of day ${days}`,
        createdAt: new Date(now + days * day).toISOString(),
      }),
    });

  test('gives the age of the last complete sweep, or of the first sweep if none was complete', async () => {
    const { payload } = fresh;
    const age = async (days: number) => {
      const seconds = await readSweepAge(payload, now + days * day);
      return seconds === undefined ? seconds : (seconds * 1000) / day;
    };
    expect(await age(0)).toBeUndefined();
    for (const begun of [0, 1]) await noteSweep(payload, now + begun * day);
    expect(await age(3)).toBe(3);
    await noteWholeSweep(payload, now + 2 * day);
    await noteSweep(payload, now + 3 * day);
    expect([await age(4), await age(0)]).toEqual([2, 0]);
    await (await getSqlDatabase(payload)).run(sql`DELETE FROM payload_kv`);
  });

  test('gives the age also after a sweep whose clock ran ahead', async () => {
    const { payload } = fresh;
    await noteWholeSweep(payload, now + 40 * day);
    await noteSweep(payload, now);
    expect(await readSweepAge(payload, now + 3 * day)).toBe((3 * day) / 1000);
    await (await getSqlDatabase(payload)).run(sql`DELETE FROM payload_kv`);
  });

  test('is compared with the newest lead or audit line until there was a sweep', async () => {
    expect(await isFarAhead(800)).toBe(false);
    await addLead(0);
    expect([await isFarAhead(59), await isFarAhead(61)]).toEqual([false, true]);
    await fresh.payload.db.create({
      collection: 'audit-log',
      data: { action: 'signIn', at: new Date(now + 10 * day).toISOString() },
    });
    expect([await isFarAhead(69), await isFarAhead(71)]).toEqual([false, true]);
  });

  test('is compared with the last sweep, whatever arrived since by a clock that ran ahead', async () => {
    await noteSweep(fresh.payload, now);
    await addLead(730);
    expect([await isFarAhead(59), await isFarAhead(730)]).toEqual([false, true]);
    await noteSweep(fresh.payload, now + 730 * day);
    expect([await isFarAhead(730), await isFarAhead(0)]).toEqual([false, false]);
  });

  test('is not compared with a later sweep whose clock ran behind', async () => {
    await noteSweep(fresh.payload, now + 730 * day);
    for (const behind of [now - 900 * day, Date.UTC(2000, 0, 1)]) {
      await noteSweep(fresh.payload, behind);
      expect([await isFarAhead(789), await isFarAhead(791)]).toEqual([false, true]);
    }
  });

  test('is compared with a sweep whose clock a person confirmed, even if an earlier one ran ahead', async () => {
    await noteSweep(fresh.payload, now + 730 * day);
    await noteSweep(fresh.payload, now, true);
    expect([await isFarAhead(59), await isFarAhead(61)]).toEqual([false, true]);
  });
});
