import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import type { LeadLog } from '../payload-types.ts';
import { exampleLead } from '../testing/example-lead.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { type ExecutingAdapter, toStatementText } from '../testing/statement-text.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { eraseStray } from './erase-stray.ts';

describe.each(['sqlite', 'postgres'] as const)('log lines of deleted leads, on %s', (dialect) => {
  let fresh: FreshContent;
  let payload: Payload;
  let there = 0;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    payload = fresh.payload;
    there = (await payload.create({ collection: 'leads', data: exampleLead({}) })).id;
    await payload.db.deleteMany({ collection: 'lead-log', where: {} });
  }, 120_000);
  afterAll(() => fresh?.remove());

  /** Adds a line of the log with a given id. */
  const addLine = async (number: number, lead: number) => {
    const data = { lead, isApplication: false, at: new Date().toISOString(), kind: 'note', text: '', by: '' };
    const { id } = await payload.db.create({ collection: 'lead-log', data });
    const { run } = await getSqlDatabase(payload);
    await run(sql`UPDATE lead_log SET id = ${number} WHERE id = ${Number(id)}`);
  };

  /** @returns the statements that write. */
  const erase = async (stopped?: AbortSignal): Promise<string[]> => {
    const asked = vi.spyOn(payload.db as unknown as ExecutingAdapter, 'execute');
    await eraseStray(payload, 'lead_log', stopped);
    const statements = asked.mock.calls.map(([call]) => toStatementText(call));
    asked.mockRestore();
    return statements.filter((statement) => !statement.startsWith('SELECT'));
  };

  const listLines = async (): Promise<unknown[]> => {
    const { docs } = await payload.db.find<LeadLog>({ collection: 'lead-log', where: {}, sort: 'id' });
    return docs.map(({ id }) => id);
  };

  test('are erased wherever they are, and the sweep writes nothing if there are none', async () => {
    expect(await erase()).toEqual([]);
    for (const number of [100, 20_099, 20_100, 60_000]) await addLine(number, there + 1);
    for (const number of [101, 20_101, 70_000]) await addLine(number, there);
    const over = AbortSignal.abort();
    expect(await erase(over)).toEqual([]);
    await erase();
    expect(await listLines()).toEqual([101, 20_101, 70_000]);
    expect(await erase()).toEqual([]);
  });
});
