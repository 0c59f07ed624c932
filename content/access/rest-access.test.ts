import { handleEndpoints, type SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

const origin = 'http://localhost:3000';
const person = { name: 'Somebody', email: 'somebody@example.com', password: 'long enough 1', role: 'admin' };

let fresh: FreshContent;
let config: SanitizedConfig;

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  handleEndpoints({
    config,
    request: new Request(`${origin}/studio/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  });

const signIn = async (email: string, password: string, from = origin) => {
  const answer = await ask('POST', '/staff/login', { email, password });
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return { Cookie: cookie, Origin: from };
};

beforeAll(async () => {
  fresh = await openFreshContent();
  config = fresh.payload.config;
});
afterAll(() => fresh.remove());

describe('while there is no staff', () => {
  test.each(['/staff/first-register', '/staff'])(
    'nobody can create the first account with POST %s',
    async (path) => {
      expect((await ask('POST', path, person)).status).toBe(403);
      expect((await fresh.payload.count({ collection: 'staff' })).totalDocs).toBe(0);
    },
  );
});

describe('over REST', () => {
  beforeAll(async () => {
    await fresh.payload.create({ collection: 'staff', data: { ...person, role: 'admin' } });
    await fresh.payload.create({
      collection: 'staff',
      data: { ...person, email: 'sales@example.com', role: 'sales' },
    });
  });

  test.each([
    '/products',
    '/assumptions',
    '/blogs',
    '/staff',
    '/media',
    '/globals/site-settings',
    '/globals/menus',
    '/redirects',
    '/seed-records',
  ])('a visitor cannot read %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(403);
  });

  test('an administrator may write, sales may only read', async () => {
    const state = { name: 'Gujarat', code: 'GJ' };
    const sales = await signIn('sales@example.com', person.password);
    expect((await ask('GET', '/states', undefined, sales)).status).toBe(200);
    expect((await ask('POST', '/states', state, sales)).status).toBe(403);
    const admin = await signIn(person.email, person.password);
    expect((await ask('POST', '/states', state, admin)).status).toBe(201);
  });

  test('tells an administrator why the last assumption of its kind cannot be deleted, and refuses sales with 403', async () => {
    const { id } = await fresh.payload.create({
      collection: 'assumptions',
      data: {
        key: 'dieselPrice',
        name: 'Diesel',
        value: 97.92,
        isEstimate: true,
        asOf: '2026-07-31',
      },
    });
    const sales = await signIn('sales@example.com', person.password);
    expect((await ask('PATCH', `/assumptions/${id}`, { value: 1 }, sales)).status).toBe(403);
    expect((await ask('DELETE', `/assumptions/${id}`, undefined, sales)).status).toBe(403);
    const admin = await signIn(person.email, person.password);
    const refused = await ask('DELETE', `/assumptions/${id}`, undefined, admin);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      errors: [{ message: expect.stringMatching(/^This is the only value of “Diesel price”/) }],
    });
  });

  test('nobody can raise their own role', async () => {
    const sales = await signIn('sales@example.com', person.password);
    const { docs } = await fresh.payload.find({ collection: 'staff', where: { role: { equals: 'sales' } } });
    await ask('PATCH', `/staff/${docs[0]?.id}`, { role: 'admin' }, sales);
    const after = await fresh.payload.find({ collection: 'staff', where: { role: { equals: 'admin' } } });
    expect(after.docs.map(({ email }) => email)).toEqual([person.email]);
  });

  test('ignores the cookie when another site sends it', async () => {
    const foreign = await signIn(person.email, person.password, 'https://elsewhere.example');
    expect((await ask('GET', '/states', undefined, foreign)).status).toBe(403);
  });

  test('wrong passwords lock nobody out and do not reveal which addresses have an account', async () => {
    const answers: string[] = [];
    for (const email of [...Array(6).fill('sales@example.com'), 'nobody@example.com']) {
      const answer = await ask('POST', '/staff/login', { email, password: 'wrong' });
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    const right = { email: 'sales@example.com', password: person.password };
    expect((await ask('POST', '/staff/login', right)).status).toBe(200);
  });

  test('invalid passwords do not reveal which addresses have an account, neither by the answer nor by a look-up', async () => {
    for (const [name, more] of [
      ['gone', { deactivated: true }],
      ['careful', { secondFactorRequired: true }],
    ] as const)
      await fresh.payload.create({
        collection: 'staff',
        data: { ...person, ...more, email: `${name}@example.com`, role: 'hr' },
      });
    const answers = new Set<string>();
    const find = vi.spyOn(fresh.payload.db, 'findOne');
    for (const name of ['sales', 'gone', 'careful', 'nobody'])
      for (const password of ['', ' \t', '\u00a0', 12, ['a'], null, undefined]) {
        const answer = await ask('POST', '/staff/login', { email: `${name}@example.com`, password });
        answers.add(`${answer.status} ${await answer.text()}`);
      }
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    expect([...answers]).toEqual([expect.stringMatching(/^400 .*"path":"password"/)]);
  });
});
