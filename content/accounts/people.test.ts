import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPayload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { finishWork } from '../processes/work-in-hand.ts';
import { examplePosition } from '../testing/example-position.ts';
import { openStaffUnderTest, password, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { invitationLife } from './invitation.ts';

let staff: StaffUnderTest;
const chosen = 'papaya lantern harbour';

beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const everybody = ['admin', 'editor', 'sales', 'hr', 'nobody'];
const others = ['editor', 'sales', 'hr', 'nobody'];

const readToken = (email: string): string =>
  /reset\/([0-9a-f]{64})/.exec(staff.readMails(email).at(-1) ?? '')?.[1] ?? '';

const invite = async (name: string, more: object = {}) => {
  const email = `${name}@example.com`;
  const made = await staff.ask('admin', 'POST', '/staff', { name, email, role: 'editor', ...more });
  expect(made.status).toBe(201);
  return { email, id: Number((made.body.doc as { id: number }).id), token: readToken(email) };
};

const choose = (token: string, secret = chosen) =>
  staff.ask('nobody', 'POST', '/staff/reset-password', { token, password: secret });

test('a new colleague chooses their first password by a mailed link that works once, and signs in', async () => {
  const { email, id, token } = await invite('asha', { password: 'typed by an administrator' });
  const read = async () => (await staff.ask('admin', 'GET', `/staff/${id}`)).body;
  expect((await staff.signIn('asha', email, 'typed by an administrator')).status).toBe(401);
  expect((await read()).standing).toMatch(/^Invited on .*no password chosen yet$/);
  expect((await choose(token, 'password1234')).status).toBe(400);
  expect((await choose(token)).status).toBe(200);
  expect((await staff.signIn('asha', email, chosen)).status).toBe(200);
  expect((await read()).standing).toBe('Active');
  await staff.ask('asha', 'PATCH', `/staff/${id}`, { awayFrom: '2026-01-01T12:00:00.000Z' });
  expect((await read()).standing).toBe('Active, on leave without an end');
  expect((await choose(token, 'another long secret')).status).toBe(403);
});

test('a new account has no sessions, even if the request brings one', async () => {
  const session = { id: randomUUID(), expiresAt: '2099-01-01T00:00:00.000Z' };
  const { id } = await invite('early', { sessions: [session] });
  const account = await staff.fresh.payload.findByID({ collection: 'staff', id });
  expect(account.sessions).toEqual([]);
});

test('a link that no longer works is refused with a hint how to get another one', async () => {
  const { token } = await invite('late');
  expect((await choose(token)).status).toBe(200);
  for (const used of [token, '0'.repeat(64), '']) {
    const { status, body } = await choose(used, 'another long secret');
    expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining('“Forgot password?”')]);
  }
});

test('tells the administrator who adds a colleague whether the invitation was mailed', async () => {
  const colleague = (name: string) => ({ name, email: `${name}@example.com`, role: 'editor' });
  const sent = await staff.ask('admin', 'POST', '/staff', colleague('mailed'));
  expect(sent.body.doc).toMatchObject({ name: 'mailed', isInvitationSent: true });
  // No mail can be written while a file stands in place of the folder of mails.
  const folder = path.join(String(staff.fresh.variables.DATA_DIR), 'mails');
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  const failed = await staff.ask('admin', 'POST', '/staff', colleague('unmailed'));
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  expect(failed.status).toBe(201);
  expect(failed.body.doc).toMatchObject({ name: 'unmailed', isInvitationSent: false });
});

test('an orderly end waits for the mail of a requested link, and a failed mail is logged', async () => {
  const studio = await getPayload({ config: staff.fresh.payload.config });
  const askForLink = async () => {
    const body = { email: 'editor@example.com' };
    expect((await staff.ask('nobody', 'POST', '/staff/forgot-password', body)).status).toBe(200);
    await finishWork();
    return staff.readMails('asked for a new password').length;
  };
  const told = vi.spyOn(studio.logger, 'error').mockImplementation(() => undefined);
  const mail = vi.spyOn(studio.email, 'sendEmail').mockRejectedValueOnce(new TypeError('editor@example.com'));
  expect(await askForLink()).toBe(0);
  expect(told.mock.calls).toEqual([['A link for a new password could not be mailed (TypeError).']]);
  for (const spy of [told, mail]) spy.mockRestore();
  expect(await askForLink()).toBe(1);
});

test('adds a colleague with a superior, but nobody may be their own superior', async () => {
  const added = { name: 'led', email: 'led@example.com', role: 'sales', superior: staff.ids.sales };
  const { status, body } = await staff.ask('admin', 'POST', '/staff', added);
  expect(status).toBe(201);
  const { id } = body.doc as { id: number };
  expect((await staff.ask('admin', 'PATCH', `/staff/${id}`, { superior: id })).status).toBe(400);
});

test('a superior who no longer works on leads stays where already set, and cannot be set newly', async () => {
  const add = async (name: string, more: object) => {
    const data = { name, email: `${name}@example.com`, password, role: 'sales' as const, ...more };
    return (await staff.fresh.payload.create({ collection: 'staff', data })).id;
  };
  const superior = await add('once-head', {});
  const led = await add('still-led', { superior });
  const other = await add('never-led', {});
  await staff.fresh.payload.update({ collection: 'staff', id: superior, data: { role: 'editor' } });
  await staff.signIn('led', 'still-led@example.com', password);
  const change = async (who: string, id: number, data: object) =>
    (await staff.ask(who, 'PATCH', `/staff/${id}`, data)).status;
  expect(await change('led', led, { name: 'Still led' })).toBe(200);
  expect(await change('admin', led, { name: 'Led', superior })).toBe(200);
  expect(await change('admin', other, { superior })).toBe(400);
});

test('choosing a password by a link signs nobody in, so a link cannot bypass the second factor', async () => {
  const { token } = await invite('bela');
  const answer = await choose(token);
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body)).toEqual(['message']);
  const rows = await (await getSqlDatabase(staff.fresh.payload)).rows(
    sql`SELECT s.id FROM staff_sessions s JOIN staff p ON p.id = s._parent_id WHERE p.name = 'bela'`,
  );
  expect(rows).toEqual([]);
});

test('an invitation expires, and an administrator can send a new one', async () => {
  const { email, id, token } = await invite('chetan');
  const { run } = await getSqlDatabase(staff.fresh.payload);
  const over = new Date(Date.now() - 1000).toISOString();
  await run(sql`UPDATE staff SET reset_password_expiration = ${over} WHERE id = ${id}`);
  expect((await choose(token)).status).toBe(403);
  expect((await staff.ask('admin', 'POST', `/staff/${id}/link`)).status).toBe(200);
  const again = staff
    .readMails(email)
    .flatMap((mail) => /reset\/([0-9a-f]{64})/.exec(mail)?.[1] ?? [])
    .find((one) => one !== token);
  const kept = await staff.fresh.payload.db.findOne<{ id: number; resetPasswordExpiration: string }>({
    collection: 'staff',
    where: { id: { equals: id } },
  });
  const life = Date.parse(kept?.resetPasswordExpiration ?? '') - Date.now();
  expect(life).toBeGreaterThan(invitationLife - 60_000);
  expect((await choose(again ?? '')).status).toBe(200);
});

test.each(others)(
  '%s can add, deactivate or delete nobody, send no link, and change neither their role nor whether they need a second factor',
  async (who) => {
    const target = staff.ids.admin;
    const colleague = { name: 'X', email: 'x@example.com', role: 'admin' };
    expect((await staff.ask(who, 'POST', '/staff', colleague)).status).toBe(403);
    expect((await staff.ask(who, 'POST', `/staff/${target}/link`)).status).toBe(403);
    expect((await staff.ask(who, 'PATCH', `/staff/${target}`, { deactivated: true })).status).toBe(403);
    expect((await staff.ask(who, 'DELETE', `/staff/${target}`)).status).toBe(403);
    await staff.ask(who, 'PATCH', `/staff/${staff.ids[who] ?? 0}`, {
      secondFactorRequired: true,
      role: 'admin',
    });
    const own = staff.ids[who] && (await staff.ask('admin', 'GET', `/staff/${staff.ids[who]}`)).body;
    if (own) expect(own).toMatchObject({ secondFactorRequired: false, role: who });
  },
);

test('adding, promoting or activating an administrator needs the password of the administrator who does it', async () => {
  const { payload } = staff.fresh;
  const other = { name: 'farah', email: 'farah@example.com', password, role: 'admin' } as const;
  await payload.create({ collection: 'staff', data: other });
  const former = { ...other, name: 'gita', email: 'gita@example.com', deactivated: true };
  const { id: formerId } = await payload.create({ collection: 'staff', data: former });
  const listTold = () =>
    staff
      .readMails('Subject: The studio has a new administrator')
      .map((mail) => /^To: (\S+)$/m.exec(mail)?.[1])
      .toSorted();
  // Changes by code, without a person, mail nobody.
  expect(listTold()).toEqual([]);

  const { id: editor } = await invite('editing');
  const added = { name: 'hema', email: 'hema@example.com', role: 'admin' };
  const tries = [
    ['POST', '/staff', added],
    ['PATCH', `/staff/${editor}`, { role: 'admin' }],
    ['PATCH', '/staff?where[name][equals]=editing', { role: 'admin' }],
    ['PATCH', `/staff/${formerId}`, { deactivated: false }],
  ] as const;
  for (const [method, url, data] of tries) {
    for (const currentPassword of [undefined, 'wrong']) {
      const refused = await staff.ask('admin', method, url, { ...data, currentPassword });
      expect([url, refused.status]).toEqual([url, 400]);
    }
  }
  const where = { name: { in: ['hema', 'editing', 'gita'] }, role: { equals: 'admin' } };
  const { docs } = await payload.find({ collection: 'staff', where, pagination: false });
  expect(docs.map(({ name, deactivated }) => [name, deactivated])).toEqual([['gita', true]]);
  expect(listTold()).toEqual([]);
});

test('mails the other administrators about each new administrator, with who did it and a link', async () => {
  const told = (name: string) =>
    staff
      .readMails(`${name} (${name}@example.com) an administrator`)
      .map((mail) => /^To: (\S+)$/m.exec(mail)?.[1])
      .toSorted();
  const currentPassword = password;
  const added = { name: 'indu', email: 'indu@example.com', role: 'admin', currentPassword };
  expect((await staff.ask('admin', 'POST', '/staff', added)).status).toBe(201);
  await expect.poll(() => told('indu')).toEqual(['admin@example.com', 'farah@example.com']);
  const { id } = await invite('jaya');
  const made = await staff.ask('admin', 'PATCH', `/staff/${id}`, { role: 'admin', currentPassword });
  expect(made.status).toBe(200);
  const administrators = ['admin@example.com', 'farah@example.com', 'indu@example.com'];
  await expect.poll(() => told('jaya')).toEqual(administrators);
  const [mail = ''] = staff.readMails('jaya (jaya@example.com) an administrator');
  expect(mail).toContain('admin has just made');
  expect(mail).toContain(`/studio/collections/staff/${id}`);
  // Demoting an administrator needs no password and mails nobody.
  expect((await staff.ask('admin', 'PATCH', `/staff/${id}`, { role: 'editor' })).status).toBe(200);
  expect(told('jaya')).toHaveLength(3);
});

test('mails people when their password or address changes, without waiting for the mail server', async () => {
  const { email, id, token } = await invite('kiran');
  const studio = await getPayload({ config: staff.fresh.payload.config });
  const taken = Promise.withResolvers<void>();
  const mailing = vi.spyOn(studio, 'sendEmail').mockReturnValue(taken.promise);
  const listMails = () => mailing.mock.calls.map(([{ to, subject }]) => [to, subject]);
  expect((await choose(token)).status).toBe(200);
  await staff.signIn('kiran', email, chosen);
  const change = { email: 'new-kiran@example.com', password, currentPassword: chosen };
  expect((await staff.ask('kiran', 'PATCH', `/staff/${id}`, change)).status).toBe(200);
  const ofPassword = [email, 'Your password for the studio was changed'];
  const ofAddress = [email, 'Your e-mail address for the studio was changed'];
  expect(listMails()).toEqual([ofPassword, ofAddress, ofPassword]);
  taken.resolve();
  await finishWork();
  mailing.mockRestore();
});

test('an administrator cannot set the password of a colleague', async () => {
  const change = { password: chosen, currentPassword: password };
  const one = await staff.ask('admin', 'PATCH', `/staff/${staff.ids.hr}`, change);
  expect(one.status).toBe(400);
  expect(JSON.stringify(one.body)).toContain('choose their own passwords');
  const many = await staff.ask('admin', 'PATCH', '/staff?where[name][equals]=hr', change);
  expect(many.status).toBe(400);
  expect((await staff.signIn('again', 'hr@example.com', password)).status).toBe(200);
});

test('a deactivated colleague is signed out at once and cannot sign in, keeps their name, and can sign in once activated again', async () => {
  const { email, id, token } = await invite('dev', { role: 'sales' });
  await choose(token);
  await staff.signIn('dev', email, chosen);
  expect((await staff.ask('dev', 'GET', '/leads')).status).toBe(200);
  const set = (deactivated: boolean) => staff.ask('admin', 'PATCH', `/staff/${id}`, { deactivated });
  expect((await set(true)).status).toBe(200);
  expect((await staff.ask('dev', 'GET', '/leads')).status).toBe(403);
  expect((await staff.ask('dev', 'GET', '/staff/me')).body.user).toBeNull();
  const wrong = await staff.signIn('nobody', 'not-here@example.com', chosen);
  const out = await staff.signIn('nobody', email, chosen);
  expect(out).toEqual(wrong);
  expect((await staff.ask('admin', 'POST', `/staff/${id}/link`)).status).toBe(409);
  const told = staff.readMails(email).length;
  await staff.ask('nobody', 'POST', '/staff/forgot-password', { email });
  await finishWork();
  expect(staff.readMails(email)).toHaveLength(told);
  const data = {
    // What is stored of the link.
    resetPasswordToken: token.slice(0, 32),
    resetPasswordExpiration: new Date(Date.now() + 60_000).toISOString(),
  };
  await staff.fresh.payload.db.updateOne({ collection: 'staff', id, data });
  expect((await choose(token, 'another long secret')).status).toBe(403);
  expect((await staff.ask('admin', 'GET', `/staff/${id}`)).body).toMatchObject({
    name: 'dev',
    standing: 'Deactivated',
  });
  expect((await set(false)).status).toBe(200);
  expect((await staff.signIn('dev', email, chosen)).status).toBe(200);
});

test('changing the address ends a mailed link, whatever else changes with it', async () => {
  const { id, token } = await invite('nita');
  const change = { email: 'new-nita@example.com', secondFactorRequired: true, currentPassword: password };
  expect((await staff.ask('admin', 'PATCH', `/staff/${id}`, change)).status).toBe(200);
  expect((await choose(token)).status).toBe(403);
});

test('a session of a deactivated account opens nothing', async () => {
  const { email, id, token } = await invite('esha');
  await choose(token);
  await staff.signIn('esha', email, chosen);
  const { run } = await getSqlDatabase(staff.fresh.payload);
  await run(sql`UPDATE staff SET deactivated = TRUE WHERE id = ${id}`);
  expect((await staff.ask('esha', 'GET', '/states')).status).toBe(403);
  expect((await staff.ask('esha', 'POST', '/staff/refresh-token')).status).toBe(403);
});

test('nobody can deactivate or demote themselves, and an active account cannot be deleted', async () => {
  const own = `/staff/${staff.ids.admin}`;
  expect((await staff.ask('admin', 'PATCH', own, { deactivated: true })).status).toBe(400);
  expect((await staff.ask('admin', 'PATCH', own, { role: 'editor' })).status).toBe(400);
  expect((await staff.ask('admin', 'DELETE', own)).status).toBe(403);
  expect((await staff.ask('admin', 'DELETE', `/staff/${staff.ids.hr}`)).status).toBe(403);
  const { id } = await invite('mistake');
  expect((await staff.ask('admin', 'DELETE', `/staff/${id}`)).status).toBe(200);
});

test('all people can list and end their own sessions, administrators those of everybody', async () => {
  const { ids } = staff;
  const list = async (who: string, id = ids[who]) => {
    const { status, body } = await staff.ask(who, 'GET', `/staff/${id}/sessions`);
    return {
      status,
      docs: (body.docs ?? []) as { id: string; isOwn: boolean; device: string; from: string }[],
    };
  };
  await staff.signIn('phone', 'sales@example.com', password);
  const own = await list('sales');
  expect(own.docs.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(own.docs[0]).toMatchObject({ device: 'Chrome on Android', from: '203.0.113.7' });
  for (const who of ['editor', 'sales', 'hr', 'nobody']) {
    expect((await list(who, ids.admin)).status).toBe(403);
    const foreign = await staff.ask(who, 'DELETE', `/staff/${ids.admin}/sessions/others`);
    expect(foreign.status).toBe(403);
  }
  const phone = own.docs.find(({ isOwn }) => !isOwn);
  expect((await staff.ask('sales', 'DELETE', `/staff/${ids.sales}/sessions/${phone?.id}`)).body.ended).toBe(
    1,
  );
  expect((await staff.ask('phone', 'GET', '/states')).status).toBe(403);
  expect((await staff.ask('sales', 'GET', '/states')).status).toBe(200);
  await staff.signIn('phone', 'sales@example.com', password);
  expect((await staff.ask('sales', 'DELETE', `/staff/${ids.sales}/sessions/others`)).body.ended).toBe(1);
  const { run } = await getSqlDatabase(staff.fresh.payload);
  const over = new Date(Date.now() - 1000).toISOString();
  await run(sql`INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
    VALUES (9, ${Number(ids.sales)}, 'ran-out', ${over}, ${over})`);
  expect((await list('admin', ids.sales)).docs).toHaveLength(1);
  expect((await staff.ask('admin', 'DELETE', `/staff/${ids.sales}/sessions/others`)).status).toBe(200);
  expect((await staff.ask('sales', 'GET', '/states')).status).toBe(403);
  await staff.signIn('sales', 'sales@example.com', password);
});

test.each(everybody)(
  '%s may edit positions only as an administrator, an editor or personnel',
  async (who) => {
    const may = ['admin', 'editor', 'hr'].includes(who);
    const position = examplePosition();
    const made = await staff.fresh.payload.create({
      collection: 'jobs',
      data: position,
    });
    expect((await staff.ask(who, 'POST', '/jobs', position)).status).toBe(may ? 201 : 403);
    expect((await staff.ask(who, 'PATCH', `/jobs/${made.id}`, { open: false })).status).toBe(may ? 200 : 403);
    const trash = { deletedAt: new Date().toISOString() };
    expect((await staff.ask(who, 'PATCH', `/jobs/${made.id}`, trash)).status).toBe(may ? 200 : 403);
    expect((await staff.ask(who, 'DELETE', `/jobs/${made.id}?trash=true`)).status).toBe(
      who === 'admin' ? 200 : 403,
    );
    // Personnel may edit no other content.
    if (who === 'hr')
      expect((await staff.ask(who, 'POST', '/states', { name: 'X', code: 'X' })).status).toBe(403);
  },
);
