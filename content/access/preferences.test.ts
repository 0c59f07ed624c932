import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';

const slug = 'payload-preferences';
const mostPreferences = 500;
let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const keep = (who: string, key: string, value: unknown) =>
  staff.ask(who, 'POST', `/${slug}/${key}`, { value });

const isKept = async (who: string, key: string) =>
  'key' in (await staff.ask(who, 'GET', `/${slug}/${key}`)).body;

/** Stores as many preferences as an account may have; the first is the oldest. */
const fill = async (who: string, toKey: (number: number) => string) => {
  for (let number = 1; number <= mostPreferences; number += 1) {
    const user = { relationTo: 'staff', value: Number(staff.ids[who]) } as const;
    const updatedAt = new Date(1_800_000_000_000 + number).toISOString();
    await staff.fresh.payload.db.create({
      collection: slug,
      data: { key: toKey(number), user, value: 1, updatedAt },
    });
  }
};

const countKept = async (who: string) => {
  const where = { 'user.value': { equals: staff.ids[who] } };
  return (await staff.fresh.payload.count({ collection: slug, where })).totalDocs;
};

test('keeps the preferences of a person, but refuses values as large as a file', async () => {
  expect((await keep('sales', 'nav', { open: true })).status).toBe(200);
  expect((await keep('sales', 'nav', 'x'.repeat(20_000))).status).toBe(413);
  expect((await staff.ask('sales', 'POST', `/${slug}/nav`, { other: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await staff.ask('sales', 'GET', `/${slug}/nav`)).body).toMatchObject({ value: { open: true } });
});

test('refuses large values also when a page of the studio stores them', async () => {
  const user = await staff.fresh.payload.findByID({ collection: 'staff', id: Number(staff.ids.sales) });
  const data = { key: 'collection-leads', value: { columns: 'x'.repeat(20_000) } } as never;
  const kept = staff.fresh.payload.create({ collection: slug, data, user: { ...user, collection: 'staff' } });
  await expect(kept).rejects.toMatchObject({ status: 413 });
});

test.each([
  ['POST', ''],
  ['PATCH', '/1'],
  ['PATCH', '?where[id][equals]=1'],
  ['POST', '/nav/duplicate'],
  ['DELETE', '/nav'],
  ['GET', ''],
])('offers no other way to preferences: no %s of “%s”', async (method, rest) => {
  const sent = method === 'GET' ? undefined : { key: 'k', value: 'v' };
  expect((await staff.ask('sales', method, `/${slug}${rest}`, sent)).status).toBe(404);
});

test('drops the document that was untouched longest when another one is stored', async () => {
  await fill('editor', (number) => (number === 1 ? 'lead-filters' : `collection-blogs-${number}`));
  expect((await keep('editor', 'collection-blogs-1000', 1)).status).toBe(200);
  expect((await keep('editor', 'collection-blogs-1000', 2)).status).toBe(200);
  const kept = ['lead-filters', 'collection-blogs-2', 'collection-blogs-3', 'collection-blogs-1000'];
  expect(await Promise.all(kept.map((key) => isKept('editor', key)))).toEqual([true, false, true, true]);
  expect(await countKept('editor')).toBe(mostPreferences);
});

test('refuses more made-up keys once the account is full', async () => {
  await fill('hr', (number) => `o-fill-${number}`);
  expect((await keep('hr', 'o-fill', 1)).status).toBe(400);
  expect((await keep('hr', 'o-fill-1', 2)).status).toBe(200);
  expect(await countKept('hr')).toBe(mostPreferences);
});

test('deletes all preferences of a person on request', async () => {
  const own = `?depth=0&where[user.value][equals]=${staff.ids.hr}`;
  expect((await staff.ask('hr', 'DELETE', `/${slug}${own}`)).status).toBe(200);
  expect(await countKept('hr')).toBe(0);
});
