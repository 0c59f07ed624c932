import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lead } from '../../payload-types.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import type { StaffUnderTest } from '../../testing/staff-under-test.ts';
import { openStaffOn } from '../../testing/store-on.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let staff: StaffUnderTest;
  beforeAll(async () => {
    staff = await openStaffOn(dialect);
  }, 180_000);
  afterAll(() => staff?.fresh.remove());

  const long = '2026-04-05T01:00:00.000Z';
  const addLead = async (more: Partial<Lead> = {}): Promise<number> =>
    (await staff.fresh.payload.create({ collection: 'leads', data: exampleLead(more) })).id;
  const change = async (who: string, path: string, data: object) =>
    expect((await staff.ask(who, 'PATCH', `/leads${path}`, data)).status).toBe(200);
  /** "now" if the lead was closed just now; otherwise when it was closed, or null. */
  const readClosed = async (id: number) => {
    const { closedAt } = await staff.fresh.payload.findByID({ collection: 'leads', id, depth: 0 });
    return closedAt && Date.parse(closedAt) > Date.now() - 60_000 ? 'now' : (closedAt ?? null);
  };

  test('a closed lead keeps its closing time until it is reopened or gets another outcome', async () => {
    const id = await addLead();
    await change('sales', `/${id}`, { status: 'contacted', closedAt: long });
    expect(await readClosed(id)).toBeNull();
    await change('sales', `/${id}`, { status: 'won' });
    expect(await readClosed(id)).toBe('now');
    await staff.fresh.payload.db.updateOne({ collection: 'leads', id, data: { closedAt: long } });
    await change('sales', `/${id}`, { status: 'won', notes: 'Paid' });
    expect(await readClosed(id)).toBe(long);
    await change('admin', `/${id}`, { status: 'lost' });
    expect(await readClosed(id)).toBe('now');
    await change('sales', `/${id}`, { status: 'contacted' });
    expect(await readClosed(id)).toBeNull();
  });

  test('the same holds for several leads changed at once, and for an application', async () => {
    const [open, won] = [await addLead(), await addLead({ status: 'won', closedAt: long })];
    await change('sales', `?where[id][in]=${open},${won}`, { status: 'won' });
    expect([await readClosed(open), await readClosed(won)]).toEqual(['now', long]);
    const application = await addLead({ kind: 'application' });
    await change('hr', `/${application}`, { status: 'interview' });
    expect(await readClosed(application)).toBeNull();
    await change('hr', `/${application}`, { status: 'hired' });
    expect(await readClosed(application)).toBe('now');
  });
});
