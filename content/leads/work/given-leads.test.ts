import { day } from '@ev-site/contract/spans-of-time.ts';
import { expect, test } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { sql } from '../../database/statement.ts';
import type { Lead } from '../../payload-types.ts';
import { finishWork } from '../../processes/work-in-hand.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { dayIn, useLeadsAtWork } from '../../testing/leads-at-work.ts';
import { goodPassword } from '../../testing/password.ts';
import type { StaffUnderTest } from '../../testing/staff-under-test.ts';

const { staff, addLead, read, addColleague, deactivate } = useLeadsAtWork();

test('a colleague who is given ten leads gets one mail, and one who takes a lead gets none', async () => {
  const { id: owner } = await staff.fresh.payload.create({
    collection: 'staff',
    data: { name: 'Ravi', email: 'ravi@example.com', password: goodPassword, role: 'sales' },
  });
  const leads = await Promise.all(Array.from({ length: 10 }, () => addLead()));
  const ids = leads.map(({ id }) => id);
  const given = await staff.ask('sales', 'PATCH', `/leads?where[id][in]=${ids.join(',')}`, { owner });
  expect(given.status).toBe(200);
  await finishWork();
  const mails = staff.readMails('Yours now');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('To: ravi@example.com');
  expect(mails[0]).toContain('Yours now: 10 leads');
  expect(mails[0]).toContain(`/studio/collections/leads/${ids[9]}`);
  expect(mails[0]).not.toContain('Asha');
  await staff.ask('sales', 'PATCH', `/leads/${ids[0]}`, { owner: staff.ids.sales });
  await finishWork();
  expect(staff.readMails('Yours now')).toHaveLength(1);
});

test('leads given by several calls are announced in one mail at the end, without leads that somebody else or an earlier call gave', async () => {
  const { id: owner } = await staff.fresh.payload.create({
    collection: 'staff',
    data: { name: 'Bina', email: 'bina@example.com', password: goodPassword, role: 'sales' },
  });
  const given = [await addLead(), await addLead(), await addLead()].map(({ id }) => id);
  const { db } = staff.fresh.payload;
  const add = async (more: Partial<Lead> = {}) =>
    Number((await db.create({ collection: 'leads', data: exampleLead(more), req: {} })).id);
  const [givenByOther, givenBefore, takenBack] = [await add(), await add(), await add()];
  const notGiven = [await add(), await add({ owner }), givenByOther, givenBefore, takenBack];
  const rest = await Promise.all(Array.from({ length: 100 }, () => add()));
  const give = async (role: 'sales' | 'admin', leads: number[]) => {
    const path = `/leads?where[id][in]=${leads.join(',')}&tellsLater=true`;
    expect((await staff.ask(role, 'PATCH', path, { owner })).status).toBe(200);
  };
  const parts = [given.slice(0, 2), [...given.slice(2), ...rest.slice(1)], rest.slice(0, 1)];
  for (const part of [...parts, [givenBefore, takenBack]]) await give('sales', part);
  await give('admin', [givenByOther]);
  const { run } = await getSqlDatabase(staff.fresh.payload);
  const earlier = new Date(Date.now() - day).toISOString();
  await run(sql`UPDATE lead_log SET at = ${earlier} WHERE lead = ${givenBefore}`);
  await run(sql`UPDATE leads SET owner_id = NULL WHERE id = ${takenBack}`);
  await finishWork();
  const readMails = () => staff.readMails('Yours now').filter((mail) => mail.includes('bina@example.com'));
  expect(readMails()).toEqual([]);
  const tell = (role: Parameters<StaffUnderTest['ask']>[0], to: unknown = owner) =>
    staff.ask(role, 'POST', '/leads/tell-owner', { owner: to, leads: [...given, ...rest, ...notGiven] });
  expect((await tell('nobody')).status).toBe(401);
  expect((await tell('editor')).status).toBe(403);
  expect((await tell('sales', 'Bina')).status).toBe(400);
  // A clerk cannot send mails about leads that he may not see.
  expect(await tell('hr')).toEqual({ status: 200, body: { told: 0 } });
  expect(await tell('sales')).toEqual({ status: 200, body: { told: 103 } });
  await finishWork();
  const [mail, ...more] = readMails();
  expect(more).toEqual([]);
  expect(mail).toContain('Yours now: 103 leads');
  expect(mail?.match(/collections\/leads\/\d+/g)).toHaveLength(100);
  expect(mail).toContain('and 3 more');
  for (const id of notGiven) expect(mail).not.toMatch(new RegExp(`/leads/${id}\\b`));
});

test('announces to a colleague no lead that was given to another colleague of the same name', async () => {
  const { payload } = staff.fresh;
  const add = (email: string) =>
    payload.create({
      collection: 'staff',
      data: { name: 'Dipti', email, password: goodPassword, role: 'sales' },
    });
  const [one, other] = [await add('dipti.one@example.com'), await add('dipti.other@example.com')];
  const lead = (await addLead()).id;
  const path = `/leads?where[id][in]=${lead}&tellsLater=true`;
  expect((await staff.ask('sales', 'PATCH', path, { owner: one.id })).status).toBe(200);
  expect((await staff.ask('admin', 'PATCH', path, { owner: other.id })).status).toBe(200);
  expect(await staff.ask('sales', 'POST', '/leads/tell-owner', { owner: other.id, leads: [lead] })).toEqual({
    status: 200,
    body: { told: 0 },
  });
  expect(await staff.ask('admin', 'POST', '/leads/tell-owner', { owner: other.id, leads: [lead] })).toEqual({
    status: 200,
    body: { told: 1 },
  });
  await finishWork();
});

test('announces more leads to a colleague than one query of the API may name', async () => {
  const { id: owner } = await staff.fresh.payload.create({
    collection: 'staff',
    data: { name: 'Chitra', email: 'chitra@example.com', password: goodPassword, role: 'sales' },
  });
  const { run, rows } = await getSqlDatabase(staff.fresh.payload);
  await run(sql`INSERT INTO leads (kind, name, email, phone, status, language, human_check, lead_key, delivery, attempts, escalations, owner_id)
    WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 5001)
    SELECT 'inquiry', 'Given', '', '', 'new', 'en', 'notAsked', 'given ' || n, 'done', 0, 0, ${owner} FROM counted`);
  await run(sql`INSERT INTO lead_log (lead, is_application, at, kind, text, "by", staff_id)
    SELECT id, false, ${new Date().toISOString()}, 'owner', 'From nobody to Chitra', 'sales', ${Number(staff.ids.sales)} FROM leads WHERE name = 'Given'`);
  const leads = (await rows(sql`SELECT id FROM leads WHERE name = 'Given'`)).map(({ id }) => Number(id));
  expect(await staff.ask('sales', 'POST', '/leads/tell-owner', { owner, leads })).toEqual({
    status: 200,
    body: { told: 5001 },
  });
  await finishWork();
  const [mail] = staff.readMails('Yours now: 5,001 leads');
  expect(mail).toContain('and 4,901 more');
  await run(sql`DELETE FROM lead_log WHERE lead IN (SELECT id FROM leads WHERE name = 'Given')`);
  await run(sql`DELETE FROM leads WHERE name = 'Given'`);
});

test('a clerk who takes leads themselves gets no mail, and the call succeeds', async () => {
  const { id } = await addLead();
  const owner = staff.ids.sales;
  const before = staff.readMails('Yours now').length;
  await staff.ask('sales', 'PATCH', `/leads?where[id][in]=${id}&tellsLater=true`, { owner });
  expect(await staff.ask('sales', 'POST', '/leads/tell-owner', { owner, leads: [id] })).toEqual({
    status: 200,
    body: { told: 0 },
  });
  await finishWork();
  expect(staff.readMails('Yours now')).toHaveLength(before);
});

test('a lead cannot be given to a deactivated colleague, but stays with one who has it', async () => {
  const [gone, other] = [await addColleague('gone'), await addColleague('other')];
  const { id } = await addLead({ owner: gone });
  await deactivate(gone);
  await deactivate(other);
  const change = async (data: object) => (await staff.ask('sales', 'PATCH', `/leads/${id}`, data)).status;
  expect(await change({ owner: other })).toBe(400);
  expect(await change({ notes: 'Ring after six' })).toBe(200);
  expect(await change({ owner: gone, status: 'contacted' })).toBe(200);
  expect(await change({ owner: staff.ids.sales })).toBe(200);
  expect(await change({ owner: gone })).toBe(400);
  expect(await read(id)).toMatchObject({ owner: staff.ids.sales, status: 'contacted' });
});

test.each(['editor', 'hr'] as const)(
  'a lead of a colleague who is %s now can be worked on and handed over, but not given back',
  async (role) => {
    const owner = await addColleague(`moved to ${role}`.replaceAll(' ', '-'));
    const { id } = await addLead({ owner });
    await staff.fresh.payload.update({ collection: 'staff', id: owner, data: { role } });
    const change = async (data: object) => (await staff.ask('sales', 'PATCH', `/leads/${id}`, data)).status;
    expect(await change({ notes: 'Ring after six' })).toBe(200);
    expect(await change({ owner, nextStep: 'Send prices', nextStepOn: dayIn(2) })).toBe(200);
    const call = { kind: 'call', outcome: 'reached' };
    expect((await staff.ask('sales', 'POST', `/leads/${id}/log`, call)).status).toBe(200);
    expect(await read(id)).toMatchObject({ owner, notes: 'Ring after six', status: 'contacted' });
    expect(await change({ owner: staff.ids.sales })).toBe(200);
    expect(await change({ owner })).toBe(400);
  },
);
