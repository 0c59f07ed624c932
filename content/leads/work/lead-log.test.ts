import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { sql } from '../../database/statement.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../../testing/staff-under-test.ts';
import { readLeadLog, readLeadLogs, readNewestLines } from './lead-log.ts';

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

/** Adds a lead with this many lines in its log. Of lines with the same time, the last written is the newest. */
const addLead = async (lines: number): Promise<number> => {
  const { id } = await staff.fresh.payload.create({
    collection: 'leads',
    data: exampleLead(),
  });
  const { run } = await getSqlDatabase(staff.fresh.payload);
  await run(sql`INSERT INTO lead_log (lead, is_application, at, kind, text, "by")
    WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${lines})
    SELECT ${id}, FALSE, '2026-01-01T00:00:00.000Z', 'note', 'Line ' || n, 'Bina' FROM counted WHERE ${lines} > 0`);
  return id;
};

const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test('reads the whole log of a lead, newest line first, and the logs of several leads separately', async () => {
  const { payload } = staff.fresh;
  const [long, short, none] = [await addLead(250), await addLead(2), await addLead(0)];
  const texts = textsOf(await readLeadLog(payload, long));
  expect(texts).toHaveLength(250);
  expect([texts[0], texts.at(-1)]).toEqual(['Line 250', 'Line 1']);
  const logs = await readLeadLogs(payload, [long, short, none]);
  expect([...logs].map(([lead, lines]) => [lead, lines.length]).toSorted()).toEqual([
    [long, 250],
    [short, 2],
  ]);
  expect(textsOf(logs.get(short) ?? [])).toEqual(['Line 2', 'Line 1']);
});

test('reading the newest lines also returns the number of all lines', async () => {
  const { payload } = staff.fresh;
  const [some, none] = [await addLead(5), await addLead(0)];
  const { lines, all } = await readNewestLines(payload, some, 2);
  expect([textsOf(lines), all]).toEqual([['Line 5', 'Line 4'], 5]);
  expect((await readNewestLines(payload, some, 9)).lines).toEqual(await readLeadLog(payload, some));
  expect(await readNewestLines(payload, none, 2)).toEqual({ lines: [], all: 0 });
});

test('the page of a lead gets the newest 200 lines of a long log, with the number of all', async () => {
  const { body } = await staff.ask('sales', 'GET', `/leads/${await addLead(250)}/work`);
  expect(body.log).toHaveLength(200);
  expect(body.log).toMatchObject({ 0: { text: 'Line 250', by: 'Bina' }, 199: { text: 'Line 51' } });
  expect(body.logLines).toBe(250);
});
