import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchContent } from '../search/search-content.ts';
import { listColumns } from '../spreadsheets/columns.ts';
import { readLibrary } from '../spreadsheets/read-documents.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { longestList } from './bound-lists.ts';

const total = longestList + 1;
let staff: StaffUnderTest;
let user: TypedUser;

beforeAll(async () => {
  staff = await openStaffUnderTest();
  const { payload } = staff.fresh;
  user = {
    ...(await payload.findByID({ collection: 'staff', id: Number(staff.ids.admin) })),
    collection: 'staff',
  };
  const fuel = { key: 'dieselPrice', value: 90, isEstimate: true, asOf: '2026-07-31' };
  for (let number = 1; number <= total; number += 1) {
    const state = { name: `State ${String(number).padStart(4, '0')}`, code: `S${number}` };
    await payload.db.create({ collection: 'states', data: state });
    await payload.db.create({
      collection: 'assumptions',
      data: { ...fuel, name: { en: `Price ${number}` } },
    });
  }
}, 120_000);
afterAll(() => staff.fresh.remove());

describe('over REST', () => {
  test.each([
    'limit=0',
    'limit=-1',
    'limit=1000000',
    'limit=Infinity',
    'limit=x',
    'limit=',
    'pagination=false',
    'pagination=false&limit=501',
  ])('limits a list that asks for %s to one page', async (query) => {
    const { body } = await staff.ask('sales', 'GET', `/states?depth=0&sort=name&${query}`);
    expect(body).toMatchObject({ limit: longestList, totalDocs: total, hasNextPage: true });
    expect(body.docs).toHaveLength(longestList);
    const next = await staff.ask('sales', 'GET', `/states?depth=0&sort=name&page=2&${query}`);
    expect(next.body.docs).toMatchObject([{ name: `State 0${total}` }]);
  });

  test('limits a list of versions to one page as well', async () => {
    for (const query of ['limit=0', 'limit=1000000', 'pagination=false']) {
      const { body } = await staff.ask('admin', 'GET', `/assumptions/versions?${query}`);
      expect([query, body.limit]).toEqual([query, longestList]);
    }
  });

  test('a list that asks for few rows returns that many, with or without a count', async () => {
    for (const [query, length] of [
      ['', 10],
      ['limit=500', 500],
      ['limit=3&pagination=false', 3],
    ] as const) {
      const { body } = await staff.ask('sales', 'GET', `/states?${query}`);
      expect([query, (body.docs as unknown[]).length]).toEqual([query, length]);
    }
  });

  test('resolves relations at most two levels deep', async () => {
    const { admin, editor, sales, hr } = staff.ids;
    for (const [id, superior] of [
      [admin, sales],
      [sales, hr],
      [hr, editor],
    ])
      await staff.fresh.payload.db.updateOne({ collection: 'staff', id: Number(id), data: { superior } });
    const { body } = await staff.ask('admin', 'GET', `/staff?where[id][equals]=${admin}&depth=10`);
    expect(body.docs).toMatchObject([{ superior: { id: sales, superior: { id: hr, superior: editor } } }]);
  });
});

test('limits reads by pages of the studio as it limits API calls', async () => {
  const { payload } = staff.fresh;
  const asked = { collection: 'states', overrideAccess: false, user } as const;
  const { docs, totalDocs } = await payload.find({ ...asked, limit: 1_000_000 });
  expect([docs.length, totalDocs]).toEqual([longestList, total]);
  for (const limit of [undefined, 0, 1_000_000]) {
    const { values } = await payload.findDistinct({
      ...asked,
      field: 'name',
      ...(limit !== undefined && { limit }),
    });
    expect(values).toHaveLength(longestList);
  }
});

test('lets the code of the studio read more rows than the limit', async () => {
  const { payload } = staff.fresh;
  const req = await createLocalReq({ user }, payload);
  const { related } = await readLibrary(listColumns({ collection: 'dealers', fields: ['state'] }, req), req);
  expect(related.get('state')?.numbers.get(`s${total}`)).toBeGreaterThan(0);
  expect((await payload.find({ collection: 'states', pagination: false })).docs).toHaveLength(total);
  expect(await searchContent(payload, user, 'Price')).toMatchObject([{ more: total - 10 }]);
});
