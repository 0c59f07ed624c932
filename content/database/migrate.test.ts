import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { openContent } from '../open-content.ts';
import { openFreshContent } from '../testing/fresh-content.ts';
import { openStoreOn, type StoreUnderTest } from '../testing/store-on.ts';
import { checkSchema } from './check-schema.ts';
import { sayDatabase } from './database-file.ts';
import { listMigrations } from './list-migrations.ts';
import type { SchemaState } from './making-migrations/keep-rows.ts';
import { migrateContent } from './migrate.ts';
import { previewMigrations } from './preview-migrations.ts';
import { getSqlDatabase } from './sql.ts';
import { sql } from './statement.ts';

const folder = path.join(import.meta.dirname, '../migrations/sqlite');

let store: StoreUnderTest | undefined;
afterEach(async () => {
  await store?.remove();
  store = undefined;
});

test.each(['sqlite', 'postgres'] as const)(
  'runs each migration once however many processes start it at once, on %s',
  async (dialect) => {
    store = await openStoreOn(dialect);
    const { variables } = store;
    const command = path.join(import.meta.dirname, '../cli/migrate.ts');
    const migrate = () =>
      promisify(execFile)(process.execPath, ['--no-warnings', command], {
        env: { ...process.env, ...variables },
      });
    // One migrates, and two wait for it.
    const printed = await Promise.all([migrate(), migrate(), migrate()]);
    expect(printed.map(({ stdout }) => stdout)).toEqual(
      Array(3).fill(
        `The database has the newest schema: ${sayDatabase(variables.DATABASE_URL, variables.DATA_DIR)}\n`,
      ),
    );

    const payload = await openContent({ variables, logger: { options: { level: 'silent' } } });
    const rows = await (await getSqlDatabase(payload)).rows(
      sql`SELECT name FROM payload_migrations ORDER BY id`,
    );
    const all = await listMigrations(payload);
    await payload.destroy();
    expect(rows.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  },
  120_000,
);

test('leaves a database as it is that is older than the first migration, and says so', async () => {
  store = await openStoreOn('sqlite');
  const payload = await openContent({ variables: store.variables, logger: { options: { level: 'silent' } } });
  const { run, rows } = await getSqlDatabase(payload);
  await run(sql`CREATE TABLE payload_migrations (id integer PRIMARY KEY, name text)`);
  await run(
    sql`INSERT INTO payload_migrations (name) VALUES ('20261121_082510_first'), ('20261121_083626_leads')`,
  );
  const older =
    'The database is older than what this program can bring up to date: it ends with 20261121_083626_leads.';
  await expect(migrateContent(payload)).rejects.toThrow(older);
  await expect(previewMigrations(payload)).rejects.toThrow(older);
  await expect(checkSchema(payload, { warn: vi.fn() })).rejects.toThrow(older);
  expect(await rows(sql`SELECT name FROM sqlite_master WHERE type = 'table'`)).toEqual([
    { name: 'payload_migrations' },
  ]);
  await payload.destroy();
});

test('foreign keys on SQLite delete or clear rows as the collections say', async () => {
  const { payload, remove } = await openFreshContent();
  const { rows } = await getSqlDatabase(payload);
  const [state = ''] = globSync('*.json', { cwd: folder });
  const { tables } = JSON.parse(readFileSync(path.join(folder, state), 'utf8')) as SchemaState;
  const wanted = Object.entries(tables).flatMap(([table, { foreignKeys = {} }]) =>
    Object.values(foreignKeys).map(({ columnsFrom, onDelete }) => `${table}.${columnsFrom}: ${onDelete}`),
  );
  const found = await rows(
    sql`SELECT name || '.' || "from" || ': ' || lower(on_delete) AS reference FROM sqlite_master, pragma_foreign_key_list(name) WHERE type = 'table'`,
  );
  await remove();
  expect(wanted.length).toBeGreaterThan(100);
  expect(found.map(({ reference }) => reference).sort()).toEqual(wanted.sort());
});

test('reports the reason of a failed migration even if SQLite has already ended its transaction', async () => {
  const { payload, remove } = await openFreshContent();
  const { run } = await getSqlDatabase(payload);
  payload.db.migrate = async () => {
    // As SQLite does when the disk is full.
    await run(sql`ROLLBACK`);
    throw new Error('database or disk is full');
  };
  await expect(migrateContent(payload)).rejects.toThrow('database or disk is full');
  await remove();
});

test('on SQLite, refuses migrations that would leave rows pointing to nothing, and changes nothing', async () => {
  const { payload, remove } = await openFreshContent();
  const { id: state } = await payload.create({ collection: 'states', data: { name: 'Goa', code: 'GA' } });
  await payload.create({ collection: 'cities', data: { name: 'Panaji', state } });
  const { run } = await getSqlDatabase(payload);
  payload.db.migrate = () => run(sql`DELETE FROM states`);
  await expect(migrateContent(payload)).rejects.toThrow('leave 1 row pointing to nothing');
  expect(await payload.count({ collection: 'states' })).toEqual({ totalDocs: 1 });
  payload.db.migrate = () => run(sql`DELETE FROM cities`);
  await migrateContent(payload);
  expect(await payload.count({ collection: 'cities' })).toEqual({ totalDocs: 0 });
  await remove();
});
