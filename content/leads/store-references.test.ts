import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, sql } from '../database/statement.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { reckonReference } from './reference.ts';
import { storeReferences } from './store-references.ts';

describe.each(['sqlite', 'postgres'] as const)('reference numbers of leads on %s', (dialect) => {
  let fresh: FreshContent;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 180_000);
  afterAll(() => fresh?.remove());

  const addLeads = async (count: number): Promise<void> => {
    const { run } = await getSqlDatabase(fresh.payload);
    const rows = Array.from(
      { length: count },
      () => sql`('contact', 'A', '', '', 'new', 'en', 'passed', ${crypto.randomUUID()}, 'done', 0)`,
    );
    await run(
      sql`INSERT INTO leads (kind, name, email, phone, status, language, human_check, lead_key, delivery, attempts) VALUES ${joinSql(rows)}`,
    );
  };
  const readStored = async (): Promise<Map<number, string | null>> => {
    const { rows } = await getSqlDatabase(fresh.payload);
    const stored = await rows(sql`SELECT id, reference FROM leads ORDER BY id`);
    return new Map(stored.map(({ id, reference }) => [Number(id), reference as string | null]));
  };
  const countStored = async () =>
    [...(await readStored()).values()].filter((number) => number !== null).length;

  test('are stored by many processes at once, go on where they stopped, and stay after a change of the secret', async () => {
    const { payload } = fresh;
    const { secret } = payload;
    await addLeads(1203);
    await storeReferences(payload, AbortSignal.abort());
    expect(await countStored()).toBe(0);

    let looks = 0;
    const endsSoon = {
      get aborted() {
        looks += 1;
        return looks > 1;
      },
    } as AbortSignal;
    await storeReferences(payload, endsSoon);
    expect(await countStored()).toBe(500);

    await Promise.all([storeReferences(payload), storeReferences(payload), storeReferences(payload)]);
    await storeReferences(payload);
    // No statement is left open that would keep a transaction from its end.
    await inTransaction({ payload }, async () => void (await getSqlDatabase(payload)));
    const stored = await readStored();
    expect(stored.size).toBe(1203);
    expect([...stored]).toEqual([...stored.keys()].map((id) => [id, reckonReference(secret, id)]));

    payload.secret = 'a secret of later'.padEnd(40, '.');
    try {
      await addLeads(1);
      await storeReferences(payload);
      const later = await readStored();
      const newest = [...later.keys()].at(-1) ?? 0;
      expect(later).toEqual(new Map([...stored, [newest, reckonReference(payload.secret, newest)]]));
    } finally {
      payload.secret = secret;
    }
  }, 60_000);
});
