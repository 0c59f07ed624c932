import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
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

test('a link opens its document while its maker may change that', async () => {
  expect((await (await make())())?.document).toEqual(home);
});

test('whoever may only read what he once edited gives it away no longer', async () => {
  const open = await make();
  await change({ role: 'sales' });
  expect(await open()).toBeNull();
  await change({ role: 'editor' });
  expect(await open()).not.toBeNull();
});

test('a link of a colleague who was deactivated opens nothing', async () => {
  const open = await make();
  await change({ deactivated: true });
  expect(await open()).toBeNull();
});

test('a link that could not be revoked is not called revoked', async () => {
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

test('a link that has run out and could not be swept is told in the log by its number, and the next one is made', async () => {
  const { payload } = staff.fresh;
  await make();
  const [old] = await listPreviewLinks(payload, home);
  const maker = await payload.findByID({ collection: 'staff', id: staff.ids.editor ?? 0 });
  const makeLater = () =>
    createPreviewLink(payload, home, { ...maker, collection: 'staff' }, Date.now() + 8 * 86_400_000);
  const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined);
  const broken = vi.spyOn(payload.db, 'deleteOne').mockRejectedValue(new Error('busy'));
  const late = await makeLater();
  broken.mockRestore();
  expect(late.key).not.toBe(old?.key);
  expect(warn.mock.calls).toEqual([
    [{ collection: 'preview-links', documents: expect.arrayContaining([old?.id]) }, expect.any(String)],
  ]);
  warn.mockRestore();
});
