import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFreshContent } from '../testing/fresh-content.ts';
import {
  makePeople,
  openStaffUnderTest,
  password,
  type StaffUnderTest,
} from '../testing/staff-under-test.ts';
import { openAccount } from './open-account.ts';
import { makeCode, makeSecret } from './second-factor/codes.ts';
import { sealSecret } from './second-factor/sealed-secret.ts';
import { consumeAttempt, keepSecondFactor, storePendingSecret } from './second-factor/second-factor-rows.ts';

let staff: StaffUnderTest;
const chosen = 'papaya lantern harbour';

beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const open = (mail: string) => openAccount(staff.fresh.payload, mail, 'this database');

const enter = (secret: string, code?: string) =>
  staff.signIn('again', 'admin@example.com', secret, code === undefined ? {} : { code });

const isIn = async (who: string) => (await staff.ask(who, 'GET', '/staff')).status === 200;

const readLines = async () => {
  const { docs } = await staff.fresh.payload.find({ collection: 'audit-log', sort: 'id', pagination: false });
  return docs
    .filter(({ who }) => who === 'The operator')
    .map(({ action, what, details }) => [action, what, details]);
};

/** Sets up a second factor under another secret of the deployment; returns the secret from which the phone makes codes. */
const setUpUnderAnotherSecret = async (id: number): Promise<string> => {
  const { payload } = staff.fresh;
  const secret = makeSecret();
  const sealed = sealSecret(secret, id, 'y'.repeat(32));
  await storePendingSecret(payload, id, sealed);
  await keepSecondFactor(payload, id, { pending: sealed, sealed, step: 1, fingerprints: ['a'.repeat(64)] });
  return secret;
};

test('lets a locked-out administrator sign in with the link that the command prints', async () => {
  const { payload } = staff.fresh;
  const id = staff.ids.admin ?? 0;
  const secret = await setUpUnderAnotherSecret(id);
  expect((await enter(password, makeCode(secret))).status).toBe(401);
  for (let tries = 0; tries < 5; tries += 1) await consumeAttempt(payload, id);
  await payload.update({ collection: 'staff', id, data: { deactivated: true } });
  expect(await isIn('admin')).toBe(false);

  const told = await open(' Admin@Example.com');
  expect(told).toContain('admin (admin@example.com, role admin)');
  const [, token] = /http:\/\/localhost:3000\/studio\/reset\/([0-9a-f]{64})$/.exec(told) ?? [];
  // Activating the account does not revive its earlier session.
  expect(await isIn('admin')).toBe(false);
  // The old password does not open the account either, now that no second factor protects it.
  expect((await enter(password)).status).toBe(401);
  const choose = () => staff.ask('nobody', 'POST', '/staff/reset-password', { token, password: chosen });
  expect((await choose()).status).toBe(200);
  expect((await choose()).status).toBe(403);
  expect((await enter(password)).status).toBe(401);
  expect((await enter(chosen)).body).toMatchObject({ user: { email: 'admin@example.com' } });
  expect(await isIn('again')).toBe(true);
  const what = 'Member of staff “admin”';
  const details = 'By a command on the server';
  expect(await readLines()).toEqual(
    ['secondFactorOff', 'activated', 'linkSent'].map((action) => [action, what, details]),
  );
  const set = await staff.ask('again', 'POST', '/staff/second-factor', { currentPassword: chosen });
  const confirmation = { code: makeCode(String(set.body.secret)) };
  expect((await staff.ask('again', 'POST', '/staff/second-factor/confirm', confirmation)).status).toBe(200);
}, 120_000);

test('ends the sessions of an account that was not locked out', async () => {
  const before = (await readLines()).length;
  expect((await staff.ask('editor', 'GET', '/states')).status).toBe(200);
  await open('editor@example.com');
  expect((await staff.ask('editor', 'GET', '/states')).status).toBe(403);
  expect((await readLines()).slice(before).map(([action]) => action)).toEqual(['linkSent']);
});

test('refuses an address without an account and names the administrators', async () => {
  const before = await readLines();
  await expect(open('nobody@example.com')).rejects.toThrow(
    'No account has the address “nobody@example.com”; nothing was changed. Database: this database. Administrators in it: admin@example.com.',
  );
  expect(await readLines()).toEqual(before);
});

test('the command prints the link, and exits with 1 for an unknown address and with 64 without an address', async () => {
  const { payload, variables, remove } = await openFreshContent();
  await makePeople(payload);
  // The test has this file open with two SQLite libraries, which hides its locks from the command’s process.
  await payload.destroy();
  const run = (...args: string[]) => {
    const command = path.join(import.meta.dirname, '../cli/open-account.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', command, ...args], {
      cwd: variables.DATA_DIR,
      env: { ...process.env, ...variables },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  expect(run('admin@example.com')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/\/studio\/reset\/[0-9a-f]{64}\n$/),
    stderr: '',
  });
  expect(run('nobody@example.com')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`Database: ${variables.DATA_DIR}/site.sqlite. `),
  });
  expect(run()).toMatchObject({ status: 64, stderr: expect.stringContaining('Give one mail address') });
  await remove();
}, 120_000);
