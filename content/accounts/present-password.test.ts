import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { password, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { openStaffOn } from '../testing/store-on.ts';

const minute = 60_000;
const tooMany = 'Too many wrong passwords. Wait a quarter of an hour.';

describe.each(['sqlite', 'postgres'] as const)(
  'the check of a person’s present password, on %s',
  (dialect) => {
    let staff: StaffUnderTest;

    beforeAll(async () => {
      staff = await openStaffOn(dialect);
      vi.useFakeTimers({ toFake: ['Date'] });
    }, 180_000);
    afterAll(async () => {
      vi.useRealTimers();
      await staff?.fresh.remove();
    });

    const own = (who: string) => `/staff/${staff.ids[who]}`;
    const changeAddress = (who: string, currentPassword?: string) =>
      staff.send(who, 'PATCH', own(who), { email: `new-${who}@example.com`, currentPassword });
    const begin = (who: string, currentPassword: string) =>
      staff.send(who, 'POST', '/staff/second-factor', { currentPassword });
    const listRefusals = async (who: string) => {
      const { docs } = await staff.fresh.payload.find({
        collection: 'audit-log',
        where: { action: { equals: 'refused' }, staffId: { equals: staff.ids[who] } },
        sort: 'id',
        pagination: false,
      });
      return docs.map(({ what, details }) => [what, details]);
    };

    test('checks no password for a quarter of an hour after five wrong ones, whichever call sent them', async () => {
      // A missing password and a right one do not count as wrong.
      for (let times = 0; times < 6; times += 1) {
        expect((await changeAddress('sales')).status).toBe(400);
        expect((await begin('sales', password)).status).toBe(200);
      }
      const wrong = [
        () => changeAddress('sales', 'wrong'),
        () => begin('sales', 'wrong'),
        () => staff.send('sales', 'POST', `${own('sales')}/second-factor/drop`, { currentPassword: 'wrong' }),
        () =>
          staff.send('sales', 'PATCH', own('sales'), {
            password: 'papaya lantern harbour',
            currentPassword: 'x',
          }),
      ];
      for (const give of [...wrong, () => begin('sales', '')]) expect((await give()).status).toBe(400);
      vi.setSystemTime(Date.now() + 10 * minute);
      expect((await begin('sales', 'wrong')).status).toBe(400);
      for (const give of [() => changeAddress('sales', password), () => begin('sales', password)]) {
        const refused = await give();
        expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
        expect(await refused.json()).toMatchObject({
          errors: [{ data: { errors: [{ path: 'currentPassword', message: tooMany }] }, message: tooMany }],
        });
      }
      expect(await listRefusals('sales')).toEqual([
        ...Array(5).fill(['Own present password', 'It was wrong.']),
        ...Array(2).fill(['Own present password', 'Too many were wrong, so it was not looked at.']),
      ]);
      // It blocks no colleague, and no sign-in.
      expect((await begin('hr', password)).status).toBe(200);
      expect((await staff.signIn('again', 'sales@example.com', password)).status).toBe(200);
      vi.setSystemTime(Date.now() + 5 * minute);
      expect((await changeAddress('sales', password)).status).toBe(200);
    });

    test('checks only five of many concurrent passwords', async () => {
      const given = await Promise.all(Array.from({ length: 12 }, () => begin('editor', 'wrong')));
      const statuses = given.map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
      expect(await listRefusals('editor')).toHaveLength(12);
    });

    test('counts one call that changes many accounts as one try', async () => {
      const data = { role: 'admin', currentPassword: password };
      const many = Array.from({ length: 7 }, (_, number) => `many-${number}`);
      for (const name of many)
        await staff.fresh.payload.create({
          collection: 'staff',
          data: { name, email: `${name}@example.com`, password, role: 'editor' },
        });
      const { status, body } = await staff.ask('admin', 'PATCH', '/staff?where[name][contains]=many-', data);
      expect([status, (body.docs as object[]).length]).toEqual([200, 7]);
    });
  },
);
