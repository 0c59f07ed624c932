import { setTimeout as delay } from 'node:timers/promises';
import { type Create, type FindOne, getPayload, type Payload, type UpdateOne } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { type Sql, sql } from '../database/statement.ts';
import { password, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { openStaffOn } from '../testing/store-on.ts';
import { makeCode } from './second-factor/codes.ts';

const chosen = 'papaya lantern harbour';

describe.each(['sqlite', 'postgres'] as const)('concurrent changes of one account, on %s', (dialect) => {
  let staff: StaffUnderTest;
  /** The instance of Payload that answers over REST. */
  let studio: Payload;
  let email = '';
  let id = 0;
  let people = 0;

  beforeAll(async () => {
    staff = await openStaffOn(dialect);
    studio = await getPayload({ config: staff.fresh.payload.config });
  }, 180_000);
  afterAll(() => staff?.fresh.remove());

  afterEach(() => void vi.useRealTimers());
  // An account with two sessions: one of its owner and one of a thief.
  beforeEach(async () => {
    people += 1;
    email = `person-${people}@example.com`;
    const data = { name: 'Person', email, password, role: 'sales' } as const;
    id = (await staff.fresh.payload.create({ collection: 'staff', data })).id;
    for (const who of ['thief', 'owner']) await staff.signIn(who, email, password);
  });

  /** Holds the next write of an account, so that other changes happen between its read and its write. */
  const hold = () => {
    const { db } = studio;
    const { updateOne } = db;
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const held: UpdateOne = async (change) => {
      db.updateOne = updateOne;
      reached.resolve();
      await released.promise;
      return updateOne.call(db, change);
    };
    db.updateOne = held;
    return { reached: reached.promise, release: released.resolve };
  };

  /** Does something while a call is between its read and its write; returns the status of that call. */
  const during = async (call: () => Promise<{ status: number }>, work: () => Promise<unknown>) => {
    const { reached, release } = hold();
    const answer = call();
    await reached;
    await work();
    release();
    return (await answer).status;
  };

  const byThief = (work: () => Promise<unknown>) =>
    during(() => staff.ask('thief', 'PATCH', `/staff/${id}`, { name: 'Person' }), work);

  const isIn = async (who: string) => (await staff.ask(who, 'GET', '/states')).status === 200;
  const opens = async (secret: string) => (await staff.signIn('again', email, secret)).status === 200;
  const change = (who: string, data: object) => staff.ask(who, 'PATCH', `/staff/${id}`, data);
  const changePassword = async () =>
    expect((await change('owner', { password: chosen, currentPassword: password })).status).toBe(200);
  const readToken = () => /reset\/([0-9a-f]{64})/.exec(staff.readMails(email).at(-1) ?? '')?.[1] ?? '';
  const sendLink = async () =>
    expect((await staff.ask('admin', 'POST', `/staff/${id}/link`)).status).toBe(200);
  const choose = (token: string) =>
    staff.ask('nobody', 'POST', '/staff/reset-password', { token, password: chosen });
  const read = async () => (await staff.ask('admin', 'GET', `/staff/${id}`)).body;

  test('a change in progress does not undo a new password or restore a session that was ended', async () => {
    expect(await byThief(changePassword)).toBe(200);
    expect([await isIn('thief'), await isIn('owner')]).toEqual([false, true]);
    expect([await opens(password), await opens(chosen)]).toEqual([false, true]);
  });

  test('a change in progress undoes no deactivation and no change of role, and is not logged as either', async () => {
    await byThief(() => change('admin', { role: 'editor' }));
    expect(await read()).toMatchObject({ role: 'editor' });
    await byThief(() => change('admin', { deactivated: true }));
    expect(await read()).toMatchObject({ deactivated: true, standing: 'Deactivated' });
    expect(await opens(password)).toBe(false);
    const { docs } = await staff.fresh.payload.find({
      collection: 'audit-log',
      where: { staffId: { equals: id }, action: { in: ['roleChanged', 'deactivated'] } },
    });
    expect(docs).toEqual([]);
  });

  test('a change in progress does not restore a session that its owner ended', async () => {
    await byThief(() => staff.ask('owner', 'DELETE', `/staff/${id}/sessions/others`));
    expect([await isIn('thief'), await isIn('owner')]).toEqual([false, true]);
    await staff.signIn('thief', email, password);
    await byThief(() => staff.ask('owner', 'POST', '/staff/logout?allSessions=true'));
    expect([await isIn('thief'), await isIn('owner')]).toEqual([false, false]);
  });

  test('a change in progress does not undo a sign-in', async () => {
    await byThief(() => staff.signIn('phone', email, password));
    expect([await isIn('phone'), await isIn('thief')]).toEqual([true, true]);
  });

  test('a change in progress does not undo that a second factor was set up, a code used or the factor removed', async () => {
    // No half minute begins between making and entering a code.
    vi.useFakeTimers({ toFake: ['Date'] });
    const ask = (url: string, data: object) => staff.ask('owner', 'POST', `/staff${url}`, data);
    let secret = '';
    let codes: string[] = [];
    await byThief(async () => {
      const shown = await ask('/second-factor', { currentPassword: password });
      secret = String(shown.body.secret);
      const code = makeCode(secret, Date.now() - 30_000);
      codes = (await ask('/second-factor/confirm', { code })).body.recoveryCodes as string[];
    });
    expect((await staff.signIn('again', email, password)).body).toEqual({ secondFactor: 'code' });
    const enter = (code: string) => staff.signIn('again', email, password, { code });
    const code = makeCode(secret);
    await byThief(async () => {
      for (const one of [code, String(codes[0])]) expect((await enter(one)).status).toBe(200);
    });
    for (const one of [code, String(codes[0])]) expect((await enter(one)).status).toBe(401);
    await byThief(() => ask(`/${id}/second-factor/drop`, { currentPassword: password }));
    expect(await opens(password)).toBe(true);
  });

  test('a change in progress keeps a mailed link valid, and a new password ends all links, also one sent while it was saved', async () => {
    await byThief(sendLink);
    const first = readToken();
    await during(() => change('owner', { password: chosen, currentPassword: password }), sendLink);
    const tokens = staff.readMails(email).flatMap((mail) => /reset\/([0-9a-f]{64})/.exec(mail)?.[1] ?? []);
    expect(tokens).toHaveLength(2);
    expect(tokens).toContain(first);
    for (const token of tokens) expect((await choose(token)).status).toBe(403);
  });

  test('a new password ends sessions that begin while it is saved, and sign-ins with the old one', async () => {
    await staff.ask('owner', 'DELETE', `/staff/${id}/sessions/others`);
    const changing = () => change('owner', { password: chosen, currentPassword: password });
    await during(changing, () => staff.signIn('thief', email, password));
    expect([await isIn('thief'), await isIn('owner')]).toEqual([false, true]);
    const back = () => change('owner', { password, currentPassword: chosen });
    await during(() => staff.signIn('thief', email, chosen), back);
    expect([await isIn('thief'), await isIn('owner')]).toEqual([false, true]);
  });

  test('no session begins with the old password while the new one is being committed', async () => {
    const { create } = studio.db;
    const written = Promise.withResolvers<void>();
    const kept = Promise.withResolvers<void>();
    // On PostgreSQL others see the change only once its line in the audit log is written too.
    const held: Create = async (line) => {
      studio.db.create = create;
      written.resolve();
      await kept.promise;
      return create.call(studio.db, line);
    };
    studio.db.create = held;
    const changing = changePassword();
    await written.promise;
    const { reached, release } = hold();
    const entering = staff.signIn('thief', email, password);
    await Promise.race([reached, entering]);
    release();
    await delay(200);
    kept.resolve();
    await Promise.all([changing, entering]);
    expect([await isIn('thief'), await isIn('owner')]).toEqual([false, true]);
  });

  test('requiring a second factor ends a session that begins while the requirement is saved', async () => {
    await staff.ask('owner', 'DELETE', `/staff/${id}/sessions/others`);
    await staff.ask('owner', 'POST', '/staff/logout');
    const require = () => change('admin', { secondFactorRequired: true });
    await during(require, () => staff.signIn('thief', email, password));
    expect(await isIn('thief')).toBe(false);
  });

  test('a sign-in in progress during a deactivation opens nothing when the account is activated again', async () => {
    await during(
      () => staff.signIn('thief', email, password),
      () => change('admin', { deactivated: true }),
    );
    expect((await change('admin', { deactivated: false })).status).toBe(200);
    expect(await isIn('thief')).toBe(false);
  });

  test('choosing a password by a link does not undo a deactivation', async () => {
    await sendLink();
    await during(
      () => choose(readToken()),
      () => change('admin', { deactivated: true }),
    );
    expect(await read()).toMatchObject({ deactivated: true });
    await change('admin', { deactivated: false });
    expect([await opens(password), await opens(chosen), await isIn('owner')]).toEqual([false, true, false]);
  });

  /** Makes a table refuse a change while the work runs. */
  const refusing = async (
    { moment, table, where }: { moment: Sql; table: Sql; where: Sql },
    work: () => Promise<unknown>,
  ) => {
    const { run } = await getSqlDatabase(studio);
    if (dialect === 'sqlite')
      await run(
        sql`CREATE TRIGGER broken BEFORE ${moment} ON ${table} WHEN ${where} BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
      );
    else {
      await run(
        sql`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''disk I/O error''; END'`,
      );
      await run(
        sql`CREATE TRIGGER broken BEFORE ${moment} ON ${table} FOR EACH ROW WHEN (${where}) EXECUTE FUNCTION refuse()`,
      );
    }
    try {
      await work();
    } finally {
      await run(dialect === 'sqlite' ? sql`DROP TRIGGER broken` : sql`DROP TRIGGER broken ON ${table}`);
    }
  };

  test.each([
    { what: 'the sessions end', moment: sql`DELETE`, table: sql`staff_sessions`, where: sql`TRUE` },
    {
      what: 'the invitation is taken up',
      moment: sql`UPDATE`,
      table: sql`staff`,
      where: sql`OLD.invited_at IS NOT NULL AND NEW.invited_at IS NULL`,
    },
  ])(
    'a password chosen by a link is kept only if $what too; otherwise the link still works',
    async (refused) => {
      const { run } = await getSqlDatabase(studio);
      await run(sql`UPDATE staff SET invited_at = ${new Date().toISOString()} WHERE id = ${id}`);
      await sendLink();
      const token = readToken();
      await refusing(refused, async () => expect((await choose(token)).status).toBe(500));
      expect([await opens(password), await opens(chosen), await isIn('thief')]).toEqual([true, false, true]);
      expect((await choose(token)).status).toBe(200);
      expect([await opens(password), await opens(chosen), await isIn('thief')]).toEqual([false, true, false]);
      expect(await read()).toMatchObject({ standing: 'Active' });
    },
  );

  test('asking for a link does not undo a change of address', async () => {
    const address = `new-${email}`;
    const before = staff.readMails('A new password').length;
    const { reached, release } = hold();
    // Its first write notes the request; the second one follows the read.
    const asked = staff.ask('nobody', 'POST', '/staff/forgot-password', { email });
    await reached;
    const second = hold();
    release();
    await asked;
    await second.reached;
    expect((await change('owner', { email: address, currentPassword: password })).status).toBe(200);
    second.release();
    await expect.poll(() => staff.readMails('A new password').length).toBeGreaterThan(before);
    expect(await read()).toMatchObject({ email: address });
  });

  test('saves all of more concurrent changes than there are connections', async () => {
    const changes = Array.from({ length: 25 }, (_, place) => change('admin', { name: `Person ${place}` }));
    expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test.each([
    ['deactivate', { deactivated: true }],
    ['demote', { role: 'editor' }],
  ])('of two administrators who %s each other at the same time, one stays', async (_how, taken) => {
    const { rows, run } = await getSqlDatabase(studio);
    const other = { id, email };
    await run(sql`UPDATE staff SET role = 'admin' WHERE id = ${other.id}`);
    const take = (who: string, from: unknown) => staff.ask(who, 'PATCH', `/staff/${from}`, taken);
    const { updateOne } = studio.db;
    const both = Promise.withResolvers<void>();
    let writes = 0;
    // Both have been checked before either is written.
    const held: UpdateOne = async (change) => {
      if (change.collection === 'staff') writes += 1;
      if (writes === 2) both.resolve();
      await both.promise;
      return updateOne.call(studio.db, change);
    };
    studio.db.updateOne = held;
    const answers = await Promise.all([take('admin', other.id), take('owner', staff.ids.admin)]);
    studio.db.updateOne = updateOne;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(JSON.stringify(answers)).toContain('has just taken your own rights away');
    const left = await rows(sql`SELECT id FROM staff WHERE role = 'admin' AND deactivated IS NOT TRUE`);
    expect(left).toHaveLength(1);
    await run(sql`UPDATE staff SET role = 'sales', deactivated = TRUE WHERE id = ${other.id}`);
    await run(
      sql`UPDATE staff SET role = 'admin', deactivated = FALSE WHERE id = ${Number(staff.ids.admin)}`,
    );
    await staff.signIn('admin', 'admin@example.com', password);
  });

  test('an administrator deactivated during their own request cannot reactivate themselves', async () => {
    const own = Number(staff.ids.admin);
    const { rows } = await getSqlDatabase(staff.fresh.payload);
    const set = (deactivated: boolean) =>
      rows(sql`UPDATE staff SET deactivated = ${deactivated} WHERE id = ${own} RETURNING id`);
    const { findOne } = studio.db;
    let reads = 0;
    // The first read finds who asks, the second one belongs to the change.
    const watched: FindOne = async (query) => {
      reads += 1;
      if (reads === 2) await set(true);
      return findOne.call(studio.db, query) as never;
    };
    studio.db.findOne = watched;
    const answer = await staff.ask('admin', 'PATCH', `/staff/${own}`, { deactivated: false });
    studio.db.findOne = findOne;
    expect(answer.status).toBe(400);
    const [row] = await rows(sql`SELECT deactivated FROM staff WHERE id = ${own}`);
    expect(Boolean(row?.deactivated)).toBe(true);
    await set(false);
  });
});
