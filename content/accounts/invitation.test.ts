import { randomBytes } from 'node:crypto';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { finishWork } from '../processes/work-in-hand.ts';
import type { StaffUnderTest } from '../testing/staff-under-test.ts';
import { openStaffOn } from '../testing/store-on.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s, an invitation', (dialect) => {
  let staff: StaffUnderTest;

  beforeAll(async () => {
    staff = await openStaffOn(dialect);
  }, 120_000);
  afterAll(() => staff?.fresh.remove());
  afterEach(() => vi.restoreAllMocks());

  /** Adds a colleague in the name of the administrator, in a transaction where the database has one. */
  const open = async () => {
    const { payload } = staff.fresh;
    const user = await payload.findByID({ collection: 'staff', id: staff.ids.admin ?? 0 });
    const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, payload);
    await initTransaction(req);
    const add = (name: string) =>
      payload.create({
        collection: 'staff',
        data: { name, email: `${name}@example.com`, role: 'editor', password: '' },
        req,
      });
    return { req, add };
  };
  const isThere = async (name: string) =>
    (await staff.fresh.payload.count({ collection: 'staff', where: { name: { equals: name } } })).totalDocs >
    0;
  const listAudited = async (name: string) => {
    const where = { action: { equals: 'linkSent' }, what: { contains: name } };
    const { docs } = await staff.fresh.payload.find({ collection: 'audit-log', where });
    return docs.map(({ who, details }) => [who, details ?? '']);
  };

  test('is mailed after the account is committed, and the result says that the mail was sent', async () => {
    const { payload } = staff.fresh;
    const seen: boolean[] = [];
    const mailing = vi.spyOn(payload, 'sendEmail').mockImplementation(async () => {
      seen.push(await isThere('asha'));
    });
    const { req, add } = await open();
    const added = await add('asha');
    expect(mailing).toHaveBeenCalledTimes(dialect === 'postgres' ? 0 : 1);
    if (req.transactionID) await commitTransaction(req);
    expect([seen, added]).toEqual([[true], expect.objectContaining({ isInvitationSent: true })]);
    expect(await listAudited('asha')).toEqual([['admin', '']]);
  });

  test('that cannot be mailed does not stop the creation of the account, and the result and the audit log say so', async () => {
    vi.spyOn(staff.fresh.payload, 'sendEmail').mockRejectedValue(new TypeError('away'));
    vi.spyOn(staff.fresh.payload.logger, 'error').mockImplementation(() => undefined);
    const { req, add } = await open();
    const added = await add('bela');
    if (req.transactionID) await commitTransaction(req);
    expect(added).toMatchObject({ isInvitationSent: false });
    expect([await isThere('bela'), await listAudited('bela')]).toEqual([
      true,
      [['admin', 'The mail could not be sent.']],
    ]);
  });

  test.runIf(dialect === 'postgres')(
    'of an account whose transaction is rolled back is not mailed',
    async () => {
      const mailing = vi.spyOn(staff.fresh.payload, 'sendEmail').mockResolvedValue(undefined);
      const { req, add } = await open();
      await add('chetan');
      await killTransaction(req);
      expect(mailing).not.toHaveBeenCalled();
      expect([await isThere('chetan'), await listAudited('chetan')]).toEqual([false, []]);
    },
  );

  /** What a copy of the database shows of a link. */
  const readStored = async (name: string) => {
    const { rows } = await getSqlDatabase(staff.fresh.payload);
    const [row] = await rows(sql`SELECT id, reset_password_token AS stored FROM staff WHERE name = ${name}`);
    return { id: Number(row?.id), stored: String(row?.stored) };
  };
  const listTokens = (name: string) =>
    staff.readMails(`To: ${name}@example.com`).flatMap((mail) => /reset\/([0-9a-f]+)/.exec(mail)?.[1] ?? []);
  const choose = async (token: string) => {
    const body = { token, password: 'papaya lantern harbour' };
    return (await staff.ask('nobody', 'POST', '/staff/reset-password', body)).status;
  };

  test('cannot be taken up with what the database holds of its link', async () => {
    await staff.ask('admin', 'POST', '/staff', { name: 'esha', email: 'esha@example.com', role: 'editor' });
    const { stored } = await readStored('esha');
    const [token = ''] = listTokens('esha');
    expect(token).toMatch(new RegExp(`^${stored}[0-9a-f]{32}$`));
    const forged = `${stored}${token.slice(32).split('').reverse().join('')}`;
    for (const one of [stored, `${stored}${stored}`, forged, `${stored}${'0'.repeat(32)}`])
      expect(await choose(one)).toBe(403);
    expect(await choose(token)).toBe(200);
    expect(await choose(token)).toBe(403);
  });

  test('and a link that is asked for by mail: the same link is mailed again, and is not stored either', async () => {
    const ask = async () => {
      const body = { email: 'hr@example.com' };
      expect((await staff.ask('nobody', 'POST', '/staff/forgot-password', body)).status).toBe(200);
      await finishWork();
    };
    await ask();
    const { run } = await getSqlDatabase(staff.fresh.payload);
    await run(sql`UPDATE staff SET reset_password_requested_at = NULL`);
    await ask();
    const [first = '', again] = listTokens('hr');
    expect(again).toBe(first);
    const { stored } = await readStored('hr');
    expect(first).toMatch(new RegExp(`^${stored}[0-9a-f]{32}$`));
    expect([await choose(stored), await choose(first)]).toEqual([403, 200]);
  });

  test.each([40, 64])('of an older version, stored whole with %i digits, still works', async (digits) => {
    const { id } = await readStored('sales');
    const token = randomBytes(digits / 2).toString('hex');
    const until = new Date(Date.now() + 60_000).toISOString();
    const { run } = await getSqlDatabase(staff.fresh.payload);
    await run(
      sql`UPDATE staff SET reset_password_token = ${token}, reset_password_expiration = ${until} WHERE id = ${id}`,
    );
    expect(await choose(token)).toBe(200);
  });

  test('created over REST is answered with whether its mail was sent', async () => {
    const colleague = { name: 'dev', email: 'dev@example.com', role: 'editor' };
    const made = await staff.ask('admin', 'POST', '/staff', colleague);
    expect(made.body.doc).toMatchObject({ name: 'dev', isInvitationSent: true });
    expect(staff.readMails('To: dev@example.com')).toHaveLength(1);
  });
});
