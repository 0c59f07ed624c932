import { setImmediate as nextTurn } from 'node:timers/promises';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { goodPassword } from '../testing/password.ts';

const origin = 'http://localhost:3000';
const data = {
  name: 'Asha',
  email: 'asha@example.com',
  password: goodPassword,
  role: 'admin',
} as const;
let fresh: FreshContent;
let id: number;

const ask = async (method: string, path: string, cookie = '', body?: unknown) => {
  const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie };
  const request = new Request(`${origin}/studio/api${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return handleEndpoints({ config: fresh.payload.config, request });
};

const signIn = async () => {
  const { email, password } = data;
  const answer = await ask('POST', '/staff/login', '', { email, password });
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
};

const isSignedIn = async (cookie: string) =>
  (await (await ask('GET', '/staff/me', cookie)).text()).includes(`"email":"${data.email}"`);

const times = (count: number) => Array.from({ length: count }, (_, number) => number);

beforeAll(async () => {
  fresh = await openFreshContent();
  id = (await fresh.payload.create({ collection: 'staff', data })).id;
});
beforeEach(async () => (await getSqlDatabase(fresh.payload)).run(sql`DELETE FROM staff_sessions`));
afterAll(() => fresh.remove());

test('signing in ends no other session', async () => {
  const cookies = await Promise.all(times(8).map(signIn));
  expect(await Promise.all(cookies.map(isSignedIn))).toEqual(cookies.map(() => true));
});

test('a session goes on while other sessions of its account begin, are prolonged and end', async () => {
  const mine = await signIn();
  const turnover = (async () => {
    for (const _ of times(5)) {
      const other = await signIn();
      await Promise.all([
        ask('POST', '/staff/refresh-token', other),
        ask('POST', '/staff/refresh-token', mine),
      ]);
      await ask('POST', '/staff/logout', other);
    }
  })();
  let going = true;
  void turnover.finally(() => {
    going = false;
  });
  const seen: boolean[] = [];
  while (going) {
    seen.push(await isSignedIn(mine));
    await nextTurn();
  }
  await turnover;
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.every(Boolean)).toBe(true);
});

test('signing out ends one’s own session and no other', async () => {
  const [mine, other] = [await signIn(), await signIn()];
  expect((await ask('POST', '/staff/logout', mine)).status).toBe(200);
  expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([false, true]);
});

test('signing out everywhere ends all sessions of the account', async () => {
  const cookies = [await signIn(), await signIn(), await signIn()];
  expect((await ask('POST', '/staff/logout?allSessions=true', cookies[0])).status).toBe(200);
  expect(await Promise.all(cookies.map(isSignedIn))).toEqual([false, false, false]);
});

test('prolongs a session by eight hours, and removes expired sessions at the next sign-in', async () => {
  const mine = await signIn();
  const inAMinute = new Date(Date.now() + 60_000).toISOString();
  const list = async () =>
    (await fresh.payload.findByID({ collection: 'staff', id, showHiddenFields: true })).sessions ?? [];
  const [own] = await list();
  if (!own) throw new Error('There is no session.');
  const { run } = await getSqlDatabase(fresh.payload);
  await run(sql`UPDATE staff_sessions SET expires_at = ${inAMinute}`);
  await run(
    sql`INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
     VALUES (2, ${id}, 'over', ${inAMinute}, ${new Date(Date.now() - 1000).toISOString()})`,
  );
  expect(await list()).toMatchObject([{ id: own.id, expiresAt: inAMinute }, { id: 'over' }]);
  expect((await ask('POST', '/staff/refresh-token', mine)).status).toBe(200);
  await signIn();
  const left = await list();
  expect(left.map((session) => session.id)).not.toContain('over');
  const prolonged = Date.parse(left.find((session) => session.id === own.id)?.expiresAt ?? '');
  expect(prolonged - Date.now()).toBeGreaterThan(7.9 * 3_600_000);
});
