import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { makeResume } from '../support/hostile/pdf.ts';
import { newName, postApplication } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../support/product/product-under-test.ts';
import { addStaff, findLead } from '../support/staff/staff-desk.ts';
import { openBucketProduct } from '../support/storage/bucket-product.ts';

const password = 'only-for-the-tests-2';

// One product and one set of sessions serve all tests of the file.
test.describe.configure({ mode: 'default' });

let product: Awaited<ReturnType<typeof openBucketProduct>>;
const desks: Record<string, APIRequestContext> = {};

const deskOf = (role: string): APIRequestContext => {
  const desk = desks[role];
  if (!desk) throw new Error(`Nobody has signed in as ${role}.`);
  return desk;
};

const openDesk = async (email?: string, secret?: string): Promise<APIRequestContext> => {
  const { studioUrl } = product;
  const desk = await request.newContext({ baseURL: studioUrl, extraHTTPHeaders: { Origin: studioUrl } });
  if (!email) return desk;
  const answer = await desk.post('/studio/api/staff/login', { data: { email, password: secret } });
  expect(answer.status()).toBe(200);
  return desk;
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await openBucketProduct(({ privateSettings }) => privateSettings);
  desks.admin = await openDesk(ADMIN_EMAIL, ADMIN_PASSWORD);
  desks.nobody = await openDesk();
  for (const role of ['sales', 'hr', 'editor']) {
    const email = `${role}-of-the-bucket@example.com`;
    await addStaff(desks.admin, { email, role, password }, product.studioDir);
    desks[role] = await openDesk(email, password);
  }
});
test.afterAll(async () => {
  for (const desk of Object.values(desks)) await desk.dispose();
  await product.stop();
});
test.afterEach(() => {
  Object.assign(product.bucket.behaviour, { closed: false, hangs: 'never' });
  expect(product.bucket.refused).toEqual([]);
});

const send = async (file = makeResume()) => {
  const name = newName();
  const { status } = await postApplication(product.site.url, { file, fields: { name } });
  expect(status).toBe(200);
  const lead = await findLead(deskOf('admin'), name);
  return { id: Number(lead?.id), key: `resumes/${lead?.resumeFile}`, name };
};
const download = (role: string, id: number) => deskOf(role).get(`/studio/api/leads/${id}/resume`);

test('a resume is stored unchanged in the private bucket, and not in a folder', async () => {
  const file = makeResume();
  const { key } = await send(file);
  const kept = product.bucket.privateObjects.get(key);
  expect(kept?.bytes.equals(file)).toBe(true);
  expect(key).toMatch(/^resumes\/[0-9a-f]{32}$/);
  for (const folder of [product.dataDir, product.studioDir].map((dir) => join(dir, 'resumes')))
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  expect(product.bucket.objects.size, 'the public bucket').toBe(0);
});

test('HR downloads a resume through a studio with another data folder, and nobody else can', async () => {
  const file = makeResume();
  const { id, key } = await send(file);
  const answers = ['sales', 'editor', 'nobody'].map(async (role) => (await download(role, id)).status());
  expect(await Promise.all(answers)).toEqual([403, 403, 401]);
  const response = await download('hr', id);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="resume-\d+-[A-Za-z-]+\.pdf"$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect((await response.body()).equals(file)).toBe(true);
  const [, name] = key.split('/');
  for (const path of [`/media/${name}`, `/${key}`, `/resumes/${name}`])
    expect((await fetch(`${product.site.url}${path}`)).status, path).toBe(404);
});

test('while the bucket does not answer, a download says so, and erasing a lead is refused and erases nothing', async () => {
  const { id, key, name } = await send();
  product.bucket.behaviour.closed = true;
  const response = await download('hr', id);
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain('does not answer just now');
  const refused = await deskOf('hr').delete(`/studio/api/leads/${id}`);
  expect(refused.status()).toBe(503);
  expect(await refused.text()).toContain('nothing was erased');
  expect(await findLead(deskOf('admin'), name)).toBeTruthy();
  product.bucket.behaviour.closed = false;
  await expect.poll(async () => (await download('hr', id)).status(), { timeout: 15_000 }).toBe(200);
  expect(product.bucket.privateObjects.has(key)).toBe(true);
});

test('erasing a lead erases its resume, even when the call selects other fields', async () => {
  const [first, second] = [await send(), await send()];
  expect((await deskOf('sales').delete(`/studio/api/leads/${first.id}`)).ok()).toBe(false);
  expect(product.bucket.privateObjects.has(first.key)).toBe(true);
  expect((await deskOf('hr').delete(`/studio/api/leads/${first.id}`)).status()).toBe(200);
  const bulk = `/studio/api/leads?where[id][equals]=${second.id}&select[name]=true`;
  expect((await deskOf('hr').delete(bulk)).status()).toBe(403);
  expect((await deskOf('admin').delete(bulk)).status()).toBe(200);
  for (const { key } of [first, second]) expect(product.bucket.privateObjects.has(key)).toBe(false);
  expect((await download('hr', first.id)).status()).toBe(404);
});
