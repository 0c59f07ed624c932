import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { askAsIs } from '../support/hostile/ask-as-is.ts';
import { makeContact, makeInquiry, newName, postApplication, postJson } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { addStaff, findLead, signIn } from '../support/staff/staff-desk.ts';

const password = 'only-for-the-tests-2';

/** Signs in as a new member of staff with this role. */
const signInAs = async (admin: APIRequestContext, role: string): Promise<APIRequestContext> => {
  const email = `${role}-${randomUUID()}@example.com`;
  await addStaff(admin, { email, role, password });
  return signIn(email, password);
};

// One set of sessions serves all tests of the file.
test.describe.configure({ mode: 'default' });

let admin: APIRequestContext;
const desks: Record<string, APIRequestContext> = {};

const deskOf = (role: string): APIRequestContext => {
  const desk = desks[role];
  if (!desk) throw new Error(`Nobody has signed in as ${role}.`);
  return desk;
};

test.beforeAll(async () => {
  admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  for (const role of ['sales', 'hr', 'editor']) desks[role] = await signInAs(admin, role);
  desks.admin = admin;
  desks.nobody = await request.newContext({ baseURL: BASE_URL });
});

const sendApplication = async (): Promise<{ name: string; id: number; file: string }> => {
  const name = newName();
  expect((await postApplication(BASE_URL, { fields: { name } })).status).toBe(200);
  const lead = await findLead(admin, name);
  return { name, id: Number(lead?.id), file: String(lead?.resumeFile) };
};

test('sales sees enquiries, HR sees applications, editors and strangers see neither', async () => {
  const application = await sendApplication();
  const contact = makeContact();
  await postJson(BASE_URL, '/api/post-contact-us', contact);
  const seen = async (name: string) => {
    const entries = Object.entries(desks).map(async ([role, desk]) => [
      role,
      Boolean(await findLead(desk, name)),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  };
  expect(await seen(application.name)).toEqual({
    admin: true,
    hr: true,
    sales: false,
    editor: false,
    nobody: false,
  });
  expect(await seen(`${contact.firstname} ${contact.lastname}`)).toEqual({
    admin: true,
    hr: false,
    sales: true,
    editor: false,
    nobody: false,
  });
});

test('staff can change status and notes of a lead, but not what the visitor wrote', async () => {
  const contact = { ...makeContact(), message: 'one\r\ntwo \u202Ethree' };
  await postJson(BASE_URL, '/api/post-contact-us', contact);
  const name = `${contact.firstname} ${contact.lastname}`;
  const lead = await findLead(admin, name);
  expect(lead).toMatchObject({
    kind: 'contact',
    status: 'new',
    phone: '+91 98250 12345',
    message: 'one\ntwo three',
    humanCheck: 'notAsked',
  });
  const changed = await deskOf('sales').patch(`/studio/api/leads/${lead?.id}`, {
    data: { status: 'contacted', notes: 'called', name: 'Somebody Else', message: 'other' },
  });
  expect(changed.status()).toBe(200);
  expect(await findLead(admin, name)).toMatchObject({
    status: 'contacted',
    notes: 'called',
    message: 'one\ntwo three',
  });
  const impossible = await deskOf('sales').patch(`/studio/api/leads/${lead?.id}`, {
    data: { status: 'shortlisted' },
  });
  expect(impossible.status()).toBe(400);
});

test('an inquiry stores its colour, and the vehicle of the page it came from', async () => {
  const fields = { ...(await makeInquiry(BASE_URL)), colorval: 'Green', mastee: 'Mastee' };
  const response = await postJson(BASE_URL, '/api/post-product-inquiry', fields);
  expect(response.status).toBe(200);
  expect(await findLead(admin, fields.name)).toMatchObject({ colour: 'Green', humanCheck: 'passed' });
  const fromPage = await makeInquiry(BASE_URL);
  await postJson(BASE_URL, '/api/post-product-inquiry', fromPage, { Referer: `${BASE_URL}/productmajor` });
  expect(await findLead(admin, fromPage.name)).toMatchObject({ marker: 'Major' });
});

test('an inquiry from a page about several vehicles stores the vehicle that its link names', async () => {
  const fromPage = await makeInquiry(BASE_URL);
  await postJson(BASE_URL, '/api/post-product-inquiry', fromPage, { Referer: `${BASE_URL}/productmajor` });
  const { product } = (await findLead(admin, fromPage.name)) ?? {};
  expect(product).toEqual(expect.any(Number));
  for (const address of [
    '/compare?vehicles=marvel,major',
    '/find?carry=goods&kg=311&km=60&noon=0&road=lanes&slope=flat',
    '/savings?vehicle=major&km=90',
  ]) {
    const html = await (await fetch(new URL(address, BASE_URL))).text();
    const link = /<a [^>]*data-enquire[^>]*data-product="major"[^>]*>/.exec(html)?.[0] ?? '';
    const read = (name: string) =>
      (new RegExp(`data-${name}="([^"]*)"`).exec(link)?.[1] ?? '').replaceAll('&amp;', '&');
    const fields = {
      ...(await makeInquiry(BASE_URL)),
      vehicle: read('product'),
      reckoning: read('reckoning'),
    };
    const sent = { Referer: new URL(address, BASE_URL).href };
    expect((await postJson(BASE_URL, '/api/post-product-inquiry', fields, sent)).status, address).toBe(200);
    expect(await findLead(admin, fields.name), address).toMatchObject({
      product,
      marker: 'Major',
      reckoning: expect.stringContaining(address.split('?')[0] ?? ''),
    });
  }
});

test('only HR can open a resume, and only as a download', async () => {
  const { id } = await sendApplication();
  const statusFor = async (role: string) =>
    (await deskOf(role).get(`/studio/api/leads/${id}/resume`)).status();
  expect([await statusFor('sales'), await statusFor('editor'), await statusFor('nobody')]).toEqual([
    403, 403, 401,
  ]);
  const response = await deskOf('hr').get(`/studio/api/leads/${id}/resume`);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="resume-\d+-[A-Za-z-]+\.pdf"$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('no path and no method gives a resume to anyone but HR', async () => {
  const { id, file } = await sendApplication();
  const paths = [
    `/media/${file}`,
    `/media/..%2fresumes%2f${file}`,
    `/media/..%5cresumes%5c${file}`,
    `/resumes/${file}`,
    `/.data/resumes/${file}`,
    `/data/resumes/${file}`,
    `/api/resumes/${file}`,
    `/api/leads/${id}`,
    `/api/post-apply-job/${id}`,
    `/studio/resumes/${file}`,
    `/studio/api/leads/${id}`,
    `/studio/api/leads/${id}/resume`,
    `/studio/api/leads/${id}/resume/`,
    `/studio/api/leads/resume?id=${id}`,
    `/studio/api/leads/file/${file}`,
    `/studio/api/media/file/${file}`,
    `/studio/api/media/file/..%2f..%2fresumes%2f${file}`,
    `/studio/api/leads?where[id][equals]=${id}`,
    '/studio/api/leads/export',
    '/studio/api/graphql',
    `/studio/_next/image?url=%2F..%2Fresumes%2F${file}&w=640&q=75`,
    `/studio/collections/leads/${id}`,
  ];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'OPTIONS'];
  const ask = async (role: string, method: string, path: string) => {
    const response = await deskOf(role).fetch(path, {
      method,
      maxRedirects: 0,
      headers: { 'Content-Type': 'application/json' },
    });
    const text = (await response.body()).toString('latin1');
    // A page may repeat the requested path, but must not reveal a file name that was not in it.
    const tellsName = !path.includes(file) && text.includes(file);
    expect(text.includes('%PDF-') || tellsName, `${role} ${method} ${path}`).toBe(false);
  };
  const roles = ['nobody', 'sales', 'editor'];
  for (const path of paths) {
    await Promise.all(roles.flatMap((role) => methods.map((method) => ask(role, method, path))));
  }
  for (const above of [
    '/media/..',
    '/media/%2e%2e',
    '/assets/..',
    '/assets/%2e%2e',
    '/studio/_next/static/../../..',
  ]) {
    const path = `${above}/resumes/${file}`;
    const { body } = await askAsIs(path);
    expect(body.includes('%PDF-'), path).toBe(false);
  }
});

test('the export contains only the leads of the role, and neutralizes formulas', async () => {
  const contact = { ...makeContact(), message: '=HYPERLINK("http://evil.example")' };
  await postJson(BASE_URL, '/api/post-contact-us', contact);
  const csv = await (
    await deskOf('sales').get('/studio/api/leads/export?where[or][0][and][0][kind][equals]=contact')
  ).text();
  expect(csv).toMatch(
    new RegExp(
      `^"[\\w-]{9}","\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d","Contact enquiry","New","${contact.firstname} Patel",.*,"\\(\\+91\\) 98250 12345",`,
      'm',
    ),
  );
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).not.toMatch(/(^|,)"[=+@-]/m);
  expect((await deskOf('editor').get('/studio/api/leads/export')).status()).toBe(403);
  expect((await deskOf('nobody').get('/studio/api/leads/export')).status()).toBe(401);
});

test('the export applies the filter and the search of the list', async () => {
  const wanted = makeContact();
  const other = makeContact();
  for (const contact of [wanted, other]) await postJson(BASE_URL, '/api/post-contact-us', contact);
  const read = async (query: string) =>
    (await deskOf('sales').get(`/studio/api/leads/export?${query}`)).text();
  const found = await read(`search=${encodeURIComponent(wanted.firstname)}`);
  expect(found).toContain(wanted.firstname);
  expect(found).not.toContain(other.firstname);
  expect(await read('where[kind][equals]=dealer')).not.toContain(wanted.firstname);
  const applications = await deskOf('sales').get('/studio/api/leads/export?where[kind][equals]=application');
  expect((await applications.text()).trim().split('\n')).toHaveLength(1);
  const foreign = await deskOf('sales').get('/studio/api/leads/export?where[owner.email][like]=a');
  expect(foreign.status()).toBe(400);
});

for (const typed of ['98250 12345', '098250-12345', '9825012345', '+91 98250 12345', '12345']) {
  test(`a search for the number ${typed} finds its lead`, async () => {
    const contact = makeContact();
    await postJson(BASE_URL, '/api/post-contact-us', contact);
    const query = new URLSearchParams({
      'where[and][0][phone][like]': typed,
      'where[and][1][name][equals]': `${contact.firstname} ${contact.lastname}`,
    });
    const answer = await deskOf('sales').get(`/studio/api/leads?${query}`);
    expect(await answer.json()).toMatchObject({ totalDocs: 1 });
  });
}

test('a clerk can assign a lead to a colleague by name, but not to one who cannot see it', async () => {
  const contact = makeContact();
  await postJson(BASE_URL, '/api/post-contact-us', contact);
  const lead = await findLead(admin, `${contact.firstname} ${contact.lastname}`);
  const give = async (role: string) => {
    const answer = await deskOf('sales').get(`/studio/api/staff?where[role][equals]=${role}`);
    const owner = (await answer.json()).docs[0].id;
    return (await deskOf('sales').patch(`/studio/api/leads/${lead?.id}`, { data: { owner } })).status();
  };
  expect(await give('sales')).toBe(200);
  expect(await give('hr')).toBe(400);
  const given = await deskOf('sales').get(`/studio/api/leads/${lead?.id}?depth=1`);
  expect(await given.json()).toMatchObject({
    owner: { name: expect.stringContaining('sales'), role: 'sales' },
  });
});

test('when HR deletes an application, its resume is no longer served', async () => {
  const { id, name } = await sendApplication();
  expect((await deskOf('sales').delete(`/studio/api/leads/${id}`)).ok()).toBe(false);
  expect((await deskOf('hr').delete(`/studio/api/leads/${id}`)).status()).toBe(200);
  expect(await findLead(admin, name)).toBeUndefined();
  expect((await deskOf('hr').get(`/studio/api/leads/${id}/resume`)).status()).toBe(404);
});

test('twenty posts of one form create one lead', async () => {
  const contact = makeContact();
  await Promise.all(Array.from({ length: 20 }, () => postJson(BASE_URL, '/api/post-contact-us', contact)));
  const response = await admin.get(
    `/studio/api/leads?where[name][equals]=${encodeURIComponent(`${contact.firstname} ${contact.lastname}`)}`,
  );
  expect((await response.json()).totalDocs).toBe(1);
});
