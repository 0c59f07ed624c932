import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffUnderTest, password, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { roles } from './roles.ts';

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

/** Every call of the studio except signing out, as method and path; each optional part once with and once without. */
const listCalls = (): (readonly [string, string])[] => {
  const { collections, globals, endpoints } = staff.fresh.payload.config;
  const doors = [
    { prefix: '', endpoints },
    ...collections.map((one) => ({ prefix: `/${one.slug}`, endpoints: one.endpoints })),
    ...globals.map((one) => ({ prefix: `/globals/${one.slug}`, endpoints: one.endpoints })),
  ];
  return doors.flatMap(({ prefix, endpoints: own }) =>
    (own || [])
      .filter(({ path }) => path !== '/logout')
      .flatMap(({ method, path }) =>
        [...new Set([path.replace(/\/:\w+\?/, ''), path])].map(
          (one) => [method.toUpperCase(), prefix + one.replaceAll(/:\w+\??/g, 'x')] as const,
        ),
      ),
  );
};

const askAll = async (who: string, questions: readonly string[], body?: unknown) => {
  const faults: unknown[] = [];
  for (const [method, path] of listCalls())
    for (const question of questions) {
      const { status } = await staff.ask(who, method, path + question, method === 'GET' ? undefined : body);
      if (status >= 500) faults.push([status, method, path, question]);
    }
  return faults;
};

test.each(['nobody', ...roles.map(({ value }) => value)])(
  'no call ends in a server error, whatever query %s sends',
  { timeout: 120_000 },
  async (who) => {
    expect(listCalls().length).toBeGreaterThan(400);
    expect(await askAll(who, ['?where=x', '?page=1e300'])).toEqual([]);
    // The caller is still signed in at the end.
    const { body } = await staff.ask(who, 'GET', '/staff/me');
    expect(body.user).toEqual(who === 'nobody' ? null : expect.objectContaining({ role: who }));
  },
);

test('no call ends in a server error when an anonymous caller sends a body that is a list', {
  timeout: 60_000,
}, async () => {
  expect(await askAll('nobody', [''], [])).toEqual([]);
});

/** A form as a browser sends it, with a text in place of its fields. */
const toForm = (fields: string) =>
  `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${fields}\r\n--b--\r\n`;

test.each([
  ['multipart/form-data; boundary=b', toForm('x')],
  ['multipart/form-data; boundary=b', 'x'],
  ['multipart/form-data', 'x'],
  ['application/json', '{'],
  ['application/json', 'null'],
])('refuses a body that it cannot parse: %s, %j', async (type, body) => {
  const origin = 'http://localhost:3000';
  const account = { email: 'editor@example.com', password };
  const { headers: signedIn } = await staff.send('nobody', 'POST', '/staff/login', account);
  const editor = signedIn.get('Set-Cookie')?.split(';')[0] ?? '';
  for (const [path, cookie, expected] of [
    ['/staff/login', '', 400],
    ['/blogs', editor, 400],
    ['/globals/home-page', editor, 400],
    ['/blogs', '', 403],
  ] as const) {
    const request = new Request(`${origin}/studio/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type, Cookie: cookie, Origin: origin },
      body,
    });
    const { status } = await handleEndpoints({ config: staff.fresh.payload.config, request });
    expect([path, status]).toEqual([path, expected]);
  }
});

test.each([
  ['POST', '/blogs/1/duplicate?selectedLocales=x', 400],
  ['PATCH', '/states?where[id][equals]=1&limit=1e300', 400],
  ['GET', '/states?where=[]', 400],
  ['POST', '/blogs/x/duplicate', 404],
  ['POST', '/staff/verify/abc', 404],
  ['GET', '/media/paste-url?src=http://127.0.0.1:1/x.png', 404],
  ['GET', '/states?where={"name":{"equals":"x"}}', 200],
  ['GET', '/globals/home-page/versions?limit=0&where={}', 200],
] as const)('an editor who sends %s %s gets status %i', async (method, path, status) => {
  expect((await staff.ask('editor', method, path)).status).toBe(status);
});

test('returns the draft of a single page when the query asks for it', async () => {
  const draft = '/globals/about-page?draft=true&depth=0';
  const { body } = await staff.ask('editor', 'GET', draft);
  const saved = await staff.ask('editor', 'POST', draft, {
    needsHeading: 'Drafted.',
    opened: body.opened,
  });
  expect(saved.status).toBe(200);
  expect((await staff.ask('editor', 'GET', draft)).body).toMatchObject({ needsHeading: 'Drafted.' });
  const { body: published } = await staff.ask('editor', 'GET', '/globals/about-page');
  expect(published.needsHeading).not.toBe('Drafted.');
});

test('an invalid page number means the first page', async () => {
  for (const page of ['1e300', '99999999999999999999', '0', '-1', 'x'])
    expect((await staff.ask('sales', 'GET', `/states?page=${page}`)).body).toMatchObject({ page: 1 });
});

test.each(['x.svg', 'gone.png', 'x.html', `${'a'.repeat(300)}.png`, '%00.png'])(
  'returns 404 for the picture %s',
  async (name) => {
    for (const who of ['editor', 'sales'])
      expect((await staff.ask(who, 'GET', `/media/file/${name}`)).status).toBe(404);
  },
);

test('refuses queries that would keep the database busy, for documents and for their versions', async () => {
  const many = (count: number) => Array(count).fill('a').join();
  const status = async (path: string) => (await staff.ask('editor', 'GET', path)).status;
  for (const of of ['/blogs?', '/blogs/versions?']) {
    const title = of.includes('versions') ? 'version.title' : 'title';
    expect(await status(`${of}where[${title}][in]=${many(4000)}`)).toBe(200);
    expect(await status(`${of}where[${title}][in]=${many(6000)}`)).toBe(400);
    expect(await status(`${of}where[${title}][like]=${many(1200).replaceAll(',', '+')}`)).toBe(400);
    expect(
      await status(`${of}where[or][0][${title}][in]=${many(3000)}&where[or][1][${title}][in]=${many(3000)}`),
    ).toBe(400);
    expect(await status(`${of}sort=${Array(2000).fill(title).join()}`)).toBe(400);
  }
  expect(await status(`/globals/home-page/versions?sort=${Array(2000).fill('createdAt').join()}`)).toBe(400);
});
