import type { TypedUser, Where } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { searchedFields } from './narrow-search.ts';
import { reckonReference } from './reference.ts';
import { storeReferences } from './store-references.ts';

let fresh: FreshContent;
let ids: number[] = [];

const as = (role: string) => ({ id: 1, role, collection: 'staff' }) as unknown as TypedUser;

const addLead = async (more: object): Promise<number> => {
  const data = exampleLead({ name: 'Somebody', email: 'x@example.com', ...more });
  return (await fresh.payload.create({ collection: 'leads', data })).id;
};

const search = (text: string): Where => ({
  or: searchedFields.map((field) => ({ [field]: { like: text } })),
});

const find = (where: Where, role = 'admin', more: object = {}) =>
  fresh.payload.find({
    collection: 'leads',
    where,
    user: as(role),
    overrideAccess: false,
    depth: 0,
    ...more,
  });

const findIds = async (...asked: Parameters<typeof find>) => {
  const { docs, totalDocs } = await find(...asked);
  expect(totalDocs).toBe(docs.length);
  return docs.map(({ id }) => id).toSorted((one, other) => one - other);
};

beforeAll(async () => {
  fresh = await openFreshContent();
  ids = [
    await addLead({ name: 'Asha Patel' }),
    await addLead({ name: 'Zarna Shah', kind: 'application', message: 'Asha told me of you.' }),
    await addLead({ name: 'Meera', phone: '02825 220011', phoneDigits: '912825220011' }),
  ];
  await storeReferences(fresh.payload);
}, 60_000);
afterAll(() => fresh.remove());

test('a search finds the matching leads that the role may see', async () => {
  const [first = 0, second = 0, third = 0] = ids;
  expect(await findIds(search('asha'))).toEqual([first, second]);
  expect(await findIds(search('asha'), 'sales')).toEqual([first]);
  expect(await findIds(search('asha'), 'hr')).toEqual([second]);
  expect(await findIds({ and: [{ kind: { equals: 'contact' } }, search('a')] })).toEqual([first, third]);
  expect(await findIds(search('0 2825 2200'))).toEqual([third]);
  expect(await findIds(search(reckonReference(fresh.payload.secret, third)))).toEqual([third]);
  expect(await findIds(search('zebra'))).toEqual([]);
});

test('finds a lead by the number that its visitor was told, also after a change of the secret', async () => {
  const [, , third = 0] = ids;
  const { payload } = fresh;
  const { secret } = payload;
  const told = reckonReference(secret, third);
  payload.secret = 'a secret of later'.padEnd(40, '.');
  try {
    expect(await findIds(search(told.replace('-', ' ').toLowerCase()))).toEqual([third]);
    expect(await findIds(search(reckonReference(payload.secret, third)))).toEqual([]);
    expect((await payload.findByID({ collection: 'leads', id: third })).reference).toBe(told);
  } finally {
    payload.secret = secret;
  }
});

test('a search scans the leads once, and then reads the rows by their ids', async () => {
  const asked = vi.spyOn(fresh.payload.db, 'find');
  await find(search('zebra'));
  const wheres = asked.mock.calls.map(([{ where }]) => JSON.stringify(where));
  asked.mockRestore();
  expect(wheres.map((where) => where.includes('zebra'))).toEqual([true, false]);
});

test('no extra query runs for a search without a count, or for a role that may not see leads', async () => {
  const asked = vi.spyOn(fresh.payload.db, 'find');
  await find(search('asha'), 'admin', { pagination: false, limit: 10 });
  await find({ kind: { equals: 'contact' } });
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockClear();
  const worked = vi.spyOn(fresh.payload.db as unknown as { execute(): unknown }, 'execute');
  await expect(find(search(reckonReference(fresh.payload.secret, 1)), 'editor')).rejects.toThrow();
  expect(asked).not.toHaveBeenCalled();
  expect(worked).not.toHaveBeenCalled();
  worked.mockRestore();
  asked.mockRestore();
});

test.each([
  ['nothing in a list', '{"or":[null,{"name":{"like":"asha"}}]}'],
  ['a text in a list', '{"and":["name",{"or":["asha"]}]}'],
  ['a list in place of a condition', '[{"name":{"like":"asha"}}]'],
  ['a list that is none', '{"and":{"0":{"name":{"like":"asha"}}}}'],
  ['a prototype', '{"or":[{"__proto__":{"like":"asha"}},{"name":{"like":"asha"}}]}'],
  ['very many lists in each other', `${'{"or":['.repeat(20_000)}{}${']}'.repeat(20_000)}`],
])('refuses a condition with %s', async (_, json) => {
  await expect(find(JSON.parse(json))).rejects.toMatchObject({ status: 400 });
});

test('a search in the trash finds trashed leads, an ordinary search does not', async () => {
  const [first = 0] = ids;
  const trashed = await addLead({ name: 'Asha Mehta' });
  await fresh.payload.update({
    collection: 'leads',
    id: trashed,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(await findIds(search('asha'), 'sales')).toEqual([first]);
  expect(await findIds(search('asha'), 'sales', { trash: true })).toEqual([first, trashed]);
});

test('finds more leads than fit into a list of ids', async () => {
  const { run } = await getSqlDatabase(fresh.payload);
  await run(sql`INSERT INTO leads (kind, name, email, phone, status, language, human_check, lead_key, delivery, attempts)
    WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 301)
    SELECT 'contact', 'Many of one name', '', '', 'new', 'en', 'passed', 'many ' || n, 'done', 0 FROM counted`);
  expect((await find(search('of one name'))).totalDocs).toBe(301);
}, 60_000);
