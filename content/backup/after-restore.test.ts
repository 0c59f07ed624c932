import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql, trustedSql } from '../database/statement.ts';
import { exampleLead } from '../testing/example-lead.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';

const file = path.join(import.meta.dirname, '../../deploy/pgbackrest/after-restore.sql');

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshOn('postgres');
}, 120_000);
afterAll(() => fresh?.remove());

test('after a restore of PostgreSQL no table gives out an id that a lost row may have had', async () => {
  const { payload } = fresh;
  const addLead = () => payload.create({ collection: 'leads', data: exampleLead({}) });
  const addState = (code: string) => payload.create({ collection: 'states', data: { name: code, code } });
  const before = [await addLead(), await addState('GJ')];
  const { run, rows } = await getSqlDatabase(payload);
  await run(trustedSql(readFileSync(file, 'utf8')));
  const after = [await addLead(), await addState('RJ')];
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id + 10_001));
  const low = await rows(
    sql`SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND COALESCE(last_value, 0) < 10000`,
  );
  expect(low).toEqual([]);
});
