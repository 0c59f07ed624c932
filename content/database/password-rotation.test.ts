import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { openStoreOnOwnServer, type StoreUnderTest } from '../testing/store-on.ts';
import { getSqlDatabase } from './sql.ts';
import { sql, trustedSql } from './statement.ts';

const operations = readFileSync(path.join(import.meta.dirname, '../../docs/operations/incidents.md'), 'utf8');
const [, chapter = ''] = operations.split('### The password of the database\n');
/** The statements that operators shall run, in this order. */
const [bridge = '', change = '', end = ''] = [...chapter.matchAll(/^```sql\n(.*?)^```$/gms)].map(
  ([, statements = '']) => statements,
);

let store: StoreUnderTest;
let administrator: Payload;
let fresh: FreshContent | undefined;

const toUrl = (role: string, password: string) => {
  const url = new URL(store.variables.DATABASE_URL);
  return Object.assign(url, { username: role, password, pathname: '/ev_site' }).href;
};
const open = (DATABASE_URL: string) =>
  openContent({ variables: { ...store.variables, DATABASE_URL }, logger: createLog('silent') });
const say = async (statements: string) => (await getSqlDatabase(administrator)).run(trustedSql(statements));

beforeAll(async () => {
  store = await openStoreOnOwnServer();
  administrator = await open(store.variables.DATABASE_URL);
  await say("CREATE ROLE ev_site LOGIN PASSWORD 'old'");
  await say('CREATE DATABASE ev_site OWNER ev_site');
  fresh = await openFreshContent({ DATABASE_URL: toUrl('ev_site', 'old') });
}, 120_000);
afterAll(async () => {
  await fresh?.remove();
  await administrator?.destroy();
  await store?.remove();
});

test('changing the password of PostgreSQL as docs/operations/incidents.md says refuses nobody, and migrations work meanwhile', async () => {
  await say(bridge.replace('<for the bridge>', 'bridge'));
  const meanwhile = await open(toUrl('ev_bridge', 'bridge'));
  const { run, rows } = await getSqlDatabase(meanwhile);
  await run(sql`ALTER TABLE leads ADD COLUMN of_a_migration text`);
  await run(sql`CREATE TABLE made_meanwhile (id integer)`);
  const { id } = await meanwhile.create({ collection: 'leads', data: exampleLead({}) });
  const owners = await rows(sql`SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'`);
  expect(owners).toEqual([{ tableowner: 'ev_site' }]);

  await say(change.replace('<the new one>', 'new'));
  const after = await open(toUrl('ev_site', 'new'));
  await meanwhile.destroy();
  await say(end);
  expect((await after.findByID({ collection: 'leads', id })).id).toBe(id);
  await after.create({ collection: 'leads', data: exampleLead({ leadKey: 'another' }) });
  await after.destroy();
});
