import { toManyLeads, toWorkedLeads } from '@ev-site/scripts/many-leads.ts';
import { createLocalReq, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { readLeadPages } from '../leads/export/read-lead-pages.ts';
import { findPerson } from '../leads/person/find-person.ts';
import { mergeLeads, partLead } from '../leads/person/merge-leads.ts';
import { openTwoOn, type TwoPrograms } from '../testing/store-on.ts';
import { readPeriod } from './period.ts';
import { readReport } from './read-report.ts';

const many = 100_000;
const admin = { id: 1, role: 'admin', collection: 'staff' } as unknown as TypedUser;
const any = sql`TRUE`;

describe.each(['sqlite', 'postgres'] as const)('a hundred thousand leads on %s', (dialect) => {
  let programs: TwoPrograms['programs'];
  let remove: TwoPrograms['remove'];

  beforeAll(async () => {
    ({ programs, remove } = await openTwoOn(dialect));
    const { run } = await getSqlDatabase(programs[0]);
    await run(toManyLeads(dialect === 'postgres', many));
    await run(toWorkedLeads(dialect === 'postgres'));
    // PostgreSQL does this automatically after a while; on SQLite the project keeps no statistics.
    if (dialect === 'postgres') await run(sql`VACUUM ANALYZE leads`);
  }, 180_000);
  afterAll(() => remove?.());

  const measure = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    // The first run is the slowest.
    await work();
    const begun = performance.now();
    const result = await work();
    const took = performance.now() - begun;
    process.stdout.write(`${dialect}: ${what}, ${Math.round(took)} ms\n`);
    return result;
  };

  test('are each counted once in a report', async () => {
    const { period } = readPeriod({ from: '2025-11-24', to: '2026-11-22' });
    const report = await measure('report of a year', () => readReport(programs[0], admin, period));
    expect(report?.all.leads).toBe(many);
    for (const { key, rows, note } of report?.sections ?? []) {
      const sum = rows.reduce((total, { leads }) => total + leads, 0);
      const expected = key === 'position' ? many / 4 : note?.endsWith('only.') ? (many * 3) / 4 : many;
      expect([key, sum]).toEqual([key, expected]);
    }
    // Of every five leads one is won and two are lost.
    expect(report?.closed.all).toMatchObject({ won: many / 5, lost: (many * 2) / 5 });
  }, 60_000);

  test('include all ten leads of a person who is looked up', async () => {
    const found = await measure('a person', () => findPerson(programs[0], [1002], any));
    // Five leads share a number and two an address, so ten leads belong together.
    expect(found).toHaveLength(10);
  }, 60_000);

  test('of one person are all kept if two processes merge them at once', async () => {
    const [one = [], two = [], three = []] = await Promise.all(
      [2001, 3001, 4001].map((id) => findPerson(programs[0], [id], any)),
    );
    await Promise.all([
      mergeLeads({ payload: programs[0] }, [...one, ...two]),
      mergeLeads({ payload: programs[1] }, [...two, ...three]),
      mergeLeads({ payload: programs[0] }, [...three, ...one]),
    ]);
    const all = [...one, ...two, ...three].map(({ id }) => id).toSorted((a, b) => a - b);
    expect((await findPerson(programs[1], [2001], any)).map(({ id }) => id)).toEqual(all);
    await partLead({ payload: programs[1] }, 3001);
    expect((await findPerson(programs[0], [3001], any)).map(({ id }) => id)).toEqual(two.map(({ id }) => id));
    expect(await findPerson(programs[0], [4001], any)).toHaveLength(one.length + three.length);
  });

  test('are each exported once, while leads come and go', async () => {
    const payload = programs[0];
    const { run } = await getSqlDatabase(payload);
    const req = await createLocalReq({ user: admin }, payload);
    const where = {
      and: [{ kind: { equals: 'dealer' } }, { createdAt: { less_than: '2025-12-08T00:00:00.000Z' } }],
    };
    const { total, pages } = await readLeadPages(req, where as Where);
    expect(total).toBe(1008);
    const ids: number[] = [];
    for await (const page of pages) {
      ids.push(...page.map(({ id }) => id));
      // The newest lead that was read goes, and one with a larger id comes.
      await run(sql`DELETE FROM leads WHERE id = ${page[0]?.id ?? null}`);
      await run(sql`UPDATE leads SET kind = 'dealer' WHERE id = ${(ids[0] ?? 0) + 1}`);
    }
    expect(ids).toHaveLength(total);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  }, 60_000);
});
