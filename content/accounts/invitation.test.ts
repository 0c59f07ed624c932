import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
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

  test('created over REST is answered with whether its mail was sent', async () => {
    const colleague = { name: 'dev', email: 'dev@example.com', role: 'editor' };
    const made = await staff.ask('admin', 'POST', '/staff', colleague);
    expect(made.body.doc).toMatchObject({ name: 'dev', isInvitationSent: true });
    expect(staff.readMails('To: dev@example.com')).toHaveLength(1);
  });
});
