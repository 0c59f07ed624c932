import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lead } from '../../payload-types.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { nextMoment } from '../../testing/next-moment.ts';
import type { StaffUnderTest } from '../../testing/staff-under-test.ts';
import { openStaffOn } from '../../testing/store-on.ts';
import { day, hour } from '../../time/spans-of-time.ts';
import { remindDue } from './remind-due.ts';

const rounds = 8;

describe.each(['sqlite', 'postgres'] as const)('several at one lead, on %s', (dialect) => {
  let staff: StaffUnderTest;

  beforeAll(async () => {
    staff = await openStaffOn(dialect);
  }, 180_000);
  afterAll(() => staff?.fresh.remove());

  const addLead = async (more: Partial<Lead> = {}): Promise<number> => {
    const now = new Date().toISOString();
    const { id } = await staff.fresh.payload.db.create({
      collection: 'leads',
      data: exampleLead({ createdAt: now, updatedAt: now, ...more }),
    });
    return Number(id);
  };

  const read = (id: number) => staff.fresh.payload.findByID({ collection: 'leads', id, depth: 0 });
  const readLog = async (id: number): Promise<string[]> => {
    const { body } = await staff.ask('admin', 'GET', `/leads/${id}/work`);
    return (body.log as { text: string; by: string }[]).map(({ text, by }) => `${by}: ${text}`);
  };

  test('two clerks who work the same lead at the same moment lose nothing of each other', async () => {
    const nextStepOn = new Date(Date.now() + 5 * day).toISOString();
    for (let round = 0; round < rounds; round += 1) {
      const id = await addLead();
      const answers = await Promise.all([
        staff.ask('sales', 'POST', `/leads/${id}/log`, {
          kind: 'call',
          outcome: 'reached',
          text: 'Wants two',
        }),
        staff.ask('admin', 'PATCH', `/leads/${id}`, { owner: staff.ids.sales }),
        staff.ask('admin', 'POST', `/leads/${id}/log`, { kind: 'note', text: 'Has a showroom' }),
        staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Send prices', nextStepOn }),
        staff.ask('admin', 'PATCH', `/leads/${id}`, { notes: 'Ring after six' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(await read(id)).toMatchObject({
        status: 'contacted',
        owner: staff.ids.sales,
        nextStep: 'Send prices',
        nextStepOn,
        notes: 'Ring after six',
        calledAt: expect.any(String),
      });
      const log = await readLog(id);
      for (const line of [
        'sales: Reached: Wants two',
        'sales: From New to Contacted',
        'admin: Has a showroom',
      ])
        expect(log.filter((one) => one === line)).toHaveLength(1);
    }
  }, 60_000);

  test('a program’s change that bears a moment before the colleague’s it came after is no change behind one’s back', async () => {
    const id = await addLead();
    expect((await staff.ask('admin', 'PATCH', `/leads/${id}`, { notes: 'Ring after six' })).status).toBe(200);
    await staff.fresh.payload.db.updateOne({
      collection: 'leads',
      id,
      data: { calledAt: new Date().toISOString(), updatedAt: new Date(Date.now() - 5000).toISOString() },
      returning: false,
    });
    const next = await staff.ask('sales', 'PATCH', `/leads/${id}`, { status: 'contacted' });
    expect(next.status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'contacted', notes: 'Ring after six' });
  });

  test('a press beside a form that was opened before the rules gave the lead is done, and the form takes nothing back', async () => {
    const { payload } = staff.fresh;
    const id = await addLead();
    const { updatedAt: opened } = await read(id);
    await nextMoment();
    const data = { owner: staff.ids.admin ?? 0 };
    await payload.update({ collection: 'leads', id, data, context: { changedBy: 'The rules' } });
    const press = { kind: 'call', outcome: 'reached', opened };
    expect((await staff.ask('sales', 'POST', `/leads/${id}/log`, press)).status).toBe(200);
    const save = (form: object) =>
      staff.ask('sales', 'PATCH', `/leads/${id}`, { notes: 'Ring after six', opened, ...form });
    expect((await save({ status: 'new', owner: null })).status).toBe(409);
    expect(await read(id)).toMatchObject({
      ...data,
      status: 'contacted',
      notes: null,
      lastChange: { staffId: null, by: 'The rules and sales' },
    });
    const { updatedAt: seen } = await read(id);
    expect((await save({ ...data, status: 'contacted', opened: seen })).status).toBe(200);
  });

  test('what a colleague saves takes back nothing that the outbox has noted meanwhile', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await addLead({ delivery: 'due', leaseUntil: new Date().toISOString() });
      const notifiedAt = new Date().toISOString();
      const [saved] = await Promise.all([
        staff.ask('sales', 'PATCH', `/leads/${id}`, { status: 'contacted', notes: `Round ${round}` }),
        staff.fresh.payload.db.updateOne({
          collection: 'leads',
          id,
          data: { delivery: 'done', leaseUntil: null, notifiedAt },
          returning: false,
        }),
      ]);
      expect(saved.status).toBe(200);
      expect(await read(id)).toMatchObject({
        delivery: 'done',
        leaseUntil: null,
        notifiedAt,
        status: 'contacted',
        notes: `Round ${round}`,
      });
    }
  }, 60_000);

  test('a reminder across a restart comes once: whoever ended halfway is followed by another', async () => {
    const { payload } = staff.fresh;
    const noon = `${new Date(Date.now() + 20 * day).toISOString().slice(0, 10)}T12:00:00.000Z`;
    const nine = Date.parse(noon) - 8.5 * hour;
    const id = await addLead({ owner: staff.ids.sales ?? 0 });
    await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Call', nextStepOn: noon });
    const { sendEmail } = payload;
    let ended = 0;
    // It takes the reminder, and ends before it is sent.
    payload.sendEmail = async () => {
      ended += 1;
      throw new Error('The process ends.');
    };
    const remind = (now: number) => remindDue(payload, { error: () => undefined }, () => now);
    await Promise.all([remind(nine), remind(nine), remind(nine)]);
    payload.sendEmail = sendEmail;
    expect(ended).toBe(1);
    const listMails = () =>
      staff.readMails('To: sales@example.com').filter((mail) => mail.includes(`/leads/${id}`));
    const sent = await Promise.all(Array.from({ length: 5 }, () => remind(nine + 6 * 60_000)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(listMails()).toHaveLength(1);
    expect(await remind(nine + day)).toBe(0);
    expect((await read(id)).remindAt).toBeNull();
  });
});
