import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Endpoint, getPayload, handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteSettings } from '../seed/data/site-settings.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { goodPassword } from '../testing/password.ts';

const origin = 'http://localhost:3000';
const password = 'only-for-the-tests-1';
let fresh: FreshContent;
const cookies: Record<string, string> = {};

const ask = async (role: string, method: string, url: string, body?: unknown) => {
  const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookies[role] ?? '' };
  const request = new Request(`${origin}/studio/api${url}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await handleEndpoints({ config: fresh.payload.config, request });
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return { status: answer.status, text: await answer.text(), cookie };
};

const signIn = async (role: string, secret = password) =>
  (await ask('nobody', 'POST', '/staff/login', { email: `${role}@example.com`, password: secret })).cookie;

beforeAll(async () => {
  fresh = await openFreshContent();
  for (const role of ['admin', 'editor', 'sales', 'hr'] as const) {
    const data = { name: role, email: `${role}@example.com`, password, role };
    await fresh.payload.create({ collection: 'staff', data });
    cookies[role] = await signIn(role);
  }
}, 120_000);
afterAll(() => fresh.remove());

const roles = ['admin', 'editor', 'sales', 'hr', 'nobody'];

test.each(roles)('%s cannot create an edit lock, read internal tables or unlock an account', async (role) => {
  const lock = { globalSlug: 'home-page', user: { relationTo: 'staff', value: 1 } };
  const refused = [
    await ask(role, 'POST', '/payload-locked-documents', lock),
    await ask(role, 'GET', '/payload-kv'),
    await ask(role, 'GET', '/payload-migrations'),
    await ask(role, 'DELETE', '/payload-migrations/1'),
    await ask(role, 'POST', '/staff/unlock', { email: 'admin@example.com' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 404, 404, 403]);
});

test.each(['editor', 'sales', 'hr'])('%s cannot remove the edit lock of an administrator', async (role) => {
  const lock = await fresh.payload.create({
    collection: 'payload-locked-documents',
    data: { globalSlug: 'site-settings', user: { relationTo: 'staff', value: 1 } },
  });
  expect((await ask(role, 'DELETE', `/payload-locked-documents/${lock.id}`)).status).toBe(403);
  const mine = await ask(role, 'PATCH', `/payload-locked-documents/${lock.id}`, {
    globalSlug: 'home-page',
    user: { relationTo: 'staff', value: 1 },
  });
  expect(mine.status).toBe(role === 'editor' ? 200 : 403);
  if (role === 'editor') expect(mine.text).toContain('"globalSlug":"site-settings"');
});

test('an edit lock shows its holder by name, also to people who may not read that account', async () => {
  const { payload } = fresh;
  const { docs: people } = await payload.find({ collection: 'staff', where: { role: { equals: 'hr' } } });
  const person = people[0];
  const lock = { globalSlug: 'menus', user: { relationTo: 'staff', value: person?.id ?? 0 } } as const;
  await payload.create({ collection: 'payload-locked-documents', data: lock });
  for (const depth of [0, 1]) {
    const asked = `/payload-locked-documents?where[globalSlug][equals]=menus&depth=${depth}`;
    const { docs } = JSON.parse((await ask('editor', 'GET', asked)).text);
    expect(docs).toMatchObject([{ user: { relationTo: 'staff', value: { id: person?.id, email: 'hr' } } }]);
  }
});

test('deleting an account deletes its edit locks', async () => {
  const data = { name: 'Gone', email: 'gone@example.com', password: goodPassword, role: 'editor' } as const;
  const { id } = await fresh.payload.create({ collection: 'staff', data });
  const lockOf = (value: number, globalSlug: string) =>
    fresh.payload.create({
      collection: 'payload-locked-documents',
      data: { globalSlug, user: { relationTo: 'staff', value } },
    });
  await lockOf(id, 'about-page');
  const kept = await lockOf(1, 'dealer-page');
  expect((await ask('admin', 'PATCH', `/staff/${id}`, { deactivated: true })).status).toBe(200);
  expect((await ask('admin', 'DELETE', `/staff/${id}`)).status).toBe(200);
  const where = { globalSlug: { in: ['about-page', 'dealer-page'] } };
  const { docs } = await fresh.payload.find({ collection: 'payload-locked-documents', where });
  expect(docs.map((lock) => lock.id)).toEqual([kept.id]);
});

test('the edit lock of a colleague does not stop an administrator from saving or deleting', async () => {
  const { payload } = fresh;
  const person = {
    name: 'Leaver',
    email: 'leaver@example.com',
    password: goodPassword,
    role: 'editor',
  } as const;
  const { id: leaver } = await payload.create({ collection: 'staff', data: person });
  const data = { question: 'How far?', answer: toRichText('Far.') };
  const { id: question } = await payload.create({ collection: 'questions', data });
  const user = { relationTo: 'staff', value: leaver } as const;
  const calls: ['questions' | 'staff', string, string, object?][] = [
    ['questions', 'PATCH', `/questions/${question}`, { shownOn: ['faqs'] }],
    ['questions', 'PATCH', `/questions?where[id][equals]=${question}`, { shownOn: ['home'] }],
    ['questions', 'DELETE', `/questions?where[id][equals]=${question}`],
    ['staff', 'PATCH', `/staff/${leaver}`, { deactivated: true }],
    ['staff', 'DELETE', `/staff/${leaver}`],
  ];
  for (const [relationTo, method, url, body] of calls) {
    const value = relationTo === 'staff' ? leaver : question;
    const lock = { document: { relationTo, value }, user };
    await payload.create({ collection: 'payload-locked-documents', data: lock });
    expect([method, url, await ask('admin', method, url, body)]).toMatchObject([
      method,
      url,
      { status: 200 },
    ]);
  }
});

test.each(roles)('%s can change where leads are mailed only as an administrator', async (role) => {
  const data = siteSettings as Parameters<
    typeof fresh.payload.updateGlobal<'site-settings', never>
  >[0]['data'];
  await fresh.payload.updateGlobal({ slug: 'site-settings', data });
  const emails = [{ label: 'Office', purpose: 'main', address: `${role}@elsewhere.example` }];
  const { status } = await ask(role, 'POST', '/globals/site-settings', { emails });
  expect(status).toBe(role === 'admin' || role === 'editor' ? 200 : 403);
  const after = await fresh.payload.findGlobal({ slug: 'site-settings' });
  const isElsewhere = after.emails.some(({ address }) => address.endsWith('@elsewhere.example'));
  expect(isElsewhere).toBe(role === 'admin');
});

test.each([
  '/leads?sort=owner.name',
  '/leads?sort=-owner.hash',
  '/leads?where[or][0][and][0][owner.salt][like]=a',
  '/leads?where[owner][contains][name][like]=a',
  '/leads/count?where[owner.email][like]=a',
  '/payload-locked-documents?sort=user.name',
  '/staff?sort=hash',
])('refuses to query fields of related records: %s', async (url) => {
  for (const role of ['admin', 'sales', 'hr']) expect((await ask(role, 'GET', url)).status).toBe(400);
});

test('answers the queries that the studio itself sends', async () => {
  for (const url of [
    '/leads?sort=-createdAt&where[status][equals]=new&where[owner][equals]=1',
    '/blogs/versions?where[version.title][like]=a&where[parent][equals]=1&sort=-updatedAt',
    '/payload-locked-documents?where[document.relationTo][equals]=leads&where[document.value][equals]=1',
  ]) {
    expect([url, (await ask('admin', 'GET', url)).status]).toEqual([url, 200]);
  }
});

test('people who share leads see the names of each other, but not the mail addresses', async () => {
  const listNames = async (role: string) => {
    const { docs } = JSON.parse((await ask(role, 'GET', '/staff?sort=name')).text);
    return docs.map(({ name, email }: { name: string; email?: string }) => [name, email]);
  };
  const known = (own: string) =>
    ['admin', 'hr', 'sales'].map((name) => [name, name === own ? `${own}@example.com` : undefined]);
  expect(await listNames('sales')).toEqual(known('sales'));
  expect(await listNames('hr')).toEqual(known('hr'));
  expect(await listNames('editor')).toEqual([['editor', 'editor@example.com']]);
  expect((await listNames('admin')).map(([, email]: [string, string]) => email)).toHaveLength(4);
  expect((await ask('nobody', 'GET', '/staff')).status).toBe(403);
  // Nor can they be found letter by letter, or by sorting.
  for (const query of [
    'where[email][like]=admin',
    'where[or][0][email][equals]=hr@example.com',
    'sort=email',
  ]) {
    for (const role of ['sales', 'hr', 'editor']) {
      const { status, text } = await ask(role, 'GET', `/staff?${query}`);
      expect([query, role, status, text.includes('"docs":[{')]).toEqual([query, role, 400, false]);
    }
  }
  expect((await ask('sales', 'PATCH', '/staff/1', { name: 'Mine now' })).status).toBe(403);
});

const missing = 2_147_483_000;
const listDoors = () =>
  fresh.payload.config.collections.filter(({ endpoints }) =>
    (endpoints || []).some(({ path: one }) => one === '/access/:id?'),
  );
/** The statuses of the answers when a role asks what it may do with each of these records. */
const askAccess = async (role: string, slug: string, ids: (number | string)[]) => {
  const answers: number[] = [];
  for (const id of ids)
    for (const body of [{}, { kind: 'contact' }])
      answers.push((await ask(role, 'POST', `/${slug}/access/${id}`, body)).status);
  return [...new Set(answers)];
};

test('an anonymous caller cannot learn which records exist by asking for permissions', async () => {
  const { payload } = fresh;
  await payload.create({ collection: 'leads', data: exampleLead({ source: 'call' }) });
  for (const { slug } of listDoors()) {
    const { docs } = await payload.find({ collection: slug, limit: 1, depth: 0 });
    const ids = [...docs.map(({ id }) => id), missing, 'none'];
    expect([slug, await askAccess('nobody', slug, ids)]).toEqual([slug, [403]]);
  }
  expect((await ask('nobody', 'POST', '/leads/access', {})).status).toBe(403);
  for (const { slug } of payload.config.globals)
    expect([slug, (await ask('nobody', 'POST', `/globals/${slug}/access`, {})).status]).toEqual([slug, 403]);
  for (const slug of ['leads', 'staff', 'audit-log'] as const)
    expect((await payload.count({ collection: slug })).totalDocs, slug).toBeGreaterThan(0);
});

test('staff learn their permissions only for records that they can see, and not whether other records exist', async () => {
  const { payload } = fresh;
  const make = async (kind: 'contact' | 'application') =>
    (await payload.create({ collection: 'leads', data: exampleLead({ kind, source: 'call' }) })).id;
  const [enquiry, application] = [await make('contact'), await make('application')];
  expect(await askAccess('editor', 'leads', [enquiry, application, missing])).toEqual([403]);
  expect(await askAccess('sales', 'leads', [application, missing])).toEqual([404]);
  expect(await askAccess('hr', 'leads', [enquiry, missing])).toEqual([404]);
  expect(await askAccess('sales', 'audit-log', [1, missing])).toEqual([403]);
  expect(await askAccess('sales', 'leads', [enquiry])).toEqual([200]);
  const { text } = await ask('sales', 'POST', `/leads/access/${enquiry}`, {});
  expect(JSON.parse(text)).toMatchObject({ fields: { name: { read: true, update: true } } });
  // As the studio asks: about a new document, about a draft, and about a document in the trash.
  const data = { question: 'How far?', answer: toRichText('Far.'), _status: 'draft' as const };
  const { id } = await payload.create({ collection: 'questions', data, draft: true });
  expect(await askAccess('editor', 'questions', [id, ''])).toEqual([200]);
  await payload.update({ collection: 'questions', id, data: { deletedAt: new Date().toISOString() } });
  expect(await askAccess('editor', 'questions', [id])).toEqual([200]);
  const page = await ask('editor', 'POST', '/globals/home-page/access', { _status: 'published' });
  expect(JSON.parse(page.text)).toMatchObject({ read: true, update: true });
});

test('does not tell an editor that they may correct a lead', async () => {
  const { text } = await ask('editor', 'POST', '/leads/access', { kind: 'contact', source: 'call' });
  expect(JSON.parse(text).fields.name?.update).toBeUndefined();
});

test.each(['admin', 'nobody'])(
  'asking for versions of a collection or page without versions is no server error, for %s',
  async (role) => {
    const entities = [
      ...listDoors().map(({ slug }) => `/${slug}`),
      ...fresh.payload.config.globals.map(({ slug }) => `/globals/${slug}`),
    ];
    for (const url of entities)
      for (const [method, versions] of [
        ['GET', '/versions'],
        ['GET', '/versions/1'],
        ['POST', '/versions/1'],
      ] as const)
        expect([url, versions, (await ask(role, method, url + versions)).status]).toEqual([
          url,
          versions,
          expect.toBeOneOf([200, 403, 404]),
        ]);
  },
);

/** Calls for people who are about to sign in. They look up an account. */
const ofSigningIn: ReadonlySet<string> = new Set(['/forgot-password', '/init', '/login', '/reset-password']);

test('the database does no work for a call of a stranger who does not sign in', async () => {
  const config = fresh.payload.config;
  // The store that answers REST calls.
  const { db } = await getPayload({ config });
  const spies = Object.entries(db)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => ({ name, spy: vi.spyOn(db, name as 'find') }));
  const listCalls = (base: string, endpoints: Endpoint[] | false) =>
    (endpoints || [])
      .filter(({ path: one }) => !ofSigningIn.has(one))
      .map(({ method, path: one }) => ({
        method: method.toUpperCase(),
        url: `${base}${one.replace(/:\w+\??/g, '1').replace(/\/$/, '')}?where[id][exists]=true`,
      }));
  const calls = [
    ...listCalls('', config.endpoints),
    ...config.collections.flatMap(({ endpoints, slug }) => listCalls(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ endpoints, slug }) => listCalls(`/globals/${slug}`, endpoints)),
  ];
  expect(calls).toContainEqual({ method: 'POST', url: '/reorder?where[id][exists]=true' });
  for (const { method, url } of calls) {
    const { status } = await ask('nobody', method, url, method === 'GET' ? undefined : { kind: 'contact' });
    const worked = spies.filter(({ spy }) => spy.mock.calls.length > 0).map(({ name }) => name);
    expect([method, url, status < 500, worked]).toEqual([method, url, true, []]);
  }
  for (const { spy } of spies) spy.mockRestore();
});

const order = { collectionSlug: 'questions', orderableFieldName: '_order', newKeyWillBe: 'greater' };
/** Calls to move documents that the studio does not make. */
const wrongOrders = (id: number) => [
  { ...order, docsToMove: [id], target: { id: 0, key: 'a0' } },
  { ...order, docsToMove: [id], target: {} },
  { ...order, docsToMove: [id] },
  { ...order, docsToMove: Array(200).fill(id), target: { id, key: 'a0' } },
  { ...order, docsToMove: ['none'], target: { id, key: 'a0' } },
  { ...order, docsToMove: [id], target: { id, key: 'a0' }, newKeyWillBe: 'equal' },
  { ...order, docsToMove: [id], target: { id, key: 'a0' }, orderableFieldName: 'question' },
];

test('only people who may write a list can call to move its documents, and only as the studio does', async () => {
  const data = { question: 'How far?', answer: toRichText('Far.') };
  const { id } = await fresh.payload.create({ collection: 'questions', data });
  const move = async (role: string, sent: object) => (await ask(role, 'POST', '/reorder', sent)).status;
  const wrong = wrongOrders(id);
  const faulty = { ...order, docsToMove: [id], target: { id, key: '!' } };
  const unknown = { ...order, docsToMove: [id], target: { id: missing, key: 'pending' } };
  for (const role of ['nobody', 'sales', 'hr'])
    for (const sent of [...wrong, faulty, unknown])
      expect([role, sent, await move(role, sent)]).toEqual([role, sent, 403]);
  for (const sent of wrong) expect([sent, await move('editor', sent)]).toEqual([sent, 400]);
  expect(await move('editor', unknown)).toBe(404);
  for (const collectionSlug of ['routing-rules', 'leads', 'none'])
    expect(await move('editor', { ...faulty, collectionSlug })).toBe(403);
});

test('a document is moved next to another by the place that is stored, not by the place that the caller sends', async () => {
  const ids: number[] = [];
  for (const question of ['First?', 'Second?', 'Third?']) {
    const data = { question, answer: toRichText('So.') };
    ids.push((await fresh.payload.create({ collection: 'questions', data })).id);
  }
  const [first, second, third] = ids;
  for (const key of ['!', 'zz', 'a0', 'pending']) {
    const moved = key === '!' || key === 'a0' ? third : second;
    const sent = { ...order, docsToMove: [moved], target: { id: first, key } };
    expect([key, (await ask('editor', 'POST', '/reorder?locale=en', sent)).status]).toEqual([key, 200]);
    const { docs } = await fresh.payload.find({
      collection: 'questions',
      where: { id: { in: ids } },
      sort: '_order',
    });
    const others = ids.filter((id) => id !== first && id !== moved);
    expect([key, docs.map(({ id }) => id)]).toEqual([key, [first, moved, ...others]]);
  }
  // As long as a document has no place, the studio sends none.
  const sent = { ...order, docsToMove: [third], target: { id: first, key: null } };
  expect((await ask('editor', 'POST', '/reorder?locale=en', sent)).status).toBe(200);
});

test('does not fetch a picture from a URL', async () => {
  const source = { alt: 'x', filename: 'x.png', url: 'http://127.0.0.1:1/x.png' };
  expect((await ask('editor', 'POST', '/media', source)).text).toContain('Choose a picture to upload.');
});

test('staff cannot set when a record was created', async () => {
  const createdAt = '2001-01-01T00:00:00.000Z';
  const { text } = await ask('admin', 'PATCH', '/staff/1', { name: 'Admin', createdAt });
  expect(text).not.toContain(createdAt);
});

test('stores the name of a person as one line of at most 100 characters', async () => {
  const named = { name: 'Asha\r\nBcc: x@y.example ', email: 'asha@example.com', role: 'sales' };
  const { text, status } = await ask('admin', 'POST', '/staff', named);
  expect([status, JSON.parse(text).doc.name]).toEqual([201, 'Asha Bcc: x@y.example']);
  const long = await ask('admin', 'PATCH', '/staff/1', { name: 'A'.repeat(101) });
  expect(long.status).toBe(400);
});

test('refuses a weak password in the API and in code', async () => {
  const colleague = { name: 'C', email: 'c@example.com', role: 'editor', password: 'password1234' };
  const weak = { password: 'abc', currentPassword: password };
  expect((await ask('admin', 'PATCH', '/staff/1', weak)).text).toContain('at least 12 characters');
  await expect(
    fresh.payload.create({ collection: 'staff', data: { ...colleague, role: 'editor' } }),
  ).rejects.toThrow();
});

test('changing password or address needs the present password, and a new password ends other sessions', async () => {
  const own = Number(JSON.parse((await ask('sales', 'GET', '/staff/me')).text).user.id);
  const other = await signIn('sales');
  for (const change of [{ password: goodPassword }, { email: 'other@example.com' }]) {
    expect((await ask('sales', 'PATCH', `/staff/${own}`, change)).status).toBe(400);
    const wrong = { ...change, currentPassword: 'wrong' };
    expect((await ask('sales', 'PATCH', `/staff/${own}`, wrong)).text).toContain('not your password');
  }
  const change = { password: goodPassword, currentPassword: password };
  expect((await ask('sales', 'PATCH', `/staff/${own}`, change)).status).toBe(200);
  expect(JSON.parse((await ask('sales', 'GET', '/staff/me')).text).user?.id).toBe(own);
  cookies.other = other;
  expect(JSON.parse((await ask('other', 'GET', '/staff/me')).text).user).toBeNull();
});

test('a second request for a link soon after the first sends no mail, and an unknown address gets the same answer', async () => {
  const folder = path.join(fresh.variables.DATA_DIR ?? '', 'mails');
  const listLinks = () =>
    readdirSync(folder).filter((name) =>
      /reset\/[0-9a-f]{40}/.test(readFileSync(path.join(folder, name), 'utf8')),
    );
  const first = await ask('nobody', 'POST', '/staff/forgot-password', { email: 'hr@example.com' });
  await expect.poll(listLinks).toHaveLength(1);
  await ask('nobody', 'POST', '/staff/forgot-password', { email: 'hr@example.com' });
  const none = await ask('nobody', 'POST', '/staff/forgot-password', { email: 'none@example.com' });
  expect([none.status, none.text]).toEqual([first.status, first.text]);
  expect(listLinks()).toHaveLength(1);
});
