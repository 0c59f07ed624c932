import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';

let staff: StaffUnderTest;

beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const addTemplate = async (purpose: 'enquiry' | 'application') =>
  (
    await staff.fresh.payload.create({
      collection: 'reply-templates',
      data: { name: 'Thanks', for: purpose, text: 'Thank you.' },
    })
  ).id;

const addRedirect = async (name: string) =>
  (
    await staff.fresh.payload.create({
      collection: 'redirects',
      data: { from: `/${name}.php`, to: '/contactus' },
    })
  ).id;

const count = async (collection: 'reply-templates' | 'redirects') =>
  (await staff.fresh.payload.count({ collection })).totalDocs;

const all = '?where[id][exists]=true';

test('staff can delete one reply template of their kind; only an administrator can delete several at once', async () => {
  const enquiry = await addTemplate('enquiry');
  const application = await addTemplate('application');
  const ids = [await addTemplate('enquiry'), enquiry, await addTemplate('application'), application];
  for (const who of ['editor', 'sales', 'hr', 'nobody'])
    expect((await staff.ask(who, 'DELETE', `/reply-templates${all}`)).status).toBe(403);
  expect(await count('reply-templates')).toBe(ids.length);
  expect((await staff.ask('sales', 'DELETE', `/reply-templates/${application}`)).status).toBe(403);
  expect((await staff.ask('sales', 'DELETE', `/reply-templates/${enquiry}`)).status).toBe(200);
  expect((await staff.ask('hr', 'DELETE', `/reply-templates/${application}`)).status).toBe(200);
  expect(await count('reply-templates')).toBe(ids.length - 2);
  expect((await staff.ask('admin', 'DELETE', `/reply-templates${all}`)).status).toBe(200);
  expect(await count('reply-templates')).toBe(0);
});

test('an editor can delete one redirect; only an administrator can delete several at once', async () => {
  const one = await addRedirect('one');
  await addRedirect('two');
  await addRedirect('three');
  for (const who of ['editor', 'sales', 'hr', 'nobody'])
    expect((await staff.ask(who, 'DELETE', `/redirects${all}`)).status).toBe(403);
  expect(await count('redirects')).toBe(3);
  expect((await staff.ask('editor', 'DELETE', `/redirects/${one}`)).status).toBe(200);
  expect((await staff.ask('admin', 'DELETE', `/redirects${all}`)).status).toBe(200);
  expect(await count('redirects')).toBe(0);
});
