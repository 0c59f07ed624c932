import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listStatements } from '../testing/read-plans.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { createPreviewLink, listPreviewLinks, openPreviewLink, revokePreviewLink } from './preview-links.ts';

let staff: StaffUnderTest;
const home = { kind: 'home-page', id: 'one' } as const;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const change = (data: { role?: 'editor' | 'sales'; deactivated?: boolean }) =>
  staff.fresh.payload.update({ collection: 'staff', id: staff.ids.editor ?? 0, data });
const make = async () => {
  const { payload } = staff.fresh;
  const maker = await payload.findByID({ collection: 'staff', id: staff.ids.editor ?? 0 });
  const { key } = await createPreviewLink(payload, home, { ...maker, collection: 'staff' });
  return () => openPreviewLink(payload, key);
};
beforeEach(() => change({ role: 'editor', deactivated: false }));

test('a link opens its document while its maker may edit it', async () => {
  expect((await (await make())())?.document).toEqual(home);
});

test('a link does not work while its maker may only read the document', async () => {
  const open = await make();
  await change({ role: 'sales' });
  expect(await open()).toBeNull();
  await change({ role: 'editor' });
  expect(await open()).not.toBeNull();
});

test('a link of a deactivated colleague does not work', async () => {
  const open = await make();
  await change({ deactivated: true });
  expect(await open()).toBeNull();
});

test('the audit log says who made a link to which document, and who revoked it', async () => {
  const url = '/previews/home-page/one/links';
  const { body } = await staff.ask('admin', 'POST', url, {});
  expect((await staff.ask('admin', 'DELETE', `${url}/${body.id}`)).status).toBe(200);
  const { docs } = await staff.fresh.payload.find({
    collection: 'audit-log',
    where: { what: { equals: `Preview link ${body.id}` } },
    sort: 'id',
  });
  expect(docs).toMatchObject([
    { action: 'created', who: 'admin', details: 'Home Page' },
    { action: 'deleted', who: 'admin', details: 'Home Page' },
  ]);
});

test('a link that could not be revoked is reported as such and still works', async () => {
  const { payload } = staff.fresh;
  const open = await make();
  const [link] = await listPreviewLinks(payload, home);
  if (!link) throw new Error('No link was made.');
  vi.spyOn(payload.db, 'deleteOne').mockRejectedValueOnce(new Error('busy'));
  await expect(revokePreviewLink(payload, home, link.id)).rejects.toThrow('could not be revoked');
  expect(await open()).not.toBeNull();
  await revokePreviewLink(payload, home, link.id);
  expect(await open()).toBeNull();
});

test('making a link deletes all expired links with one statement, and no others', async () => {
  const { payload } = staff.fresh;
  const now = Date.now();
  for (const [key, days] of [...'abcdef'].map((key, number) => [key, number < 5 ? -1 : 1] as const))
    await payload.db.create({
      collection: 'preview-links',
      data: {
        key,
        kind: home.kind,
        document: home.id,
        expiresAt: new Date(now + days * day).toISOString(),
      },
    });
  const asked = await listStatements(payload, make, 'preview_links');
  const { docs } = await payload.find({ collection: 'preview-links', where: { key: { in: [...'abcdef'] } } });
  expect(docs.map(({ key }) => key)).toEqual(['f']);
  expect(asked.filter(({ sql }) => /^delete/i.test(sql))).toHaveLength(1);
});

test('a document can have as many links as the list shows, and a new one only after another is revoked', async () => {
  const { payload } = staff.fresh;
  const url = '/previews/home-page/one/links';
  const count = async () => (await listPreviewLinks(payload, home)).length;
  const maker = await payload.findByID({ collection: 'staff', id: staff.ids.admin ?? 0 });
  while ((await count()) < 100) await createPreviewLink(payload, home, { ...maker, collection: 'staff' });
  const { status, body } = await staff.ask('admin', 'POST', url, {});
  expect([status, JSON.stringify(body), await count()]).toEqual([
    409,
    expect.stringContaining('At most 100 links to one document'),
    100,
  ]);
  const [link] = await listPreviewLinks(payload, home);
  await revokePreviewLink(payload, home, link?.id ?? 0);
  expect((await staff.ask('admin', 'POST', url, {})).status).toBe(201);
}, 60_000);
