import { createLocalReq, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchContent } from '../search/search-content.ts';
import { listColumns } from '../spreadsheets/columns.ts';
import { readLibrary } from '../spreadsheets/read-documents.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { longestList, mostAtOnce } from './bound-lists.ts';

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

describe('changes of several documents at once', () => {
  const refusal = {
    status: 400,
    body: {
      docs: [],
      errors: [{ message: `Choose at most ${mostAtOnce} at once. These are ${mostAtOnce + 1}.` }],
    },
  };
  const countAll = async (where: Where, trash = false) =>
    (await staff.fresh.payload.count({ collection: 'questions', where, trash })).totalDocs;

  test('of one document more than one call may change, changes none', async () => {
    const { payload } = staff.fresh;
    for (let number = 0; number <= mostAtOnce; number += 1)
      await payload.db.create({ collection: 'leads', data: exampleLead() });
    const changed = { where: { notes: { equals: 'x' } }, collection: 'leads' } as const;
    for (const query of ['where={}', 'where[id][exists]=true&limit=0', 'where[id][exists]=true&limit=500'])
      expect(await staff.ask('sales', 'PATCH', `/leads?${query}`, { notes: 'x' })).toMatchObject(refusal);
    expect((await payload.count(changed)).totalDocs).toBe(0);
    const { status, body } = await staff.ask('sales', 'PATCH', '/leads?where={}&limit=3', { notes: 'x' });
    expect([status, (body.docs as unknown[]).length]).toEqual([200, 3]);
    const rest = await staff.ask(
      'sales',
      'PATCH',
      '/leads?where[status][equals]=new&where[notes][exists]=false',
      {
        notes: 'x',
      },
    );
    expect([rest.status, (await payload.count(changed)).totalDocs]).toEqual([200, mostAtOnce + 1]);
  });

  test('is refused for its rights first', async () => {
    for (const query of ['where[id][exists]=true&limit=0', 'where[id][exists]=true&limit=x'])
      expect((await staff.ask('sales', 'PATCH', `/states?${query}`, { name: 'x' })).status).toBe(403);
    expect((await staff.ask('sales', 'DELETE', '/states?where[id][exists]=true')).status).toBe(403);
  });

  test('counts drafts, the trash and what is deleted for good', async () => {
    const { payload } = staff.fresh;
    const all = { id: { exists: true } };
    await payload.delete({ collection: 'questions', where: all });
    for (let number = 0; number <= mostAtOnce; number += 1) {
      const data = { question: `Is it ${number}?`, shownOn: ['faqs'] };
      await payload.create({ collection: 'questions', data, draft: true } as never);
    }
    const path = '/questions?where[id][exists]=true';
    const deletedAt = new Date().toISOString();
    const ask = (method: string, more = '', data?: object) =>
      staff.ask('admin', method, `${path}${more}`, data);
    expect(await ask('PATCH', '&draft=true', { _status: 'published' })).toMatchObject(refusal);
    expect(await ask('PATCH', '&limit=0', { deletedAt })).toMatchObject(refusal);
    expect(await ask('DELETE', '&limit=0')).toMatchObject(refusal);
    expect(await countAll(all)).toBe(mostAtOnce + 1);

    await payload.db.updateMany({ collection: 'questions', where: {}, data: { deletedAt } });
    expect(await ask('PATCH', '&trash=true&limit=0', { deletedAt: null })).toMatchObject(refusal);
    expect(await ask('DELETE', '&trash=true&limit=0')).toMatchObject(refusal);
    expect(await countAll({ deletedAt: all.id }, true)).toBe(mostAtOnce + 1);

    const [last] = (await payload.find({ collection: 'questions', trash: true, limit: 1 })).docs;
    await payload.delete({ collection: 'questions', id: Number(last?.id), trash: true });
    expect((await ask('DELETE', '&trash=true&limit=0')).status).toBe(200);
    expect(await countAll(all, true)).toBe(0);
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
