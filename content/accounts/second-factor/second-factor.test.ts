import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { finishWork } from '../../processes/work-in-hand.ts';
import { openStaffUnderTest, password, type StaffUnderTest } from '../../testing/staff-under-test.ts';
import { findStep, makeCode, makeRecoveryCodes, makeSecret, showSecret, toFingerprint } from './codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

let staff: StaffUnderTest;
const halfMinute = 30_000;
const others = ['editor', 'sales', 'hr', 'nobody'];

beforeAll(async () => {
  staff = await openStaffUnderTest();
  // A code is valid in its half minute and the ones beside it. The fixed clock lets none begin between making and entering a code.
  vi.useFakeTimers({ toFake: ['Date'] });
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await staff.fresh.remove();
});

const enter = (who: string, code?: string) =>
  staff.signIn(who, `${who}@example.com`, password, code === undefined ? {} : { code });

const isIn = async (who: string) => (await staff.ask(who, 'GET', '/states')).status === 200;

/** Sets up a second factor from the account page; returns the secret and the recovery codes. */
const setUp = async (who: string) => {
  const shown = await staff.ask(who, 'POST', '/staff/second-factor', { currentPassword: password });
  expect(shown.status).toBe(200);
  const secret = String(shown.body.secret);
  // The code of half a minute ago, so that the present one is still unused.
  const code = makeCode(secret, Date.now() - halfMinute);
  const confirmed = await staff.ask(who, 'POST', '/staff/second-factor/confirm', { code });
  expect(confirmed.status).toBe(200);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
};

const drop = (who: string, whose: string, currentPassword: string | undefined = password) =>
  staff.ask(who, 'POST', `/staff/${staff.ids[whose]}/second-factor/drop`, { currentPassword });

test('a password alone does not open an account with a second factor, and each code opens it once', async () => {
  const { secret, recoveryCodes } = await setUp('editor');
  expect(recoveryCodes).toHaveLength(10);
  const asked = await enter('editor');
  expect(asked).toEqual({ status: 200, body: { secondFactor: 'code' } });
  expect(await isIn('editor')).toBe(false);
  expect(
    (await staff.signIn('editor', 'editor@example.com', 'wrong', { code: makeCode(secret) })).status,
  ).toBe(401);
  const code = makeCode(secret);
  expect((await enter('editor', code)).status).toBe(200);
  expect(await isIn('editor')).toBe(true);
  const replayed = await enter('editor', code);
  expect(replayed.status).toBe(401);
  expect(await isIn('editor')).toBe(false);
  // An earlier code does not open it either.
  expect((await enter('editor', makeCode(secret, Date.now() - halfMinute))).status).toBe(401);
  expect((await enter('editor', makeCode(secret, Date.now() + halfMinute))).status).toBe(200);
});

test('tells a colleague when their second factor is set up or removed', async () => {
  const email = 'told@example.com';
  const { payload } = staff.fresh;
  const made = await payload.create({
    collection: 'staff',
    data: { name: 'told', email, password, role: 'hr' },
  });
  const listTold = () =>
    staff
      .readMails(`To: ${email}`)
      .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])
      .toSorted();
  await staff.signIn('told', email, password);
  await setUp('told');
  await finishWork();
  expect(listTold()).toEqual(['Your second factor for the studio was set up']);
  const path = `/staff/${made.id}/second-factor/drop`;
  expect((await staff.ask('admin', 'POST', path, { currentPassword: 'wrong' })).status).toBe(400);
  expect((await staff.ask('admin', 'POST', path, { currentPassword: password })).status).toBe(200);
  await finishWork();
  expect(listTold()).toEqual([
    'Your second factor for the studio was set up',
    'Your second factor for the studio was taken away',
  ]);
});

test('one code sent several times at once opens the account once', async () => {
  const { secret } = await setUp('sales');
  const code = makeCode(secret);
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((who) => staff.signIn(who, 'sales@example.com', password, { code })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  await drop('admin', 'sales');
  await staff.signIn('sales', 'sales@example.com', password);
});

test('checks no code for a while after five wrong ones; each recovery code still opens the account once', async () => {
  const { secret, recoveryCodes } = await setUp('hr');
  for (let tries = 0; tries < 5; tries += 1) expect((await enter('hr', '000000')).status).toBe(401);
  const late = await enter('hr', makeCode(secret));
  expect(late.status).toBe(401);
  expect(JSON.stringify(late.body)).toContain('Too many wrong codes');
  const [first = '', second = ''] = recoveryCodes;
  expect((await enter('hr', first.toUpperCase())).status).toBe(200);
  expect((await enter('hr', first)).status).toBe(401);
  expect((await enter('hr', second.replaceAll('-', ' '))).status).toBe(200);
  expect((await enter('hr', 'abcd-efgh-abcd-efgh')).status).toBe(401);
  await drop('admin', 'hr');
  await enter('hr');
});

test('an account that must have a second factor sets it up at the next sign-in, before anything opens', async () => {
  const require = { secondFactorRequired: true };
  expect((await staff.ask('admin', 'PATCH', `/staff/${staff.ids.hr}`, require)).status).toBe(200);
  expect(await isIn('hr')).toBe(false);
  const asked = await enter('hr');
  expect(asked.body).toMatchObject({ secondFactor: 'setup' });
  expect(await isIn('hr')).toBe(false);
  // The secret that an earlier sign-in with the password showed is void.
  const again = await enter('hr');
  expect(again.body.secret).not.toBe(asked.body.secret);
  expect((await enter('hr', makeCode(String(asked.body.secret)))).status).toBe(401);
  expect((await enter('hr', '000000')).status).toBe(401);
  const { docs: shown } = await staff.fresh.payload.find({
    collection: 'audit-log',
    where: { what: { equals: 'Own second factor' }, staffId: { equals: staff.ids.hr } },
    sort: '-id',
    limit: 2,
  });
  expect(shown.map(({ who, action }) => [who, action])).toEqual(Array(2).fill(['hr', 'changed']));
  const secret = String(again.body.secret);
  const entered = await enter('hr', makeCode(secret));
  expect(entered.status).toBe(200);
  expect(entered.body.recoveryCodes).toHaveLength(10);
  expect(await isIn('hr')).toBe(true);
});

test('accepts no first code after five wrong ones, and none a quarter of an hour after the secret was shown', async () => {
  const begin = async () => {
    const { body } = await staff.ask('sales', 'POST', '/staff/second-factor', { currentPassword: password });
    return String(body.secret);
  };
  const confirm = (code: string) => staff.ask('sales', 'POST', '/staff/second-factor/confirm', { code });
  const guessed = await begin();
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, body } = await confirm('000000');
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('"path":"code"')]);
  }
  const blocked = await confirm(makeCode(guessed));
  expect([blocked.status, JSON.stringify(blocked.body)]).toEqual([
    400,
    expect.stringContaining('Too many wrong codes'),
  ]);
  const shown = Date.now();
  vi.setSystemTime(shown + 15 * 60_000);
  const late = await confirm(makeCode(guessed));
  expect([late.status, JSON.stringify(late.body)]).toEqual([400, expect.stringContaining('begin again')]);
  expect((await confirm(makeCode(await begin()))).status).toBe(200);
  expect((await drop('sales', 'sales')).status).toBe(200);
  vi.setSystemTime(shown);
});

test('a new password chosen by a mailed link does not bypass the second factor', async () => {
  await staff.ask('admin', 'POST', `/staff/${staff.ids.hr}/link`);
  const token = /reset\/([0-9a-f]{64})/.exec(staff.readMails('hr@example.com').join('\n'))?.[1];
  expect((await staff.ask('nobody', 'POST', '/staff/reset-password', { token, password })).status).toBe(200);
  expect((await enter('hr')).body).toEqual({ secondFactor: 'code' });
});

test.each(others)(
  '%s cannot remove the second factor of a colleague, and even an administrator cannot read its fields',
  async (who) => {
    expect((await drop(who, 'admin')).status).toBe(403);
    const { body } = await staff.ask('admin', 'GET', `/staff/${staff.ids.hr}`);
    expect(Object.keys(body).filter((name) => /secret|pending|step|recovery|tries/i.test(name))).toEqual([]);
  },
);

test('colleagues cannot learn whether somebody has a second factor', async () => {
  const { body } = await staff.ask('sales', 'GET', `/staff/${staff.ids.hr}`);
  expect(body.name).toBe('hr');
  expect(Object.keys(body).filter((name) => name.startsWith('secondFactor'))).toEqual([]);
  for (const query of ['where[secondFactorSince][exists]=true', 'sort=secondFactorSince'])
    expect((await staff.ask('sales', 'GET', `/staff?${query}`)).status).toBe(400);
});

test('removing one’s own or a colleague’s second factor, or beginning a new one, needs the password', async () => {
  await setUp('admin');
  for (const whose of ['admin', 'hr'])
    for (const wrong of ['', 'wrong']) {
      const refused = await drop('admin', whose, wrong);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('"path":"currentPassword"'),
      ]);
    }
  expect((await enter('hr')).body).toEqual({ secondFactor: 'code' });
  const second = await staff.ask('admin', 'POST', '/staff/second-factor', { currentPassword: password });
  expect(second.status).toBe(409);
  expect((await drop('admin', 'admin')).status).toBe(200);
  const wrong = await staff.ask('admin', 'POST', '/staff/second-factor', { currentPassword: 'wrong' });
  expect(wrong.status).toBe(400);
  expect((await staff.ask('nobody', 'POST', '/staff/second-factor', {})).status).toBe(403);
});

test('stores the secret encrypted, bound to its account and to the deployment', async () => {
  const secret = makeSecret();
  const sealed = sealSecret(secret, 7, 'x'.repeat(32));
  expect(sealed).not.toContain(secret);
  expect(openSecret(sealed, 7, 'x'.repeat(32))).toBe(secret);
  expect(openSecret(sealed, 8, 'x'.repeat(32))).toBeNull();
  expect(openSecret(sealed, 7, 'y'.repeat(32))).toBeNull();
  expect(openSecret('', 7, 'x'.repeat(32))).toBeNull();
  const stored = await staff.fresh.payload.db.findOne<{
    id: number;
    secondFactorSecret: string;
    recoveryCodes: string;
  }>({
    collection: 'staff',
    where: { secondFactorSecret: { exists: true } },
  });
  const opened = openSecret(stored?.secondFactorSecret ?? '', stored?.id ?? 0, staff.fresh.payload.secret);
  expect(opened).toMatch(/^[A-Z2-7]{32}$/);
  expect(stored?.recoveryCodes).toMatch(/^([0-9a-f]{64},?)+$/);
});

test('makes the codes of RFC 6238, and accepts clocks that are half a minute off', () => {
  // The secret and the first time of its appendix B, the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(makeCode(secret, 59_000)).toBe('287082');
  expect(findStep('287082', secret, 59_000)).toBe(1);
  expect(findStep('287082', secret, 59_000 + halfMinute)).toBe(1);
  expect(findStep('287082', secret, 59_000 + 2 * halfMinute)).toBeNull();
});

test('shows the secret as a picture in a data URL, and makes ten different recovery codes', () => {
  const { picture } = showSecret(makeSecret(), 'asha@example.com');
  expect(Buffer.from(picture.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(
    /^<svg/,
  );
  const codes = makeRecoveryCodes();
  expect(new Set(codes.map(toFingerprint)).size).toBe(10);
  expect(codes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
});
