import { setTimeout as delay } from 'node:timers/promises';
import { day, hour } from '@ev-site/contract/spans-of-time.ts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { nameSql, sql } from '../../database/statement.ts';
import type { Lead } from '../../payload-types.ts';
import { exampleDealer } from '../../testing/example-dealer.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { nextMoment } from '../../testing/next-moment.ts';
import type { StaffUnderTest } from '../../testing/staff-under-test.ts';
import { openStaffOn } from '../../testing/store-on.ts';
import { insertRoute, listRoutes } from '../routing/lead-routes.ts';
import { routeDue } from '../routing/route-due.ts';
import { remindDue } from './remind-due.ts';
import { workEndpoints } from './work-endpoints.ts';

const rounds = 8;

describe.each(['sqlite', 'postgres'] as const)('concurrent changes of one lead, on %s', (dialect) => {
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

  test('two clerks who work on the same lead at the same moment lose none of each other’s changes', async () => {
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

  test('a change by code that is dated before a colleague’s change causes no conflict', async () => {
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

  test('a call noted in a form opened before the rules gave the lead is stored, but saving the form is refused', async () => {
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

  /** Records work, by default a call, without HTTP, so that a test can stop it halfway. */
  const callHeld = async (id: number, work: object = { kind: 'call', outcome: 'reached' }) => {
    const { payload } = staff.fresh;
    const clerk = await payload.findByID({ collection: 'staff', id: staff.ids.sales ?? 0 });
    const req = await createLocalReq({ user: { ...clerk, collection: 'staff' } }, payload);
    const json = async () => work;
    const call = Object.assign(req, { routeParams: { id: String(id) }, json });
    return workEndpoints.find(({ path }) => path === '/:id/log')?.handler(call);
  };

  test.each(['before', 'while'] as const)(
    'a lead that is given to a colleague or dealer %s a call is noted has exactly one holder',
    async (when) => {
      const { payload } = staff.fresh;
      const state = await payload.create({ collection: 'states', data: { name: when, code: when } });
      const { id: dealer } = await payload.create({
        collection: 'dealers',
        data: exampleDealer(`at-once-${when}`, state.id),
      });
      const target = { rule: { id: -1, name: 'Sales' }, to: 'dealer', id: dealer, name: 'Dealer' } as const;
      const give = (id: number) => ({
        colleague: () => staff.ask('admin', 'PATCH', `/leads/${id}`, { owner: staff.ids.admin }),
        dealer: () => routeDue(payload, { error: () => undefined }),
      });
      for (const whom of ['colleague', 'dealer'] as const) {
        const id = await addLead();
        const [reached, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const stop = async () => {
          reached.resolve();
          await goesOn.promise;
        };
        const { find } = payload.db;
        // The lead is read before it is locked, and its routes while it is locked.
        const asked = { before: 'leads', while: 'lead-routes' }[when];
        const halting = vi.spyOn(payload.db, 'find').mockImplementation(async (question) => {
          const found = await find.call(payload.db, question);
          if (question.collection !== asked) return found as never;
          halting.mockRestore();
          await stop();
          return found as never;
        });
        const press = callHeld(id);
        await Promise.race([reached.promise, press]);
        const giving = (async () => {
          if (whom === 'dealer') {
            await insertRoute({ payload }, id, target, { step: 1, turn: id * 1000 + 1 });
            const { run } = await getSqlDatabase(payload);
            await run(sql`UPDATE leads SET route_at = ${new Date(0).toISOString()} WHERE id = ${id}`);
          }
          await give(id)[whom]();
        })();
        // While the lead is locked, giving it to somebody waits until the call ends.
        await (when === 'before' ? giving : Promise.race([giving, delay(500)]));
        goesOn.resolve();
        expect((await press)?.status).toBe(200);
        await giving;
        const [given] = await listRoutes(payload, id);
        const { owner, routedTo, status } = await read(id);
        expect({ whom, owner, routedTo, status, state: given?.state }).toEqual(
          {
            colleague: { whom, owner: staff.ids.admin, routedTo: null, status: 'contacted' },
            dealer:
              when === 'before'
                ? { whom, owner: null, routedTo: dealer, status: 'contacted', state: 'offered' }
                : { whom, owner: staff.ids.sales, routedTo: null, status: 'contacted', state: 'over' },
          }[whom],
        );
      }
    },
    15_000,
  );

  test('a step that a colleague plans while an earlier one is marked as done stays', async () => {
    const { payload } = staff.fresh;
    const [first, second] = [2, 9].map((days) => new Date(Date.now() + days * day).toISOString());
    const id = await addLead();
    await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Call', nextStepOn: first });
    const { nextStep, nextStepOn } = await read(id);
    const { find } = payload.db;
    const planning = vi.spyOn(payload.db, 'find').mockImplementation(async (question) => {
      const found = await find.call(payload.db, question);
      if (question.collection !== 'leads') return found as never;
      planning.mockRestore();
      await staff.ask('admin', 'PATCH', `/leads/${id}`, { nextStep: 'Send prices', nextStepOn: second });
      return found as never;
    });
    const shown = { nextStep, nextStepOn };
    const done = await callHeld(id, { kind: 'step', inDays: 0, shown });
    expect(done?.status).toBe(409);
    expect(await read(id)).toMatchObject({ nextStep: 'Send prices', nextStepOn: second });
    expect(await readLog(id)).not.toContainEqual(expect.stringContaining('Done'));
  });

  test('sending mails again changes nothing if the logs cannot be written, and a second press does all of it', async () => {
    const { run } = await getSqlDatabase(staff.fresh.payload);
    const failed = { delivery: 'failed', attempts: 12, name: `Failed on ${dialect}` } as const;
    const ids = [await addLead(failed), await addLead(failed)];
    const rename = (from: string, to: string) =>
      run(sql`ALTER TABLE lead_log RENAME COLUMN ${nameSql(from)} TO ${nameSql(to)}`);
    const calls = [
      { url: `/leads/${ids[0]}/send-again`, states: ['due', 'failed'], logs: [1, 0] },
      { url: `/leads/send-again?where[name][equals]=${failed.name}`, states: ['due', 'due'], logs: [1, 1] },
    ];
    const readStates = () => Promise.all(ids.map(async (id) => (await read(id)).delivery));
    for (const { url, states, logs } of calls) {
      const before = await readStates();
      await rename('text', 'gone');
      const answer = await staff.ask('sales', 'POST', url).finally(() => rename('gone', 'text'));
      expect([answer.status, await readStates()]).toEqual([500, before]);
      expect((await staff.ask('sales', 'POST', url)).status).toBe(200);
      expect(await readStates()).toEqual(states);
      expect((await Promise.all(ids.map(readLog))).map(({ length }) => length)).toEqual(logs);
    }
    expect(await readLog(ids[1] ?? 0)).toEqual(['sales: Sent again']);
  });

  test('a save by a colleague does not undo what the outbox notes meanwhile', async () => {
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

  test('a reminder across a restart is mailed once: another process sends what a stopped one left', async () => {
    const { payload } = staff.fresh;
    const noon = `${new Date(Date.now() + 20 * day).toISOString().slice(0, 10)}T12:00:00.000Z`;
    const nine = Date.parse(noon) - 8.5 * hour;
    const id = await addLead({ owner: staff.ids.sales ?? 0 });
    await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Call', nextStepOn: noon });
    const { sendEmail } = payload;
    let ended = 0;
    // The process takes the reminder, and ends before the mail is sent.
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
